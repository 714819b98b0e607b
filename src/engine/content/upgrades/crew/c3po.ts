import { ALL, add, at, calculatesMore, card, countOf, dice, isFirstRoll, lay, noted } from '../../words';

/** A calculate action brings one token more. A calculate token for a guess before defense dice are rolled: exactly so many evades, and one more is added. */
export default card(
  'upgrade:c3po',
  at('before:rollDefense', {
    as: 'defender',
    cost: { spend: 'calculate' },
    choose: { oneOf: () => Array.from({ length: ALL }, (_, n) => ({ key: `${n + 1}` })) },
    may: (scene, { key }) => [lay(scene, 'guess', 'attack', { value: Number(key) })],
  }),
  dice({
    as: 'defender',
    at: 'rolled',
    must: true,
    while: 'guess',
    if: scene =>
      isFirstRoll(scene.attack.defenseDice) &&
      countOf(scene.attack.defenseDice, 'evade') === noted(scene, 'guess')?.value,
    does: add('evade'),
  }),
  calculatesMore(),
);
