import { cannot, card, enemy } from '../../words';

/** In the End Phase enemies at range 1-2 remove no jam tokens. */
export default card(
  'upgrade:isbslicer',
  cannot('remove', { who: enemy(1, 2), if: ({ state, token }) => state.phase === 'end' && token === 'jam' }),
);
