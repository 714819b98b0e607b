import type { Subject } from '../core/decision';
import type { Effect } from '../core/effect';
import type { ObjectId, PlayerId } from '../core/ids';
import type { Reason } from '../core/reason';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { noAttack } from '../look/attack';
import { activatesAt, engagesAt, initiativeOf } from '../look/initiative';
import { forbidden } from '../look/rulings';
import { allShips, shipsOfPlayer } from '../look/ships';
import { type ActionChoice, actionChoices, linkChoices } from '../rules/actions/choices';
import type { TargetChoice } from '../rules/actions/possible';
import { withheld } from '../rules/attack/modifications';
import type { Direction } from '../rules/movement/reposition';
import { dialChoices } from '../rules/phases/planning';
import { findFrame } from '../rules/run';

/** An answer that a player would look for, and why it is not offered. */
export interface Explained {
  readonly key: string;
  readonly subject: Subject;
  readonly reasons: readonly Reason[];
}

const because = (key: string, subject: Subject, reason: Reason | null): readonly Explained[] =>
  reason ? [{ key, subject, reasons: [reason] }] : [];

export const dials = (table: Table, player: PlayerId): readonly Explained[] =>
  shipsOfPlayer(table.state, player).flatMap(ship =>
    dialChoices(table, ship).flatMap(({ code, blocked }) =>
      because(`dial:${ship.id}:${code}`, { kind: 'dial', ship: ship.id, maneuver: code }, blocked),
    ),
  );

/** The player's other ships: they have had their turn in this phase, it comes at another initiative, or they have nothing to attack. */
export function ships(table: Table, player: PlayerId, toDo: 'system' | 'activate' | 'engage'): readonly Explained[] {
  if (toDo === 'system') return [];
  const now = findFrame(table.state, 'phase')?.initiative;
  return shipsOfPlayer(table.state, player).flatMap(ship => {
    const done = toDo === 'activate' ? ship.round.activated : ship.round.engaged;
    const turn = toDo === 'engage' ? engagesAt(table, ship) : activatesAt(table, ship);
    const waits = turn === now ? noAttack(table, ship) : notItsTurn(turn);
    return because(ship.id, { kind: 'ship', ship: ship.id }, done ? { kind: 'hadItsTurn' } : waits);
  });
}

export const toPlace = (table: Table, player: PlayerId): readonly Explained[] =>
  allShips(table.state)
    .filter(ship => ship.player === player && ship.where === 'hand')
    .flatMap(ship =>
      because(`place:${ship.id}`, { kind: 'ship', ship: ship.id }, notItsTurn(initiativeOf(table, ship))),
    );

const notItsTurn = (initiative: number): Reason => ({ kind: 'notItsTurn', initiative });

/** The effect that asked knows what was granted. */
export function actions(table: Table, ship: Ship, asked: Effect): readonly Explained[] {
  return choicesOf(table, ship, asked).flatMap(({ action, color, blocked }) =>
    because(`action:${action}:${color}`, { kind: 'action', action }, blocked),
  );
}

function choicesOf(table: Table, ship: Ship, asked: Effect): readonly ActionChoice[] {
  if (asked.do === 'offerAction') return actionChoices(table, ship, asked);
  if (asked.do === 'offerLinkedAction') return linkChoices(table, ship, asked.after);
  return [];
}

export const fromPlaces = (directions: readonly Direction[]): readonly Explained[] =>
  directions
    .flatMap(({ places }) => places)
    .filter(({ blocked }) => blocked.length > 0)
    .map(({ name, pose, blocked }) => ({ key: name, subject: { kind: 'pose', pose, name }, reasons: blocked }));

export const fromTargets = (targets: readonly TargetChoice<ObjectId>[]): readonly Explained[] =>
  targets.flatMap(({ target, blocked }) => because(target, { kind: 'object', object: target }, blocked));

/** Cards that reloading could fill, were they not full or spent for good. */
export const reloads = (table: Table, ship: Ship): readonly Explained[] =>
  ship.upgrades
    .filter(({ card }) => {
      const { slot, charges } = table.rules.catalog.upgrade(card);
      return charges && (slot === 'torpedo' || slot === 'missile' || slot === 'device');
    })
    .flatMap(({ card }) => {
      const reason = forbidden(table, 'recoverCharge', ship, { card }) ?? ({ kind: 'fullyCharged' } as const);
      return because(card, { kind: 'upgrade', card }, reason);
    });

export function modifications(table: Table, asked: Effect, pool: 'attack' | 'defense'): readonly Explained[] {
  const attack = findFrame(table.state, 'attack')?.attack;
  if (!attack || asked.do !== 'attackStep') return [];
  const side = asked.step.startsWith('attacker') ? 'attacker' : 'defender';
  return withheld(table, attack, pool, side).flatMap(({ key, does, ref, blocked }) =>
    because(`mod:${key}`, { kind: 'modification', name: key, does, by: ref }, blocked),
  );
}

export function rerolls(table: Table, pool: 'attack' | 'defense'): readonly Explained[] {
  const attack = findFrame(table.state, 'attack')?.attack;
  const dice = (pool === 'attack' ? attack?.attackDice : attack?.defenseDice) ?? [];
  return dice.flatMap(({ rerolled }, index) =>
    because(`die:${index}`, { kind: 'die', index }, rerolled ? { kind: 'alreadyRerolled' } : null),
  );
}
