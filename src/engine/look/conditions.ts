import { ownerOf, type PlayerId } from '../core/ids';
import type { ConditionOnShip, Ship } from '../core/state';
import type { ConditionId } from '../core/vocabulary';

export const conditionOn = ({ conditions }: Ship, card: string): ConditionOnShip | null =>
  conditions.find(one => one.card === card) ?? null;

export const hasCondition = (ship: Ship, card: ConditionId): boolean => conditionOn(ship, card) !== null;

/** Secret conditions of one card share their marker: a ship has never two of them. */
export const sameMarker = (a: ConditionOnShip, b: ConditionOnShip): boolean =>
  !b.faceup && a.from?.source === b.from?.source;

/** Who may not know what it is. */
export const isSecretFrom = ({ faceup, from }: ConditionOnShip, viewer: PlayerId): boolean =>
  !faceup && from !== null && ownerOf(from.ship) !== viewer;
