import { castDraft } from 'immer';
import { asking, type EffectNamed, type Effects } from '../core/effect';
import type { FrameOf, Trigger } from '../core/frame';
import { isShipId, opponentOf, type PlayerId, type UnitId } from '../core/ids';
import { gathered } from '../core/list';
import type { Table } from '../core/table';
import { type AbilityInPlay, abilityInPlay } from '../look/abilities';
import { triggersOf } from '../look/moments';
import { shipOf } from '../look/ships';
import { isPass } from './askers';
import { offerEach } from './each';
import type { Handlers } from './handlers';
import { comesToNothing, isAlikeInEffect, offerAgain, offered, useAbility } from './offer';
import { entered, frameOf, type Run, writeFrame } from './run';
import { isSame } from './sharing';

export const queueOf = (entries: readonly Trigger[], aftermath = false): FrameOf<'queue'> => ({
  kind: 'queue',
  todo: [{ do: 'nextInQueue' }],
  triggers: [],
  entries,
  aftermath,
});

/** A moment at which abilities may be used at once. Where nobody has one, nothing opens. */
function openWindow(run: Run, { moment }: EffectNamed<'openWindow'>): Effects {
  const entries = triggersOf(run, moment);
  return entries.length > 0 ? entered(run, queueOf(entries)) : NOTHING;
}

const NOTHING: Effects = [];
const THEN_NEXT: Effects = [{ do: 'nextInQueue' }];

const abilityOf = (trigger: Trigger): FrameOf<'ability'> => ({
  kind: 'ability',
  todo: [{ do: 'resolveAbility' }],
  triggers: [],
  trigger,
});

const start = (trigger: Trigger): Effects => [{ do: 'enter', frame: abilityOf(trigger) }, ...THEN_NEXT];

/** Takes the next ability from the queue: in player order, each player ordering their own. */
function nextInQueue(run: Run): Effects {
  const { entries, aftermath } = frameOf(run.state, 'queue');
  const [only] = entries;
  if (!only) return [];
  // Nearly always there is but one, and nothing to order.
  if (entries.length === 1) {
    if (!abilityInPlay(run, only.ref)) return [];
    writeFrame(run, 'queue', queue => {
      queue.entries = [];
    });
    entered(run, abilityOf(only));
    return THEN_NEXT;
  }
  // A damage card that was turned facedown meanwhile has no ability any more.
  const live = entries.filter(({ ref }) => abilityInPlay(run, ref));
  const first = live.find(trigger => isRule(run, trigger) || remembers(run, trigger));
  const due = first ? [first] : groupsOf(run, live, aftermath).find(one => one.length > 0);
  if (!due) return [];
  const group = worthOrdering(run, due);
  // The same ability, set off twice to do the same, needs no order.
  if (group.every(trigger => isAlike(run, trigger, group[0]!))) {
    take(run, group[0]!);
    return start(group[0]!);
  }
  return [
    asking({
      player: group[0]!.player,
      topic: { kind: 'orderAbilities' },
      ask: { kind: 'one' },
      options: group.map((trigger, index) => ({
        key: keyOf(trigger, group.slice(0, index)),
        subject: { kind: 'ability', trigger },
        then: [{ do: 'takeFromQueue', trigger }, ...start(trigger)],
      })),
    }),
  ];
}

/** Those that can do something now; the others wait for what these change. */
function worthOrdering(table: Table, due: readonly Trigger[]): readonly Trigger[] {
  if (due.length === 1) return due;
  const able = due.filter(({ ref, moment }) => !comesToNothing(table, abilityInPlay(table, ref)!, moment));
  return able.length > 0 ? able : due.slice(0, 1);
}

/** An ability may be set off twice by one step: two crits, two ships. The second one is numbered. */
export function keyOf({ ref, moment }: Trigger, before: readonly Trigger[] = []): string {
  const key = `ability:${ref.ship}:${ref.source}:${ref.name}:${moment.at}`;
  const others = before.filter(other => keyOf(other) === key).length;
  return others > 0 ? `${key}:${others + 1}` : key;
}

