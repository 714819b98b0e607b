import { at, card, passOn } from '../words';

/** Destroyed, it must hand this on to another ship of its side, if there is one. */
export default card(
  'condition:hunted',
  at('after:destroyed', { choose: { ship: { is: 'otherFriend' } }, must: (scene, { ship }) => [passOn(scene, ship)] }),
);
