import { around, card, weaponRule } from '../../words';

/** No damage: friends near enough to the defender, at range 1-3, may lock it. */
export default card(
  'upgrade:xx23sthreadtracers',
  weaponRule({
    inflicts: scene => {
      const { defender } = scene.attack;
      const friends = around(scene, defender, { is: 'friend' }, [1, 3]);
      return friends.map(({ id }) => ({ do: 'offerLock', ship: id, targets: [defender] }));
    },
  }),
);
