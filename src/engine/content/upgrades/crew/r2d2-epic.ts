import { at, card, dealFacedown, lacksShield, recoverShield, rollTo } from '../../words';

/** At the end of the Engagement Phase, without shields, may recover one for a die: on a hit a facedown card is dealt. */
export default card(
  'upgrade:r2d2-epic',
  at('end:engagement', {
    if: scene => scene.self.shields === 0 && lacksShield(scene),
    may: scene => [rollTo(scene, [recoverShield(scene.self)], [dealFacedown(scene.self)])],
  }),
);
