import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const after = (rolls: string) =>
  inDuel('upgrade:clonecommandercody', { rolls })
    .attack()
    .until('nothing')
    .game.events('tokenGained')
    .filter(({ ship, token }) => ship === 'ship:B1' && token === 'strain').length;

test('Clone Commander Cody: a miss whose hit was neutralized strains the defender', () => {
  expect(after('hit blank blank / evade blank blank')).toBe(1);
});

test('Clone Commander Cody: not a miss of blanks, and not a hit', () => {
  expect(after('blank blank blank / evade blank blank')).toBe(0);
  expect(after('hit hit blank / evade blank blank')).toBe(0);
});
