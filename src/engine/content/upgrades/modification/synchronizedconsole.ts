import { at, card, isEquipped, isMeantAs, lockOneOf, otherFriend } from '../../words';

/** After an attack, its lock on the defender goes to a friend at range 1, or at range 1-3 with the same card. */
export default card(
  'upgrade:synchronizedconsole',
  at('after:attack', {
    as: 'attacker',
    cost: { spend: 'lock' },
    choose: {
      ship: otherFriend(1, 3),
      also: (scene, ship) =>
        isEquipped(ship, 'upgrade:synchronizedconsole') || isMeantAs(scene, ship.id, otherFriend(1, 1)),
    },
    may: (scene, { ship }) => lockOneOf(scene, ship, [scene.attack.defender]),
  }),
);
