import type { AbilitySource, Scene } from './ability';
import type { ShipId } from './ids';
import type { Rules } from './table';
import type { Who } from './terms';
import type { Arc, DeviceId, ShipTypeId, UpgradeId } from './vocabulary';

/** Ships of some types can dock with this one: so many, and by which of its guides they leave it. */
export interface Carries {
  readonly kind: 'carries';
  readonly shipTypes: readonly ShipTypeId[];
  readonly most: number;
  readonly guides: readonly Guides[];
}
export type Guides = 'front' | 'rear';

/** A primary weapon besides those printed, as strong as that; none where it says 0. */
export interface Armed {
  readonly kind: 'armed';
  readonly arc: Arc;
  readonly attack: (scene: Scene) => number;
}

/** So many devices lie on the table before any ship does, so far from every edge. */
export interface LaidOut {
  readonly kind: 'laidOut';
  readonly device: DeviceId;
  readonly count: number;
  readonly beyond: number;
}

/** Where ships may be placed at setup, besides within range 1 of their player's edge. */
export interface Placeable {
  readonly kind: 'placeable';
  /** Which ships: the one with the card, if not said. */
  readonly who?: Who;
  /** At range 0 to that of the ship with the card, once it is placed. */
  readonly within?: number;
  /** Beyond that range of every enemy ship. */
  readonly beyond?: number;
}

/** Abilities that a ship has from a card that is not its own, for as long as this one says so. */
export interface Lends {
  readonly kind: 'lends';
  readonly inReserve?: true;
  /** Even when the ship with this card is gone: what it has moved stays moved. */
  readonly outlives?: true;
  readonly cards: (scene: Scene) => readonly Lent[];
  /** Cards that nobody brought, among which these may be. */
  readonly among?: (rules: Pick<Rules, 'catalog'>) => readonly UpgradeId[];
}
export interface Lent {
  readonly to: ShipId;
  readonly card: AbilitySource;
}

/** What a card brings, and does not do. */
export type Has = Lends | Carries | Armed | LaidOut | Placeable;

export const carries = (
  shipTypes: readonly ShipTypeId[],
  { most = 1, guides = ['front', 'rear'] }: Partial<Pick<Carries, 'most' | 'guides'>> = {},
): Carries => ({ kind: 'carries', shipTypes, most, guides });

export const armed = (arc: Arc, attack: Armed['attack']): Armed => ({ kind: 'armed', arc, attack });

export const laysOut = (device: DeviceId, count: number, { beyond }: Pick<LaidOut, 'beyond'>): LaidOut => ({
  kind: 'laidOut',
  device,
  count,
  beyond,
});

export const placeable = (spec: Omit<Placeable, 'kind'>): Placeable => ({ kind: 'placeable', ...spec });

export const lends = (cards: Lends['cards'], more: Pick<Lends, 'inReserve' | 'outlives' | 'among'> = {}): Lends => ({
  kind: 'lends',
  cards,
  ...more,
});
