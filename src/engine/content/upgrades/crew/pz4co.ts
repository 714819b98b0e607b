import { at, card, meant, otherFriend, revealed, transfer } from '../../words';

/** At the end of the Activation Phase, a calculate token may go to a friend at range 1-2; a focus if the dial showed blue. */
export default card(
  'upgrade:pz4co',
  at('end:activation', {
    choose: {
      oneOf: scene =>
        (revealed(scene.self)?.difficulty === 'blue' ? (['calculate', 'focus'] as const) : (['calculate'] as const))
          .filter(token => scene.self.tokens[token] > 0)
          .flatMap(token =>
            meant(scene, otherFriend(1, 2)).map(({ id }) => ({ key: `${token}:${id}`, ship: id, token })),
          ),
    },
    may: ({ self }, { ship, token }) => transfer(self, ship, token),
  }),
);
