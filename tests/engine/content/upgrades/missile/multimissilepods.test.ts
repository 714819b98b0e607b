import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const fire = (defender = {}) =>
  inDuel('upgrade:multimissilepods', { attacker: { tokens: { calculate: 1 }, force: 0 }, defender }).attack(
    'target:ship:B1:upgrade:multimissilepods',
  );
const dice = (told: ReturnType<typeof fire>) => {
  const { game } = told.until();
  return [game.events('diceRolled')[0]!.faces.length, game.ship('A1').upgrades[0]!.charges];
};

test('in the bullseye two more charges are two more dice', () => {
  expect(fire().offered()).toHaveLength(2);
  expect(dice(fire().use('2 more dice'))).toEqual([4, 2]);
  expect(dice(fire().use('1 more die'))).toEqual([3, 3]);
});

test('in the front arc one, and none if it is left', () => {
  const aside = { at: [520, 500] };
  expect(fire(aside).offered()).toHaveLength(1);
  expect(dice(fire(aside).use())).toEqual([3, 3]);
  expect(dice(fire(aside).leave())).toEqual([2, 4]);
});

test('beside it, where only the full front arc reaches, none', () => {
  expect(fire({ at: [620, 340] }).offered()).toEqual([]);
});
