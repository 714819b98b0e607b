import { anyShip, at, cannot, card, enemy, gain } from '../../words';

/** Begins cloaked, and cannot be locked while it is. In the End Phase an enemy at range 0-3 makes it decloak, or lose the token. */
export default card(
  'upgrade:sensorscramblers',
  at('after:setup', { must: ({ self }) => [gain(self, 'cloak')] }),
  cannot('beLocked', { if: ({ self }) => self.tokens.cloak > 0 }),
  at('during:end', {
    if: scene => scene.self.tokens.cloak > 0 && anyShip(scene, enemy(0, 3)),
    must: ({ self }) => [{ do: 'offerDecloak', ship: self.id, must: true }],
  }),
);
