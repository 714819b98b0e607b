import { action, assign, card, enemy } from '../../words';

/** Action: a Force shows an enemy at range 1-3 the dark side. */
export default card(
  'upgrade:kyloren',
  action({
    cost: { force: 1 },
    choose: { ship: enemy(1, 3) },
    then: (scene, { ship }) => [assign(scene, ship, 'condition:illshowyouthedarkside')],
  }),
);
