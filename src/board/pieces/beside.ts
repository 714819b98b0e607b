import type { TokenPiece } from '../../art/tokens';
import { isShipId, type ObjectId, type ShipId } from '../../engine/core/ids';
import type { Point } from '../../engine/core/place';
import type { GameState, Ship } from '../../engine/core/state';
import type { ShipProfile } from '../../engine/core/table';
import { TOKENS } from '../../engine/core/token';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { PLAY_AREA } from '../../engine/geometry/measures';
import { lockTokensOn } from '../../engine/look/locking';
import { type Flank, layTokens, type Spot } from '../draw/beside';
import { onBoard } from '../scale';

/** What lies beside a ship: a token, one half of a lock, or what it has in tow. */
export type Lying =
  | { readonly kind: 'token'; readonly piece: TokenPiece; readonly count: number }
  | { readonly kind: 'lock'; readonly whose: 'mine' | 'theirs'; readonly mark: string }
  | { readonly kind: 'tow'; readonly marker: GameState['markers'][keyof GameState['markers']]['kind'] };

export type Laid = Lying & {
  readonly key: string;
  /** From the middle of its ship, in millimetres of the drawn board. */
  readonly at: Point;
  /** It does not lie there yet: the answer pointed at would bring it. */
  readonly isNew?: boolean;
};

/** More than this many alike are one token with a number. */
const ALIKE = 3;

const several = (piece: TokenPiece, count: number): readonly Lying[] =>
  count > ALIKE
    ? [{ kind: 'token', piece, count }]
    : Array.from({ length: count }, () => ({ kind: 'token', piece, count: 1 }) as const);

const markOf = (id: ObjectId): string => (isShipId(id) ? id.slice('ship:'.length) : '');

/** In the order of the rulebook. */
export function lyingBeside(game: GameState, ship: Ship): readonly Lying[] {
  const towed = Object.values(game.markers).filter(({ onShip }) => onShip === ship.id);
  return [
    ...TOKENS.flatMap(token => several(token, ship.tokens[token])),
    ...several('critDamage', ship.damage.filter(({ faceup }) => faceup).length),
    ...ship.locks.map(object => ({ kind: 'lock', whose: 'mine', mark: markOf(object) }) as const),
    ...lockTokensOn(game, ship.id).map(id => ({ kind: 'lock', whose: 'theirs', mark: markOf(id) }) as const),
    ...towed.map(({ kind }) => ({ kind: 'tow', marker: kind }) as const),
  ];
}

/** Where everything lies that belongs to a ship. `before` remembers flanks: tokens move only when they must. */
export function layBeside(
  game: GameState,
  profiles: Readonly<Record<ShipId, ShipProfile>>,
  radius: number,
  before: Map<ShipId, Flank>,
): ReadonlyMap<ShipId, readonly Laid[]> {
  const ships = Object.values(game.ships).filter(({ where }) => where === 'table');
  const squares = new Map(
    ships.map(({ id, pose }) => {
      const half = BASE_LENGTH[profiles[id]!.size] / 2;
      return [id, { ...onBoard(pose), heading: pose.heading, half }] as const;
    }),
  );
  const taken: Spot[] = Object.values(game.markers).flatMap(marker => (marker.onShip ? [] : [onBoard(marker)]));
  const laid = new Map<ShipId, readonly Laid[]>();
  for (const ship of ships) {
    const lying = lyingBeside(game, ship);
    if (lying.length === 0) continue;
    const base = squares.get(ship.id)!;
    const others = [...squares].flatMap(([id, square]) => (id === ship.id ? [] : [square]));
    const around = { others, taken, sheet: PLAY_AREA, before: before.get(ship.id) ?? null };
    const { flank, spots } = layTokens(base, lying.length, radius, around);
    before.set(ship.id, flank);
    taken.push(...spots);
    laid.set(
      ship.id,
      lying.map((one, index) => {
        const spot = spots[index]!;
        return { ...one, key: `${index}`, at: { x: spot.x - base.x, y: spot.y - base.y } };
      }),
    );
  }
  return laid;
}

/** Tokens are 8 mm in radius, and never smaller on the screen than can be told apart: a few sizes, so that zooming changes little. */
const LEAST_PIXELS = 8.5;
export function tokenRadius(scale: number): number {
  return [8, 10.5].find(radius => radius * scale >= LEAST_PIXELS) ?? 14.5;
}
