import { at, cannot, card, gain, lay, lift, noted } from '../../words';

/** Attacks only the closest. Each miss lays a calculate token on this card; before engaging, one may be taken from it. */
export default card(
  'upgrade:automatedtargetpriority',
  cannot('attackFarther'),
  at('after:attack', { as: 'attacker', if: ({ hit }) => !hit, must: scene => [lay(scene, 'calculate', 'game')] }),
  at('before:engage', {
    if: scene => noted(scene, 'calculate') !== null,
    may: scene => [lift(noted(scene, 'calculate')!), gain(scene.self, 'calculate')],
  }),
);
