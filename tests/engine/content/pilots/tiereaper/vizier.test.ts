import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const aileron = (first: string) => {
  const told = flying(
    'pilot:vizier',
    { pilot: 'vizier' },
    {
      p1: [
        { pilot: 'vizier', at: [457, 300], dial: '1FB' },
        { pilot: 'academypilot', at: [600, 400], dial: '2FB' },
      ],
    },
  ).until('boost');
  told.game.choose('p1', first);
  return told;
};
test('“Vizier”: having moved by the ailerons it coordinates, and then skips its actions', () => {
  const told = aileron('boost:straight');
  expect(told.offered()).toEqual(['action:coordinate:white']);
  const { game } = told.use();
  game.choose('p1', 'ship:A2').choose('p1', 'action:focus:white');
  expect(told.until().game.about('A1', 'actionSkipped')).toMatchObject({ why: 'card' });
});
test('“Vizier”: left, or not moved, it acts as usual', () => {
  const told = aileron('boost:straight').leave();
  expect(told.until('chooseAction').game.state.pending[0]!.topic).toMatchObject({ why: 'activation' });
  expect(aileron('pass').offered()).toEqual([]);
});
