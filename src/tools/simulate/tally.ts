import type { Answer } from '../../engine';
import type { AbilitySource } from '../../engine/core/ability';
import type { ChosenAnswer, Decision, Option } from '../../engine/core/decision';
import type { GameEvent } from '../../engine/core/event';
import type { GameState } from '../../engine/core/state';
import type { Rules } from '../../engine/core/table';
import { profileOf } from '../../engine/look/ships';
import { damageOf } from '../../engine/rules/setup/components';

/** How often a written card was in a game, could be used or applied, and was used or did something. */
export interface Count {
  games: number;
  offered: number;
  used: number;
}

export interface Tally {
  /** A game begins with these cards. */
  readonly begins: (state: GameState) => void;
  /** While an answer is played: whose terms hold is not asked out of curiosity. */
  readonly during: <Result>(play: () => Result) => Result;
  readonly held: NonNullable<Rules['held']>;
  readonly asked: (state: GameState) => void;
  readonly answered: (state: GameState, given: Answer) => void;
  readonly happened: (events: readonly GameEvent[]) => void;
  readonly counts: () => Readonly<Record<string, Count>>;
}

/** What works without being picked: whenever its terms hold at its moment, it has. */
const SILENT: readonly string[] = ['amount', 'cannot', 'may', 'bar', 'templates', 'treated', 'armed', 'placeable'];
/** In effect as long as the card is there. */
const STANDING: readonly string[] = ['arc', 'lends'];

/** The cards, each once, whatever copy or ship it was. */
export function tallyOf(rules: Rules, written: readonly string[]): Tally {
  const counts: Record<string, Count> = {};
  for (const id of written) counts[id] = { games: 0, offered: 0, used: 0 };
  let playing = false;
  const cardOf = (source: string): string => (source.startsWith('card:') ? damageOf(rules, source as never) : source);
  const add = (what: keyof Count, source: string) => {
    const count = counts[cardOf(source)];
    if (count) count[what] += 1;
  };
  const addAll = (what: keyof Count, sources: readonly string[]) => {
    for (const source of new Set(sources)) add(what, source);
  };
  return {
    begins(state) {
      const table = { state, rules };
      const sources = Object.values(state.ships).flatMap((ship): readonly string[] => [
        ...profileOf(table, ship).sources,
        ...ship.conditions.map(({ card }) => card),
      ]);
      addAll('games', sources);
      const standing = sources.filter(source => rules.abilitiesOf(source).some(({ kind }) => STANDING.includes(kind)));
      addAll('offered', standing);
      addAll('used', standing);
    },
    during(play) {
      playing = true;
      try {
        return play();
      } finally {
        playing = false;
      }
    },
    held({ ref, ability }) {
      if (!playing) return;
      add('offered', ref.source);
      const must = (ability.kind === 'instead' && !ability.optional) || (ability.kind === 'dice' && ability.must);
      if (SILENT.includes(ability.kind) || must) add('used', ref.source);
    },
    asked(state) {
      for (const decision of state.pending)
        addAll(
          'offered',
          decision.options.flatMap(option => cardsIn(decision, option)),
        );
    },
    answered(state, given) {
      if (!('choice' in given)) return;
      const { decision: id, choice } = given as ChosenAnswer;
      const decision = state.pending.find(one => one.id === id);
      const keys = 'option' in choice ? [choice.option] : choice.picks;
      if (!decision) return;
      const options = decision.options.filter(({ key }) => keys.includes(key));
      addAll(
        'used',
        options.flatMap(option => cardsIn(decision, option)),
      );
    },
    happened(events) {
      for (const event of events) {
        if (event.type === 'abilityUsed') addAll('used', [event.ref.source]);
        if (event.type === 'damageDealt' && event.faceup && event.card) {
          add('games', event.card);
          // What it does at once, it does unasked.
          if (rules.abilitiesOf(event.card).some(({ kind }) => kind === 'dealt')) {
            add('offered', event.card);
            add('used', event.card);
          }
        }
        if (event.type === 'conditionAssigned' && event.condition) add('games', event.condition);
      }
    },
    counts: () => counts,
  };
}

/** The cards that an answer uses. */
function cardsIn({ by, topic }: Decision, { key, subject }: Option): readonly string[] {
  if (key === 'pass') return [];
  const asker = by?.source ?? ('card' in topic ? topic.card : null);
  return [...(asker ? [asker] : []), ...named(subject)];
}

function named(subject: Option['subject']): readonly AbilitySource[] {
  switch (subject.kind) {
    case 'modification':
      return subject.by ? [subject.by.source] : [];
    case 'ability':
      return [subject.trigger.ref.source];
    case 'card':
    case 'upgrade':
      return [subject.card];
    case 'target':
      return subject.weapon.startsWith('upgrade:') ? [subject.weapon as AbilitySource] : [];
    case 'action':
      return ofAction(subject.action);
    default:
      return [];
  }
}

/** `card:upgrade:…` with a name behind it where a card has several, or `repair:card:p1:7`. */
function ofAction(action: string): readonly AbilitySource[] {
  const [kind, ...rest] = action.split(':');
  if (kind === 'repair') return [rest.join(':') as AbilitySource];
  return kind === 'card' ? [rest.slice(0, 2).join(':') as AbilitySource] : [];
}
