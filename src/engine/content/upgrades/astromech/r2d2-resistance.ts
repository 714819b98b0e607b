import { at, card, gain, lacksShield, RED_TOKENS, recoverShield, removableOn, removePicked } from '../../words';

/**
 * In the End Phase, a charge and a shield take a red token away. In the End Phase, with no shield left, two charges bring
 * one back, and a deplete token.
 */
export default card(
  'upgrade:r2d2-resistance',
  at('during:end', {
    name: 'token',
    cost: [{ charge: 1 }, { shields: 1 }],
    choose: { oneOf: scene => removableOn(scene, scene.self.id, RED_TOKENS) },
    may: ({ self }, { key }) => [removePicked(self.id, key)],
  }),
  at('during:end', {
    name: 'shield',
    cost: { charge: 2 },
    // One that is spent for the other comes too late: this was not queued.
    if: scene => scene.self.shields === 0 && lacksShield(scene),
    may: ({ self }) => [recoverShield(self), gain(self, 'deplete')],
  }),
);
