import { expect, test } from 'vitest';
import { acting } from '../../../../support/flying';

const CARD = 'upgrade:efficientprocessing-talent';
const gained = (pilot: string, action: string) =>
  acting(CARD, { pilot }, action)
    .game.events('tokenGained')
    .map(({ token }) => token);
test('Efficient Processing: a calculate action brings two tokens', () => {
  expect(gained('baktoidprototype', 'action:calculate:white')).toEqual(['calculate', 'calculate']);
});
test('Efficient Processing: another action does not', () => {
  expect(gained('wedgeantilles', 'action:focus:white')).toEqual(['focus']);
});
