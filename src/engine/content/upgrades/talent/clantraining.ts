import { anyShip, at, card, enemy, perform, recoverCharge, wasDestroyed } from '../../words';

/** Before engaging without focus, with an enemy at range 1 in the front arc, the charge for a red focus. A destroyed defender brings it back. */
export default card(
  'upgrade:clantraining',
  at('before:engage', {
    cost: { charge: 1 },
    if: scene => scene.self.tokens.focus === 0 && anyShip(scene, enemy(1, 1, { inMy: 'front' })),
    may: ({ self }) => perform(self, ['focus'], { as: 'red' }),
  }),
  at('after:attack', {
    as: 'attacker',
    if: scene => wasDestroyed(scene, scene.attack.defender),
    must: scene => [recoverCharge(scene)],
  }),
);
