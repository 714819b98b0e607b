import { at, card, expose, lacksShield, recoverShield, rollTo } from '../../words';

/** In the End Phase, damaged and without shields, may recover one for a die: on a hit a damage card is turned faceup. */
export default card(
  'upgrade:r2d2-crew',
  at('during:end', {
    if: scene => scene.self.damage.length > 0 && scene.self.shields === 0 && lacksShield(scene),
    may: scene => [rollTo(scene, [recoverShield(scene.self)], [expose(scene.self)])],
  }),
);
