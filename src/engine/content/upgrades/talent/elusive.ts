import { at, card, dice, flown, recoverCharge, reroll } from '../../words';

/** A charge rerolls a defense die; fully executing a red maneuver brings it back. */
export default card(
  'upgrade:elusive',
  dice({ as: 'defender', cost: { charge: 1 }, does: reroll(1) }),
  at('after:execute', {
    if: scene => scene.fully && flown(scene).difficulty === 'red',
    must: scene => [recoverCharge(scene)],
  }),
);
