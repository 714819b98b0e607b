import { amount, at, card, changeManeuver, flip, flown, isBank, isTurn, otherSide } from '../../words';

/** Inactive: straights are easier. Active: a revealed bank or turn slips sideways, and this flips. Flips after full maneuvers. */
export default card(
  'upgrade:repulsorliftstabilizers',
  amount('difficulty', { side: 0, if: ({ maneuver }) => maneuver.bearing === 'straight', by: { add: -1 } }),
  at('after:execute', {
    name: 'activate',
    side: 0,
    if: ({ fully }) => fully,
    choose: otherSide,
    may: scene => [flip(scene)],
  }),
  at('after:reveal', {
    side: 1,
    if: scene => isBank(flown(scene)) || isTurn(flown(scene)),
    must: scene => [changeManeuver(scene.self, flown(scene), { slips: true })],
  }),
  at('after:execute', { name: 'slipped', side: 1, if: ({ slips }) => slips === true, must: scene => [flip(scene)] }),
  at('after:execute', {
    name: 'deactivate',
    side: 1,
    if: ({ fully, slips }) => fully && !slips,
    choose: otherSide,
    may: scene => [flip(scene)],
  }),
);
