import { type Ability, at, cannot, type Scene } from '../../core/ability';
import type { Effects } from '../../core/effect';
import type { PlayerId, ShipId, UnitId } from '../../core/ids';
import type { Reason } from '../../core/reason';
import type { Ship } from '../../core/state';
import type { DeviceId, UpgradeId } from '../../core/vocabulary';
import { attackerOf, baseOfAttacker } from '../../look/attack';
import { isDevice, rangeToDevice } from '../../look/devices';
import { baseOf, shipsOnTable } from '../../look/ships';
import { isPlaceable, type Placing, placesFor, placings } from './placings';
import { chargesOn, thisUpgrade } from './tokens';

/** A card's device, wherever its templates reach; asks, unless there is only one way and it must be. Each costs a charge. */
export function offerDevice(scene: Scene, { device, most = 1, fuses = 0, ...ways }: Placing, must = false): Effects {
  return [
    {
      do: 'offerDrop',
      ship: scene.self.id,
      card: thisUpgrade(scene),
      places: placesFor(scene, scene.self, { device, ...ways }),
      most,
      must,
      cost: [{ do: 'spendCharge', ship: scene.self.id, card: thisUpgrade(scene) }],
      fuses,
    },
  ];
}

export const canPlace = (scene: Scene, placing: Placing): boolean =>
  chargesOn(scene) > 0 && isPlaceable(scene, scene.self, placing);

/** Other ships within that range of one of the player's own devices of a kind. */
export function atMyDevices({ self, ...table }: Scene, device: DeviceId, most: number): readonly ShipId[] {
  const mine = Object.values(table.state.devices).filter(one => one.device === device && one.owner === self.player);
  return shipsOnTable(table.state)
    .filter(ship => ship.id !== self.id && mine.some(one => rangeToDevice(table, one, baseOf(table, ship)) <= most))
    .map(({ id }) => id);
}

/** Whether a ship is within that range of a device of a side. */
export const isNearDevice = (scene: Scene, { id }: Ship, player: PlayerId, most: number): boolean =>
  isUnitNearDevice(scene, id, player, most);
/** The same of a ship or remote. */
export function isUnitNearDevice(scene: Scene, unit: UnitId, player: PlayerId, most: number): boolean {
  const base = baseOfAttacker(scene, attackerOf(scene, unit));
  return Object.values(scene.state.devices).some(
    token => token.owner === player && isDevice(scene, token.device) && rangeToDevice(scene, token, base) <= most,
  );
}

/** Why a device cannot be put down as an action. */
export const cannotDrop =
  (placing: Placing) =>
  (scene: Scene): Reason | null => {
    if (chargesOn(scene) === 0) return { kind: 'noCharge' };
    return canPlace(scene, placing) ? null : { kind: 'noPlace' };
  };

/** During the System Phase: one device a ship, and never with a decloak. */
export const inSystemPhase = (card: keyof typeof placings, must: (scene: Scene) => boolean = () => false): Ability =>
  at('during:system', {
    if: scene => !scene.self.round.placedDevice && !scene.self.round.decloaked && canPlace(scene, placings[card]),
    may: scene => offerDevice(scene, placings[card], must(scene)),
  });

/** What the card has spent is gone for good, reload or not. */
export const notRecovered: Ability = cannot('recoverCharge', { if: ({ source, card }) => card === source });

/** The remote of one of the crew cards. */
export const isCrewRemote = ({ rules, device }: Scene & { readonly device: DeviceId | null }): boolean =>
  Object.entries(placings).some(
    ([card, placing]) => placing.device === device && rules.catalog.upgrade(card as UpgradeId).slot === 'crew',
  );

export const isBomb = ({ rules, device }: Scene & { readonly device: DeviceId | null }): boolean =>
  device !== null && rules.catalog.device(device).kind === 'bomb';
