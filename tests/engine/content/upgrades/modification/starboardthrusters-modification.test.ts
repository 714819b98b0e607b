import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:starboardthrusters-modification';
const flown = (dial: '3TW' | '3LR' | '3YW' | '3PR' | '2TR') =>
  flying(CARD, { pilot: 'bluesquadronescort', at: [457, 400], dial });

test('Starboard Thrusters: a red left Segnor’s loop is flown as a white one, and strains', () => {
  const { game } = flown('3LR').use();
  game.passUntil('chooseAction');
  expect(game.about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'white' });
  expect([game.tokens('A1'), game.ship('A1').upgrades[0]!.charges]).toEqual([{ strain: 1 }, 1]);
});
test('Starboard Thrusters: a left turn is eased without that', () => {
  const { game } = flown('3TW').use();
  game.passUntil('chooseAction');
  expect(game.about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'blue' });
  expect(game.tokens('A1')).toEqual({});
});
test('Starboard Thrusters: not to the right', () => {
  expect(flown('3PR').offered()).toEqual([]);
  expect(flown('3YW').offered()).toEqual([]);
});
