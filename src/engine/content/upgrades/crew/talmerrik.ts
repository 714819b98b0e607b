import { action, assign, at, card, enemy } from '../../words';

/** Before forces are placed an enemy becomes the False Friend; an action finds a new one in the front arc at range 0-2. */
export default card(
  'upgrade:talmerrik',
  at('before:setup', {
    choose: { ship: { is: 'enemy' } },
    must: (scene, { ship }) => [assign(scene, ship, 'condition:falsefriend')],
  }),
  action({
    if: ({ state, self }) =>
      !Object.values(state.ships).some(
        ({ player, conditions }) =>
          player !== self.player && conditions.some(one => one.card === 'condition:falsefriend'),
      ),
    choose: { ship: enemy(0, 2, { inMy: 'front' }) },
    then: (scene, { ship }) => [assign(scene, ship, 'condition:falsefriend')],
  }),
);
