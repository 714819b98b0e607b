import { at, canPlace, card, notRecovered, offerDevice, placings } from '../../words';

/** At the start of the Engagement Phase, for a calculate token and a charge, buzz droids. */
export default card(
  'upgrade:discordmissiles',
  at('start:engagement', {
    cost: { spend: 'calculate' },
    if: scene => canPlace(scene, placings['upgrade:discordmissiles']),
    may: scene => offerDevice(scene, placings['upgrade:discordmissiles']),
  }),
  notRecovered,
);
