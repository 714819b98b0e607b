import { at, bonusAttack, card, isPrimary, primariesInto, weaponIn } from '../words';

const FIRST = ['front', 'singleTurret', 'doubleTurret'];

/** Docked, its carrier may follow a primary front or turret attack with a bonus primary rear arc attack. */
export default card(
  'shipAbility:lockedandloaded',
  at('after:attack', {
    inReserve: true,
    who: { is: 'carrier' },
    as: 'attacker',
    grantsAttack: true,
    if: scene => isPrimary(scene) && FIRST.includes(weaponIn(scene).arc),
    may: scene => bonusAttack(scene, scene.subject, { weapons: primariesInto(scene, scene.subject, 'rear') }),
  }),
);
