import { at, card, enemy, gain, isStressed, near } from '../../words';

/** As the Engagement Phase ends, each unstressed enemy at range 0-1 gains a stress token. */
export default card(
  'upgrade:captainphasma',
  at('end:engagement', {
    must: scene =>
      near(scene, scene.self.id, enemy(0, 1)).flatMap(ship =>
        isStressed(ship) ? [] : [gain(ship, 'stress', scene.self)],
      ),
  }),
);
