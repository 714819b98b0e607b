import { at, card, GREEN_TOKENS, suffer, unlessLoses } from '../../words';

/** As the Engagement Phase starts, a Force and a ship in the firing arc at range 0-2: it removes a green token or suffers a hit. */
export default card(
  'upgrade:darthvader',
  at('start:engagement', {
    cost: { force: 1 },
    choose: { ship: { is: 'other', range: [0, 2], inMy: 'firing' } },
    may: (scene, { ship }) => unlessLoses(scene, ship, GREEN_TOKENS, [suffer(ship, 'hit')]),
  }),
);
