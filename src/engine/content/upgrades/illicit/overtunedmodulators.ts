import { at, card, chargesOn, gain, isGreen, isStressed } from '../../words';

/** Unstressed in the System Phase, the charge for three calculate tokens. Once spent, green tokens removed in the End Phase strain it. */
export default card(
  'upgrade:overtunedmodulators',
  at('during:system', {
    cost: { charge: 1 },
    if: ({ self }) => !isStressed(self),
    may: ({ self }) => [gain(self, 'calculate'), gain(self, 'calculate'), gain(self, 'calculate')],
  }),
  at('after:lose', {
    if: scene => scene.state.phase === 'end' && isGreen(scene.token) && chargesOn(scene) === 0,
    must: ({ self }) => [gain(self, 'strain')],
  }),
);
