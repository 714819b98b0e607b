import type { Engine } from '../engine';
import type { Choice, ChosenAnswer, Decision } from '../engine/core/decision';
import type { Effect } from '../engine/core/effect';
import type { PlayerId, ShipId } from '../engine/core/ids';
import type { Behavior } from '../engine/core/practice';
import type { GameState } from '../engine/core/state';
import { costsIn } from '../engine/core/terms';
import { abilityInPlay } from '../engine/look/abilities';
import { shipOf } from '../engine/look/ships';
import { dialFor } from './behavior';
import { fairRoll } from './fairRoll';
import { randomFrom } from './random';

export type Behaviors = Readonly<Record<ShipId, Behavior>>;

/** What the targets of a player answer now; null where they are asked nothing. A few milliseconds: no worker is needed. */
export function targetAnswer(
  engine: Engine,
  state: GameState,
  player: PlayerId,
  behaviors: Behaviors,
): ChosenAnswer | null {
  const decision = state.pending.find(one => one.player === player && !(state.ready[player] && isDials(one)));
  if (!decision) return null;
  const choice = choiceFor(engine, state, decision, behaviors);
  return choice && { decision: decision.id, player, choice };
}

const isDials = ({ topic }: Decision): boolean => topic.kind === 'setDials';

function choiceFor(engine: Engine, state: GameState, decision: Decision, behaviors: Behaviors): Choice | null {
  const { topic, options, player } = decision;
  const named = (...starts: readonly string[]): Choice | null => {
    const found = starts.flatMap(start => options.find(({ key }) => key.startsWith(start)) ?? [])[0];
    return found ? { option: found.key } : null;
  };
  switch (topic.kind) {
    case 'setDials':
      return dialChoice(engine, state, decision, behaviors) ?? named('ready');
    case 'chooseAction':
      // Something that helps whatever comes; never a move that would spoil its course.
      return named('action:focus:white', 'action:calculate:white', 'action:evade:white', 'pass') ?? first(decision);
    case 'chooseAttack':
      return bestAttack(engine, state, decision) ?? first(decision);
    case 'modifyDice':
    case 'rerollDice':
    case 'changeDice':
      return engine.oddsAfter(state, decision)?.best ?? any(engine, state, decision);
    case 'enterDice':
    case 'enterFirstDice':
      return fairRoll(engine.rules, decision, randomFrom(state.asked));
    case 'chooseShip':
      return first(decision);
    case 'mayUse':
      return cheapOffer(engine, state, decision) ?? named('pass') ?? any(engine, state, decision);
    default:
      return named('pass') ?? any(engine, state, { ...decision, player });
  }
}

function dialChoice(engine: Engine, state: GameState, { options }: Decision, behaviors: Behaviors): Choice | null {
  const table = { state, rules: engine.rules };
  for (const { subject } of options) {
    if (subject.kind !== 'dial') continue;
    const option = dialFor(table, shipOf(state, subject.ship), behaviors[subject.ship] ?? { kind: 'chase' }, options);
    return option && { option: option.key };
  }
  return null;
}

/** The attack with the most expected damage. */
function bestAttack(engine: Engine, state: GameState, { topic, options }: Decision): Choice | null {
  if (topic.kind !== 'chooseAttack') return null;
  const worths = options.flatMap(({ key, subject }) => {
    if (subject.kind !== 'target') return [];
    const odds = engine.oddsOfAttack(state, { attacker: topic.ship, target: subject.target, weapon: subject.weapon });
    return [{ key, worth: odds?.damage ?? 0 }];
  });
  const [best] = worths.toSorted((a, b) => b.worth - a.worth);
  return best ? { option: best.key } : null;
}

/** What a card offers, if it is not paid for with damage or a token. */
function cheapOffer({ rules }: Engine, state: GameState, { options }: Decision): Choice | null {
  const hurts = (effect: Effect): boolean => {
    if (effect.do !== 'useAbility') return DEAR.includes(effect.do);
    const ability = abilityInPlay({ state, rules }, effect.ref)?.ability;
    const cost = ability && 'cost' in ability ? costsIn(ability.cost) : [];
    return cost.some(one => 'suffer' in one || 'gain' in one || 'shields' in one);
  };
  const found = options.find(({ key, then }) => key !== 'pass' && !then.some(hurts));
  return found ? { option: found.key } : null;
}

const DEAR: readonly Effect['do'][] = ['sufferDamage', 'loseShield', 'gainToken'];

const first = ({ options }: Decision): Choice | null => (options[0] ? { option: options[0].key } : null);

const any = (engine: Engine, state: GameState, { id, player }: Decision): Choice | null =>
  engine.legalAnswers(state, player).find(({ decision }) => decision === id)?.choice ?? null;