function isAlike(table: Table, a: Trigger, b: Trigger): boolean {
  if (isSame(a, b)) return true;
  const one = keyOf(a) === keyOf(b) && abilityInPlay(table, a.ref);
  if (!one) return false;
  return isAlikeInEffect(table, one, a.moment, b.moment);
}

function take(run: Run, trigger: Trigger): Effects {
  writeFrame(run, 'queue', queue => {
    const at = frameOf(run.state, 'queue').entries.findIndex(entry => isSame(entry, trigger));
    queue.entries = castDraft(queue.entries.filter((_, index) => index !== at));
  });
  return [];
}

/** What the mission itself orders comes before the abilities that share its moment, and nobody is asked in which order. */
function isRule(table: Table, { ref }: Trigger): boolean {
  if (!ref.source.startsWith('scenario:')) return false;
  const ability = abilityInPlay(table, ref)?.ability;
  return ability?.kind === 'triggered' && !ability.optional;
}

/** What only takes note changes nothing yet. */
function remembers(table: Table, { ref }: Trigger): boolean {
  const ability = abilityInPlay(table, ref)?.ability;
  return ability?.kind === 'triggered' && ability.remembers === true;
}

/** Who goes first. Aftermath: the defender's side before the attacker's, and bonus attacks after all else. */
function groupsOf(table: Table, entries: readonly Trigger[], aftermath: boolean): readonly (readonly Trigger[])[] {
  const of = (player: PlayerId) => entries.filter(entry => entry.player === player);
  if (!aftermath) {
    const first = table.state.firstPlayer;
    return [of(first), of(opponentOf(first))];
  }
  const { attack } = frameOf(table.state, 'attack');
  const attacker = sideOf(table, attack.attacker) ?? opponentOf(sideOf(table, attack.defender)!);
  const defender = sideOf(table, attack.defender) ?? opponentOf(attacker);
  const grants = (trigger: Trigger) => {
    const ability = abilityInPlay(table, trigger.ref)?.ability;
    return ability?.kind === 'triggered' && ability.grantsAttack === true;
  };
  const sides = defender === attacker ? [attacker] : [defender, attacker];
  return gathered([false, true], bonus => sides.map(player => of(player).filter(trigger => grants(trigger) === bonus)));
}

/** A remote may be gone by now; then it was an enemy of the other side. */
const sideOf = ({ state }: Table, unit: UnitId): PlayerId | null =>
  isShipId(unit) ? shipOf(state, unit).player : (state.devices[unit]?.owner ?? null);

/** The requirement is checked again here: the rules drop an ability whose moment has passed. */
function resolveAbility(run: Run): Effects {
  const { trigger } = frameOf(run.state, 'ability');
  const one = abilityInPlay(run, trigger.ref);
  return one ? leavingTwins(offered(run, one, trigger.moment), twinsOf(run, one, trigger)) : [];
}

/** What the same ability could do just so for another of the same moments, as with the second damage of an attack. */
function twinsOf(run: Run, one: AbilityInPlay, trigger: Trigger): readonly Trigger[] {
  const queue = run.state.agenda.at(-2);
  if (queue?.kind !== 'queue' || queue.entries.length === 0) return [];
  const others = queue.entries.filter(entry => keyOf(entry) === keyOf(trigger));
  return others.filter(({ moment }) => isAlikeInEffect(run, one, moment, trigger.moment));
}

/** Whoever says no has said it to all of them. */
const leavingTwins = (asked: Effects, twins: readonly Trigger[]): Effects =>
  twins.length === 0
    ? asked
    : asked.map(effect => {
        if (effect.do !== 'ask') return effect;
        const leave = twins.map(trigger => ({ do: 'takeFromQueue', trigger }) as const);
        const options = effect.question.options.map(option =>
          isPass(option) ? { ...option, then: [...option.then, ...leave] } : option,
        );
        return { ...effect, question: { ...effect.question, options } };
      });

export const queueHandlers = {
  openWindow,
  nextInQueue,
  takeFromQueue: (run, { trigger }) => take(run, trigger),
  resolveAbility,
  useAbility,
  offerAgain,
  offerEach,
} satisfies Partial<Handlers>;
