import { castDraft } from 'immer';
import { type Option, pass } from '../core/decision';
import { asking, type Effect, type Effects } from '../core/effect';
import type { Trigger } from '../core/frame';
import { isShipId, opponentOf, type PlayerId } from '../core/ids';
import type { Table } from '../core/table';
import { type AbilityInPlay, abilityInPlay, effectsOf, isMet } from '../look/abilities';
import { shipOf } from '../look/ships';
import { frameOf, type Run, writeFrame } from './run';

/** Takes the next ability from the queue: in player order, each player ordering their own. */
export function nextInQueue(run: Run): Effects {
  const { entries, aftermath } = frameOf(run.state, 'queue');
  const group = groupsOf(run, entries, aftermath).find(one => one.length > 0);
  if (!group) return [];
  const start = (trigger: Trigger): Effects => [
    { do: 'enter', frame: { kind: 'ability', todo: [{ do: 'resolveAbility' }], triggers: [], trigger } },
    { do: 'nextInQueue' },
  ];
  if (group.length === 1) {
    take(run, group[0]!);
    return start(group[0]!);
  }
  return [
    asking({
      player: group[0]!.player,
      topic: { kind: 'orderAbilities' },
      ask: { kind: 'one' },
      options: group.map(trigger => ({
        key: keyOf(trigger),
        subject: { kind: 'ability', trigger },
        then: [{ do: 'takeFromQueue', trigger }, ...start(trigger)],
      })),
    }),
  ];
}

export const keyOf = ({ ref, event }: Trigger): string =>
  `ability:${ref.ship}:${ref.source}:${ref.index}:${event.type}`;

export function take(run: Run, trigger: Trigger): Effects {
  const key = keyOf(trigger);
  writeFrame(run, 'queue', queue => {
    const at = queue.entries.findIndex(entry => keyOf(entry) === key);
    queue.entries = castDraft(queue.entries.filter((_, index) => index !== at));
  });
  return [];
}

/** Who goes first. Aftermath: the defender's side before the attacker's, and bonus attacks after all else. */
function groupsOf(table: Table, entries: readonly Trigger[], aftermath: boolean): readonly (readonly Trigger[])[] {
  const of = (player: PlayerId) => entries.filter(entry => entry.player === player);
  if (!aftermath) {
    const first = table.state.firstPlayer;
    return [of(first), of(opponentOf(first))];
  }
  const { attack } = frameOf(table.state, 'attack');
  const attacker = shipOf(table.state, attack.attacker).player;
  const defender = isShipId(attack.defender) ? shipOf(table.state, attack.defender).player : opponentOf(attacker);
  const grants = (trigger: Trigger) => {
    const ability = abilityInPlay(table, trigger.ref)?.ability;
    return ability?.kind === 'triggered' && ability.grantsAttack;
  };
  const sides = defender === attacker ? [attacker] : [defender, attacker];
  return [false, true].flatMap(bonus => sides.map(player => of(player).filter(trigger => grants(trigger) === bonus)));
}

/** The requirement is checked again here: the rules drop an ability whose moment has passed. */
export function resolveAbility(run: Run): Effects {
  const { trigger } = frameOf(run.state, 'ability');
  const one = abilityInPlay(run, trigger.ref);
  if (one?.ability.kind !== 'triggered' || !isMet(run, one, trigger.event)) return [];
  const then = effectsOf(run, one, trigger.event);
  if (then.length === 0) return [];
  const used = { do: 'announce', event: { type: 'abilityUsed', ref: trigger.ref } } as const;
  // An effect that asks by itself has its own "no".
  if (!one.ability.optional || then.some(({ do: what }) => ASKS.includes(what))) return [used, ...then];
  return mayUse(one, [used, ...then]);
}

const ASKS: readonly Effect['do'][] = ['offerAction', 'offerLinkedAction', 'chooseAttack'];

function mayUse({ self, ref }: AbilityInPlay, then: Effects): Effects {
  const card = ref.source as never;
  const use: Option = { key: `use:${ref.source}`, subject: { kind: 'card', card }, then };
  return [
    asking({
      player: self.player,
      topic: { kind: 'mayUse', card, ship: self.id },
      ask: { kind: 'one' },
      options: [use, pass()],
    }),
  ];
}
