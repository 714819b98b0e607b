import { at, card, enemy, gain, unlessGains } from '../../words';

/** As the Engagement Phase starts, an enemy at range 0-1 gains a stress token, or this ship a calculate token, as that enemy likes. */
export default card(
  'upgrade:000',
  at('start:engagement', {
    choose: { ship: enemy(0, 1) },
    may: (scene, { ship }) => unlessGains(scene, ship, 'stress', [gain(scene.self, 'calculate')]),
  }),
);
