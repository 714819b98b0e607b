import { amount, at, card, flip, isStop, otherSide, turnings, turnShip } from '../../words';

/** Down: after a stop the ship may turn, and then this flips. Up: a defense die fewer; flips after any other full maneuver. */
export default card(
  'upgrade:swivelwing',
  at('after:execute', {
    name: 'turn',
    side: 0,
    if: isStop,
    choose: turnings,
    may: (scene, { key }) => [turnShip(scene.self, key), flip(scene)],
  }),
  amount('defenseDice', { side: 1, as: 'defender', by: { add: -1 } }),
  at('after:execute', {
    name: 'flip',
    side: 1,
    if: scene => scene.fully && !isStop(scene),
    choose: otherSide,
    may: scene => [flip(scene)],
  }),
);
