import {
  action,
  at,
  card,
  countNotes,
  flip,
  friend,
  gain,
  lay,
  lift,
  near,
  noted,
  rollFor,
  type Scene,
  transfer,
} from '../../words';

const handedOn = (scene: Scene) =>
  near(scene, scene.self.id, { is: 'other', range: [0, 3] }).flatMap(({ id }) =>
    (['calculate', 'jam'] as const)
      .filter(token => scene.self.tokens[token] > 0)
      .map(token => ({ key: `${id}:${token}`, ship: id, token })),
  );

/** Three calculate tokens lie on the card, one a round for a friend at range 0-3; with the last it flips. Then a die in the System Phase brings a calculate or a jam token, and an action hands such a one on. */
export default card(
  'upgrade:agentterex',
  at('before:setup', { must: scene => [1, 2, 3].map(() => lay(scene, 'calculate', 'game')) }),
  at('start:engagement', {
    side: 0,
    if: scene => noted(scene, 'calculate') !== null,
    choose: { ship: friend(0, 3) },
    may: (scene, { ship }) => [
      lift(noted(scene, 'calculate')!),
      gain(ship, 'calculate'),
      ...(countNotes(scene, 'calculate') === 1 ? [flip(scene)] : []),
    ],
  }),
  at('during:system', {
    side: 1,
    must: scene => [
      rollFor(scene, scene.self, 1, [
        { faces: ['hit', 'crit'], then: [gain(scene.self, 'calculate')] },
        { faces: ['focus', 'blank'], then: [gain(scene.self, 'jam')] },
      ]),
    ],
  }),
  action({ side: 1, choose: { oneOf: handedOn }, then: ({ self }, { ship, token }) => transfer(self, ship, token) }),
);
