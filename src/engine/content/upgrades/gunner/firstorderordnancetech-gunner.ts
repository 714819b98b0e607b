import { at, card, gain, isWeaponInto, may } from '../../words';

/** A disarm token brings a calculate token. With exactly one, primary front arc attacks are still allowed. */
export default card(
  'upgrade:firstorderordnancetech-gunner',
  at('after:gain', { if: ({ token }) => token === 'disarm', must: ({ self }) => [gain(self, 'calculate')] }),
  may('attackWhileDisarmed', {
    if: scene => scene.self.tokens.disarm === 1 && isWeaponInto(scene, scene.weapon, 'front'),
  }),
);
