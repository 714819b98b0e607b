import { at, card, gain, otherFriend, perform } from '../words';

/** After an action, stressed less than twice, a stress token lets another small friend at range 0-1 deplete itself to boost. */
export default card(
  'shipAbility:leavenoonebehind',
  at('after:action', {
    cost: { gain: 'stress' },
    if: ({ self }) => self.tokens.stress < 2,
    choose: { ship: otherFriend(0, 1, { size: ['small'] }) },
    may: (_, { ship }) => perform(ship, ['boost'], { cost: [gain(ship, 'deplete')] }),
  }),
);
