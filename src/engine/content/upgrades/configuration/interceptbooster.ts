import { at, card, chargesOn, flip, gain, otherSide } from '../../words';

/** Attached: a disarm token in each System Phase, unless it is flipped; without charges it flips as the round ends. */
export default card(
  'upgrade:interceptbooster',
  at('during:system', {
    side: 0,
    choose: { oneOf: scene => [{ key: 'disarm', token: 'disarm' }, ...otherSide.oneOf(scene)] },
    must: (scene, { key }) => [key === 'flip' ? flip(scene) : gain(scene.self, 'disarm')],
  }),
  at('end:end', { side: 0, if: scene => chargesOn(scene) === 0, must: scene => [flip(scene)] }),
);
