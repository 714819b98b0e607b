import { at, card, expose, faceupOf, isOfTrait, perform, repairFaceup, repairsAtHand, rollFor } from '../../words';

/**
 * In the System Phase, may perform an action of one of its damage cards, even while stressed. Having repaired a faceup Ship
 * card, may roll: a hit repairs another such card, a crit turns a damage card faceup.
 */
export default card(
  'upgrade:pelimotto',
  at('during:system', { may: scene => perform(scene.self, repairsAtHand(scene), { evenStressed: true }) }),
  at('after:repair', {
    if: scene => scene.wasFaceup && isOfTrait(scene, scene.card, 'ship') && faceupOf(scene, 'ship').length > 0,
    may: scene => [
      rollFor(scene, scene.self, 1, [
        { faces: ['hit'], then: [repairFaceup(scene, scene.self, 'ship')] },
        { faces: ['crit'], then: [expose(scene.self)] },
      ]),
    ],
  }),
);
