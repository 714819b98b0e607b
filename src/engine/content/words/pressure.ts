import { type Ability, dice, type Picked, type Scene } from '../../core/ability';
import type { DeviceToken, Ship } from '../../core/state';
import { rangeToDevice } from '../../look/devices';
import { baseOf } from '../../look/ships';
import { add } from './dice';
import { mayRecover } from './tokens';
import { anyShip, enemy, meant } from './who';

/** Defending with an enemy ship at range 0-1, an evade result is added: no choice. */
export const evadesUpClose: Ability = dice({
  as: 'defender',
  must: true,
  if: scene => anyShip(scene, enemy(0, 1)),
  does: add('evade'),
});

/** Upgrades of this ship that lack a charge and may have it back, of whichever kind: to pick one of. */
export const spentUpgrades = (scene: Scene): readonly Picked[] =>
  scene.self.upgrades.filter(({ card }) => mayRecover(scene, card)).map(({ card }) => ({ key: card, card }));

/** Enemy ships within that range of a device, where it lies or lay. */
export const enemiesNearDevice = (scene: Scene, token: DeviceToken, most: number): readonly Ship[] =>
  meant(scene, { is: 'enemy' }).filter(ship => rangeToDevice(scene, token, baseOf(scene, ship)) <= most);
