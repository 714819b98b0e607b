import { at, card, enemy, guessDial, hasHiddenDial, resetDial } from '../../words';

/** In the System Phase, bearing and speed of an enemy at range 1-2 may be guessed and its dial looked at; a right guess lets this ship set its own anew. */
export default card(
  'upgrade:cassianandor',
  at('during:system', {
    choose: { ship: enemy(1, 2), also: (_, ship) => hasHiddenDial(ship) },
    may: (scene, { ship }) => guessDial(scene, ship, [resetDial(scene.self)]),
  }),
);
