import { attacksNow, card, drawAndDeal, instead, same } from '../words';

/** Attacking, he draws three cards for each that the defender would be dealt faceup, and picks which one it is. */
const maarek = card(
  'pilot:maarekstele',
  instead('dealDamage', {
    who: { is: 'any' },
    if: scene => scene.effect.faceup && !scene.effect.id && attacksNow(scene)?.defender === scene.subject.id,
    must: scene => [drawAndDeal(scene, scene.effect, 3)],
  }),
);

export default [maarek, same('pilot:maarekstele-swz105', maarek)];
