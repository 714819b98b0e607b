import { at, card, chargesOn, gain, gainSeveral, isGreen, isStressed } from '../../words';

/** Unstressed in the System Phase, the charge for three calculate tokens. Once spent, green tokens removed in the End Phase strain it. */
export default card(
  'upgrade:overtunedmodulators',
  at('during:system', {
    cost: { charge: 1 },
    if: ({ self }) => !isStressed(self),
    may: ({ self }) => gainSeveral(self, 'calculate', 3),
  }),
  at('after:lose', {
    if: scene => scene.state.phase === 'end' && isGreen(scene.token) && chargesOn(scene) === 0,
    must: ({ self }) => [gain(self, 'strain')],
  }),
);
