import { anyShip, at, card, lose, otherFriend } from '../words';

/** At the end of the End Phase, beside another friendly TIE/ln fighter, a stress token may go. */
export default card(
  'shipAbility:formedup',
  at('end:end', {
    if: scene =>
      scene.self.tokens.stress > 0 && anyShip(scene, otherFriend(0, 1, { shipType: 'shipType:tielnfighter' })),
    may: ({ self }) => [lose(self, 'stress')],
  }),
);
