import {
  allGiveable,
  at,
  attacksNow,
  cannot,
  card,
  friend,
  gain,
  handOver,
  isDamaged,
  near,
  otherFriend,
  thereNear,
} from '../words';

const LOADS = ['deplete', 'strain'] as const;

export default [
  /** In the System Phase an enemy in the bullseye may be given a deplete or a strain token. */
  card(
    'pilot:majorvonreg',
    at('during:system', {
      choose: {
        oneOf: scene =>
          near(scene, scene.self.id, { is: 'enemy', inMy: 'bullseye' }).flatMap(({ id }) =>
            LOADS.map(token => ({ key: `${token}:${id}`, ship: id, token })),
          ),
      },
      may: ({ self }, { ship, token }) => [gain(ship, token, self)],
    }),
  ),

  /** A defender that is damaged, or has a damaged friend at range 0-1, cannot spend focus or calculate tokens. */
  card(
    'pilot:ember',
    cannot('modify', {
      as: 'attacker',
      if: scene =>
        scene.side === 'defender' &&
        scene.spends.some(token => token === 'focus' || token === 'calculate') &&
        thereNear(scene, scene.attack.defender, friend(0, 1)).some(isDamaged),
    }),
    cannot('spend', {
      who: { is: 'enemy' },
      if: scene =>
        (scene.token === 'focus' || scene.token === 'calculate') &&
        attacksNow(scene)?.defender === scene.subject.id &&
        thereNear(scene, scene.subject.id, friend(0, 1)).some(isDamaged),
    }),
  ),

  /** As the Engagement Phase starts, it must hand another friend at range 0-2 one of its tokens, a lock on it among them. */
  card(
    'pilot:holo',
    at('start:engagement', {
      choose: { oneOf: scene => allGiveable(scene, otherFriend(0, 2)) },
      must: ({ self }, chosen) => handOver(self, chosen.ship, chosen),
    }),
  ),
];
