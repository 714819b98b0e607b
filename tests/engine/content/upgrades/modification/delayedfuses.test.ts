import { expect, test } from 'vitest';
import { about } from '../../../../support/card';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:delayedfuses';
const dropped = (device: string) => {
  const told = flying(
    `upgrade:${device}`,
    { pilot: 'goldsquadronveteran', upgrades: ['delayedfuses'], at: [457, 457] },
    { phase: 'system' },
  );
  told.use();
  return about(CARD, told.game);
};
const fuses = ({ game }: ReturnType<typeof dropped>) => Object.values(game.state.devices).map(one => one.fuses);

test('Delayed Fuses: a bomb is given a fuse, and lies on when it would go off', () => {
  const told = dropped('protonbombs').use();
  expect(fuses(told)).toEqual([1]);
  told.game.passUntil('setDials');
  expect(fuses(told)).toEqual([0]);
});
test('Delayed Fuses: of a set of cluster mines, one', () => {
  const told = dropped('clustermines');
  expect(told.offered()).toHaveLength(3);
  expect(fuses(told.use(':2'))).toEqual([0, 1, 0]);
});
test('Delayed Fuses: not a remote, and it may be left', () => {
  expect(dropped('drk1probedroids').offered()).toEqual([]);
  expect(fuses(dropped('protonbombs').leave())).toEqual([0]);
});
