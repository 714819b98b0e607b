export const PLAYERS = ['p1', 'p2'] as const;
export type PlayerId = (typeof PLAYERS)[number];

export const opponentOf = (player: PlayerId): PlayerId => (player === 'p1' ? 'p2' : 'p1');

/** Pieces on the table. `ship:A1` is the first player's ship number 1, `ship:B1` the second's. */
export type ShipId = `ship:${string}`;
/** An obstacle on the table (both players may bring the same card, so it has an id of its own). */
export type RockId = `rock:${number}`;
export type DeviceTokenId = `token:${number}`;
export type MarkerId = `marker:${number}`;
export type ObjectId = ShipId | RockId | DeviceTokenId | MarkerId;
/** What can attack and defend: ships and remotes. */
export type UnitId = ShipId | DeviceTokenId;
/** An obstacle in play: one of those set up, or one that a card has placed. */
export type ObstacleTokenId = RockId | DeviceTokenId;

/** One copy of a damage card: `card:p1:17` is the seventeenth of the first player's deck. */
export type DamageCardId = `card:${PlayerId}:${number}`;
/** A damage without a card: the deck ran out and the facedown ones went back into it. */
export type NotedDamageId = `noted:${number}`;
export type DamageOnShipId = DamageCardId | NotedDamageId;

/** Asked at every turn: of all ids only ships' begin with an s and have their colon there. */
export const isShipId = (id: string): id is ShipId => id.charCodeAt(4) === COLON && id.charCodeAt(0) === SMALL_S;
const COLON = 58;
const SMALL_S = 115;
export const isRockId = (id: string): id is RockId => id.startsWith('rock:');

/** The player whose ship it is, as its letter says. */
export const ownerOf = (ship: ShipId): PlayerId => (ship.startsWith('ship:A') ? 'p1' : 'p2');
