import { expect, test } from 'vitest';
import { duel, PRIMARY, rolled } from '../../../support/duel';

const GUARDED = [{ is: 'guarded', from: 'B2', by: 'pilot:magnaguardprotector' }];
const shot = (x: number, tokens: object) =>
  duel({
    defender: { pilot: 'skakoanace', at: [x, 500], conditions: GUARDED },
    enemies: [{ pilot: 'magnaguardprotector', at: [440, 620], tokens }],
  }).choose('p1', PRIMARY);
const plain = rolled(shot(520, {}), 'defense');

test('Guarded: a die more for a calculating MagnaGuard in the attack arc', () => {
  expect(rolled(shot(520, { calculate: 2 }), 'defense')).toBe(plain + 1);
});

test('Guarded: not in the bullseye, nor for its focus', () => {
  expect(rolled(shot(457, { calculate: 2 }), 'defense')).toBe(plain);
  expect(rolled(shot(520, { focus: 1 }), 'defense')).toBe(plain);
});
