import {
  amount,
  banksOf,
  card,
  instead,
  isObstructedByDevice,
  isOwnDetonation,
  templates,
  tightTurns,
  type Way,
} from '../words';

const anySpeedOne = (way: Way): readonly Way[] =>
  way.template === '1straight' ? [...banksOf(way), ...tightTurns(way)] : [];

export default [
  /** What would be dropped by the 1 straight may be dropped by any template of that speed. */
  card('pilot:solsixxa', templates('drop', { by: anySpeedOne })),

  /** A charge keeps a friendly bomb or mine from detonating; one more defense die if one obstructs the attack. */
  card(
    'pilot:captainnym',
    instead('detonate', {
      who: { is: 'any' },
      cost: { charge: 1 },
      if: scene => isOwnDetonation(scene, 'bomb', 'mine'),
      may: () => [],
    }),
    amount('defenseDice', {
      as: 'defender',
      if: scene => isObstructedByDevice(scene, 'bomb', 'mine'),
      by: { add: 1 },
    }),
  ),
];
