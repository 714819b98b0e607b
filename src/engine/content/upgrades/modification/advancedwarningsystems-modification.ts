import { anyShip, at, card, friend, perform } from '../../words';

/** As the defender, if a friend at range 0-2 has the attacker locked, a red evade action. */
export default card(
  'upgrade:advancedwarningsystems-modification',
  at('after:declare', {
    as: 'defender',
    if: scene => anyShip(scene, friend(0, 2, { locks: scene.attack.attacker })),
    may: ({ self }) => perform(self, ['evade'], { as: 'red' }),
  }),
);
