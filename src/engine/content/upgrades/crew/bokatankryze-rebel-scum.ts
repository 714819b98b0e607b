import { at, card, friend, mayShed, near, ORANGE_TOKENS, RED_TOKENS, wasDestroyed } from '../../words';

/** After its attack has destroyed the defender, each friend at range 0-2 may remove a red or orange token, a lock on it among them. */
export default card(
  'upgrade:bokatankryze-rebel-scum',
  at('after:attack', {
    as: 'attacker',
    if: scene => wasDestroyed(scene, scene.attack.defender),
    must: scene =>
      near(scene, scene.self.id, friend(0, 2)).flatMap(ship => mayShed(scene, ship, [...RED_TOKENS, ...ORANGE_TOKENS])),
  }),
);
