import type { Face, GameEvent } from '../../engine/core/event';
import { isShipId, type ObjectId, PLAYERS, type PlayerId, type ShipId, type UnitId } from '../../engine/core/ids';
import type { Point } from '../../engine/core/place';
import { pointsOf } from '../../engine/core/score';
import type { GameState } from '../../engine/core/state';
import type { Rules } from '../../engine/core/table';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { sizeOf } from '../../engine/look/ships';
import type { Shot } from './scene';

/** One answer: the game on either side of it. */
export interface Telling {
  readonly rules: Rules;
  readonly before: GameState;
  readonly after: GameState;
}

/** What must be known of the table in the middle of an answer, as its events go by. */
export interface Middle {
  placeOf(piece: ObjectId): Point | null;
  /** Whoever attacks and defends just now. */
  attack: { readonly attacker: UnitId; readonly defender: UnitId } | null;
  points: Record<PlayerId, number>;
  /** Ships that were destroyed so far. */
  readonly destroyed: ReadonlySet<ShipId>;
  /** The attack dice as they lie. */
  attackFaces: readonly Face[];
  /** From whoever attacks to its target, as both stand just now. */
  shot(): Shot | null;
  /** After an event. */
  follow(event: GameEvent): void;
}

export function middleOf({ rules, before, after }: Telling): Middle {
  const moved = new Map<ObjectId, Point>();
  const destroyed = new Set<ShipId>();
  const frame = before.agenda.findLast(one => one.kind === 'attack');
  const middle: Middle = {
    placeOf: piece => moved.get(piece) ?? placeIn(before, piece) ?? placeIn(after, piece),
    attack: frame?.kind === 'attack' ? frame.attack : null,
    points: { p1: 0, p2: 0 },
    destroyed,
    shot() {
      if (!middle.attack) return null;
      const { attacker, defender } = middle.attack;
      const [from, to] = [middle.placeOf(attacker), middle.placeOf(defender)];
      const target = isShipId(defender) ? before.ships[defender] : undefined;
      const half = target ? BASE_LENGTH[sizeOf({ rules, state: before }, target.id)] / 2 : 0;
      const player = isShipId(attacker) ? before.ships[attacker]?.player : before.devices[attacker]?.owner;
      return from && to && player ? { from, to, player, half, shielded: (target?.shields ?? 0) > 0 } : null;
    },
    attackFaces: frame?.kind === 'attack' ? frame.attack.attackDice.map(({ face }) => face) : [],
    follow(event) {
      if (event.type === 'shipMoved' || event.type === 'shipRotated') moved.set(event.ship, event.to);
      if (event.type === 'shipDeployed' || event.type === 'shipPlaced' || event.type === 'shipLaunched')
        moved.set(event.ship, event.pose);
      if (event.type === 'deviceMoved') moved.set(event.token, event.to);
      if (event.type === 'shipDestroyed') destroyed.add(event.ship);
      if (event.type === 'attackDeclared') middle.attack = event;
      if (event.type === 'diceRolled' && event.purpose.kind === 'attack') middle.attackFaces = event.faces;
      if (event.type === 'diceRerolled' || event.type === 'diceChanged')
        middle.attackFaces = event.kind === 'attack' ? event.after : middle.attackFaces;
      if (event.type === 'scored') middle.points[event.player] += event.points;
    },
  };
  for (const player of PLAYERS) middle.points[player] = pointsOf(before.score, player);
  return middle;
}

function placeIn({ ships, rocks, devices, markers }: GameState, id: ObjectId): Point | null {
  const all: Readonly<Record<string, { readonly pose: Point | null } | undefined>> = { ...ships, ...rocks, ...devices };
  return all[id]?.pose ?? markers[id as keyof typeof markers] ?? null;
}
