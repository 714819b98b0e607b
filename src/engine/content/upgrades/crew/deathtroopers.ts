import { cannot, card, enemy } from '../../words';

/** In the Activation Phase enemies at range 0-1 remove no stress tokens. */
export default card(
  'upgrade:deathtroopers',
  cannot('remove', { who: enemy(0, 1), if: ({ state, token }) => state.phase === 'activation' && token === 'stress' }),
);
