import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const CARD = 'shipAbility:merciless';
const attacker = { pilot: 'scorch-evacuationofdqar' };
const rolls = 'blank hit hit / blank blank blank';

test('Merciless: a friend beside the defender is strained for one blank', () => {
  const third = { pilot: 'academypilot', at: [530, 500] } as const;
  const told = inDuel(CARD, { attacker, third, rolls }).attack().use('A2');
  expect(told.game.about('A2', 'tokenGained')).toMatchObject({ token: 'strain' });
});

test('Merciless: a friend beside the attacker does not help', () => {
  const third = { pilot: 'academypilot', at: [520, 250] } as const;
  expect(inDuel(CARD, { attacker, third, rolls }).attack().offered()).toEqual([]);
});
