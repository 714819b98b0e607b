import { at, card, gain, isPrimary, rangeFrom } from '../../words';

/** After a primary attack has hit, two charges strain an enemy ship at range 0-1 of the defender, or the defender. */
export default card(
  'upgrade:r2g8-astromech',
  at('after:attack', {
    as: 'attacker',
    cost: { charge: 2 },
    if: scene => scene.hit && isPrimary(scene),
    choose: { ship: { is: 'enemy' }, also: (scene, { id }) => rangeFrom(scene, scene.attack.defender, id) <= 1 },
    may: ({ self }, { ship }) => [gain(ship, 'strain', self)],
  }),
);
