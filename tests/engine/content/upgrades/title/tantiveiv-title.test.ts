import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:tantiveiv-title';
const AWAY = { heading: 180 };
const attacked = (rolls: string, more: Parameters<typeof inDuel>[1] = {}) =>
  inDuel(CARD, { on: 'wingman', third: AWAY, rolls, ...more }).attack();

test('Tantive IV: it suffers a hit, and a friend rerolls all its blanks', () => {
  const { game } = attacked('blank blank blank hit hit focus / blank blank blank').use();
  expect(game.last('diceRerolled')!.after).toEqual(['hit', 'hit', 'focus']);
  expect(game.events('damageSuffered')[0]).toMatchObject({ ship: 'ship:A2', damage: 'hit' });
});

test('Tantive IV: one that defends, too', () => {
  const told = inDuel(CARD, {
    on: 'enemy',
    third: { heading: 0 },
    defender: { pilot: 'bluesquadronescort' },
    rolls: 'hit hit hit / blank blank evade evade',
  });
  const { game } = told.attack().use();
  expect(game.last('diceRerolled')).toMatchObject({ kind: 'defense', after: ['evade', 'evade'] });
  expect(game.events('damageSuffered')[0]).toMatchObject({ ship: 'ship:B2' });
});

test('Tantive IV: energy is no way to pay', () => {
  expect(attacked('blank blank blank').offered()).toHaveLength(1);
});

test('Tantive IV: not with a result among the blanks', () => {
  expect(attacked('blank focus blank').offered()).toEqual([]);
});

test('Tantive IV: not with a single die', () => {
  const defender = { pilot: 'rebelscout', tokens: { strain: 1 } };
  const told = inDuel(CARD, { on: 'enemy', third: { heading: 0 }, defender, rolls: 'hit hit hit / blank' });
  expect(told.attack().offered()).toEqual([]);
});

test('Tantive IV: not beyond range 2', () => {
  expect(attacked('blank blank blank', { third: { ...AWAY, at: [800, 300] } }).offered()).toEqual([]);
});
