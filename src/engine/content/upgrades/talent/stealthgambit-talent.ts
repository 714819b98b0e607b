import { at, bonusAttack, card, gain, inMy, isEnemyShip, primaries } from '../../words';

/** Cloaked, when a friend has hit an enemy in its front arc: strain and the cloak token for a bonus primary attack on it. Strained at the end of the Engagement Phase, an evade. */
export default card(
  'upgrade:stealthgambit-talent',
  at('after:attack', {
    as: 'attacker',
    who: { is: 'friend' },
    grantsAttack: true,
    cost: [{ gain: 'strain' }, { remove: 'cloak' }],
    if: ({ hit, attack, ...scene }) =>
      hit && isEnemyShip(scene, attack.defender) && inMy(scene, 'front', attack.defender),
    may: scene =>
      bonusAttack(scene, scene.self, {
        weapons: primaries(scene, scene.self),
        targets: [scene.attack.defender],
        uncloaks: true,
      }),
  }),
  at('end:engagement', {
    if: ({ self }) => self.tokens.strain > 0,
    must: ({ self }) => [gain(self, 'evade')],
  }),
);
