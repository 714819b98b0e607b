import { at, card, strikesAgain, withThis } from '../../words';

/** After it, the same attack as a bonus attack against another target close to the defender, without the lock. */
export default card(
  'upgrade:clustermissiles',
  at('after:attack', {
    as: 'attacker',
    grantsAttack: true,
    if: withThis,
    may: scene => strikesAgain(scene, { ignoresRequirement: true }),
  }),
);
