import { ICONS } from '../../art/icons';
import { INK } from '../../art/palette';
import { tileOfHex } from '../../art/sides';
import { silhouetteOf } from '../../art/silhouettes';
import { TOKEN_ART, TOKEN_SHAPES, type TokenPiece } from '../../art/tokens';
import type { DeviceToken, Marker, Rock, Ship } from '../../engine/core/state';
import type { Rules, ShipProfile } from '../../engine/core/table';
import { ARC_OPENING } from '../../engine/geometry/arc';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { BULLSEYE_WIDTH, MARKER_RADIUS } from '../../engine/geometry/measures';
import { BOARD } from '../colors';
import { type BaseLook, baseSprite } from '../draw/base';
import { type DeviceLook, deviceSprite } from '../draw/device';
import { type MarkerLook, markerSprite } from '../draw/marker';
import { type ObstacleLook, obstacleSprite } from '../draw/obstacle';
import { type Sprite, spritesBy } from '../draw/sprite';
import { tokenSprite } from '../draw/token';

/** What the pieces of a game look like, each drawing made once for all games. */
const keyOf = (look: object): string => JSON.stringify(look);
const bases = spritesBy<BaseLook>(keyOf, baseSprite);
const obstacles = spritesBy<ObstacleLook>(keyOf, obstacleSprite);
const markers = spritesBy<MarkerLook>(keyOf, markerSprite);
const devices = spritesBy<DeviceLook>(keyOf, deviceSprite);

/** The first player's edges are solid, the second's broken: sides are told apart without colour. */
const isSolid = (player: string | null): boolean => player !== 'p2';

/** Of a ship that was shot down its card is left: the model has broken up. */
export function spriteOfShip(ship: Ship, profile: ShipProfile, rules: Rules, hex: string): Sprite {
  return bases({
    half: BASE_LENGTH[profile.size] / 2,
    hex,
    tile: tileOfHex(hex),
    solidEdge: isSolid(ship.player),
    path: ship.destroyed ? '' : silhouetteOf(rules.catalog.pilot(ship.pilot).shipType),
    opening: ARC_OPENING[profile.size],
    rearArmed: profile.weapons.some(({ arc }) => arc === 'rear' || arc === 'fullRear'),
    bullseye: BULLSEYE_WIDTH,
    mark: ship.id.slice('ship:'.length),
    initiative: profile.initiative,
  });
}

/** Looks that differ by chance only need a number of their own. */
const seedOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

export function spriteOfRock(rock: Rock, rules: Rules): Sprite {
  const { outline, kind } = rules.catalog.obstacle(rock.obstacle);
  return obstacles({ kind, outline: outline.map(({ x, y }) => [x, -y] as const), seed: seedOf(rock.obstacle) });
}

export function spriteOfMarker({ kind, player, charged }: Marker, hex: string | null): Sprite {
  return markers({ radius: MARKER_RADIUS, icon: ICONS[kind], hex, solidEdge: isSolid(player), charged });
}

export function spriteOfDevice(token: DeviceToken, rules: Rules, hex: string): Sprite | null {
  const { outlines, kind } = rules.catalog.device(token.device);
  const outline = outlines[token.piece];
  if (!outline) return null;
  const icon = ICONS[kind === 'bomb' || kind === 'mine' ? kind : 'remote'];
  return devices({ outline: outline.map(({ x, y }) => [x, -y] as const), hex, solidEdge: isSolid(token.owner), icon });
}

const tokens = spritesBy<TokenPiece>(String, piece => {
  const { shape, fill, ink, icon } = TOKEN_ART[piece];
  const { d, icon: share } = TOKEN_SHAPES[shape];
  return tokenSprite({ outline: d, fill, ink, icon: ICONS[icon], share });
});
export const spriteOfToken = (piece: TokenPiece): Sprite => tokens(piece);

/** A lock lies as a pair: red beside the locked ship, blue beside the one that locks, each with the other's number. */
const lockTokens = spritesBy<'mine' | 'theirs'>(String, whose =>
  tokenSprite({
    outline: TOKEN_SHAPES.hexagon.d,
    fill: whose === 'theirs' ? '#c03a3a' : '#3d7fd1',
    ink: BOARD.text,
    icon: [],
    share: 1,
  }),
);
export const spriteOfLock = (whose: 'mine' | 'theirs'): Sprite => lockTokens(whose);

/** What a ship has in tow, as a round token in amber. */
const towed = spritesBy<Marker['kind']>(String, kind =>
  tokenSprite({ outline: TOKEN_SHAPES.circle.d, fill: BOARD.lit, ink: INK.onLit, icon: ICONS[kind], share: 0.72 }),
);
export const spriteOfTow = (kind: Marker['kind']): Sprite => towed(kind);
