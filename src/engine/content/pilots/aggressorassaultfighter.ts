import { at, bonusAttack, card, hasOnBar, isLoop, loopBy, otherFriend, perform, transfer, weaponsIn } from '../words';

export default [
  /** As the Engagement Phase starts, one of its calculate tokens for a friend at range 1-3 with that action. */
  card(
    'pilot:ig88a',
    at('start:engagement', {
      if: ({ self }) => self.tokens.calculate > 0,
      choose: { ship: otherFriend(1, 3), also: (scene, ship) => hasOnBar(scene, ship, 'calculate') },
      may: ({ self }, { ship }) => transfer(self, ship, 'calculate'),
    }),
  ),

  /** After its attack has missed, a bonus attack with a cannon. */
  card(
    'pilot:ig88b',
    at('after:attack', {
      as: 'attacker',
      grantsAttack: true,
      if: ({ hit }) => !hit,
      may: scene => bonusAttack(scene, scene.self, { weapons: weaponsIn(scene, scene.self, 'cannon') }),
    }),
  ),

  /** After a boost action, an evade action. */
  card(
    'pilot:ig88c',
    at('after:action', { if: scene => scene.action === 'boost', may: ({ self }) => perform(self, ['evade']) }),
  ),

  /** A Segnor's loop on the turn of its direction, or straight ahead. */
  card(
    'pilot:ig88d',
    at('before:execute', {
      if: scene => scene.kind === 'revealed' && isLoop(scene),
      choose: { oneOf: () => [{ key: 'turn' }, { key: 'straight' }] },
      may: (scene, { key }) => [loopBy(scene, key as 'turn' | 'straight')],
    }),
  ),
];
