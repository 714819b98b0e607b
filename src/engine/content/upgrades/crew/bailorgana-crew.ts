import { at, card, gain, greenOn, lay, lose, near, noted, otherFriend, type Token } from '../../words';

/** As the Engagement Phase starts, a green token may be removed: up to three other friends at range 0-3 gain such a one. */
export default card(
  'upgrade:bailorgana-crew',
  at('start:engagement', {
    times: 3,
    choose: {
      oneOf: scene => {
        const given = noted(scene, 'given');
        const tokens = given ? [given.value as Token] : greenOn(scene.self);
        return near(scene, scene.self.id, otherFriend(0, 3))
          .filter(({ id }) => !noted(scene, 'given', id))
          .flatMap(({ id }) => tokens.map(token => ({ key: `${token}:${id}`, ship: id, token })));
      },
    },
    may: (scene, { ship, token }) => [
      ...(noted(scene, 'given') ? [] : [lose(scene.self, token)]),
      lay(scene, 'given', 'phase', { on: ship.id, value: token }),
      gain(ship, token),
    ],
  }),
);
