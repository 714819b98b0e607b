import { assign, at, card } from '../../words';

/** Before forces are placed another friendly ship becomes the Optimized Prototype. */
export default card(
  'upgrade:directorkrennic',
  at('before:setup', {
    choose: { ship: { is: 'otherFriend' } },
    must: (scene, { ship }) => [assign(scene, ship, 'condition:optimizedprototype')],
  }),
);
