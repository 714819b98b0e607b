import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

const LENT = 'mod:focus+ship:A2';
const ROLLS = 'focus focus blank / focus blank blank';
/** A1 has rolled and may change its dice. */
const shot = (third: Partial<Placed>, attacker: Partial<Placed> = {}) =>
  inDuel('pilot:esegetuketu', {
    on: 'wingman',
    attacker: { tokens: { calculate: 1 }, ...attacker },
    third: { at: [540, 300], tokens: { focus: 1 }, turret: 'rear', ...third },
    rolls: ROLLS,
  })
    .attack()
    .game.passUntil('modifyDice');

test('Esege Tuketu: a friend at range 0-2 spends his focus token for all its focus results', () => {
  const game = shot({}).choose('p1', LENT);
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'hit', 'blank']);
  expect(game.tokens('A2').focus).toBeUndefined();
});
test('Esege Tuketu: it is that friend who has spent it', () => {
  const game = shot({}, { pilot: 'garvendreis-t65xwing' }).choose('p1', LENT);
  expect(game.last('tokenRemoved')).toMatchObject({ ship: 'ship:A2', for: 'ship:A1' });
  expect(game.offers('p1')).toContain('use:pilot:garvendreis-t65xwing:ship:A2');
});
test('Esege Tuketu: for whatever of its cards costs a focus token in the attack', () => {
  expect(shot({}, { upgrades: ['advancedoptics'] }).offers('p1')).toContain(
    'mod:ship:A1:upgrade:advancedoptics:attacker+ship:A2',
  );
});
test('Esege Tuketu: the same for one that defends', () => {
  const game = inDuel('pilot:esegetuketu', {
    on: 'enemy',
    third: { at: [540, 500], tokens: { focus: 1, disarm: 1 } },
    rolls: 'hit hit blank / focus focus blank',
  })
    .attack()
    .game.passUntil('modifyDice')
    .choose('p2', 'mod:focus+ship:B2');
  expect(game.last('diceChanged')!.after).toEqual(['evade', 'evade', 'blank']);
});
test('Esege Tuketu: not beyond range 2, no other token, and not his enemies', () => {
  expect(shot({ at: [760, 300] }).offers('p1')).not.toContain(LENT);
  expect(shot({ tokens: { calculate: 1 } }).offers('p1')).toEqual(['mod:calculate', 'pass']);
  const enemy = inDuel('pilot:esegetuketu', {
    on: 'enemy',
    attacker: { tokens: { calculate: 1 } },
    third: { at: [540, 400], tokens: { focus: 1, disarm: 1 } },
    rolls: ROLLS,
  }).attack();
  expect(enemy.game.passUntil('modifyDice').offers('p1')).toEqual(['mod:calculate', 'pass']);
});
