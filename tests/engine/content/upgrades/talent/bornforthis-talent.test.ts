import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const LENT = 'mod:focus+ship:B2';
/** A1 attacks B1, which modifies its dice; B2 carries the card. */
const shot = (tokens: Record<string, number>, x = 560, defender: object = {}) =>
  inDuel('upgrade:bornforthis-talent', {
    on: 'enemy',
    third: { at: [x, 520], tokens },
    defender: { tokens: { calculate: 1 }, ...defender },
    rolls: 'hit hit hit / focus focus blank',
  })
    .attack()
    .game.passUntil('modifyDice');
const lent = (game: ReturnType<typeof shot>) =>
  game.offers('p2').filter(key => key.startsWith('mod:') && key.endsWith('+ship:B2'));

test('Born for This: a friend spends its focus token, which strains it', () => {
  const game = shot({ focus: 1 }).choose('p2', LENT);
  expect(game.last('diceChanged')!.after).toEqual(['evade', 'evade', 'blank']);
  expect(game.tokens('B2')).toEqual({ strain: 1 });
});
test('Born for This: one token, since the first has strained it', () => {
  const game = shot({ focus: 1, evade: 1 });
  expect(lent(game)).toHaveLength(3);
  expect(game.choose('p2', LENT).tokens('B2')).toEqual({ evade: 1, strain: 1 });
  expect(lent(game)).toEqual([]);
});
test('Born for This: as if the friend had it, so that what keeps that one from spending focus does so here', () => {
  const by = { is: 'markedforelimination', from: 'A1', by: 'upgrade:trackingfob' } as const;
  const told = inDuel('upgrade:bornforthis-talent', {
    on: 'enemy',
    third: { at: [560, 520], tokens: { focus: 1 } },
    attacker: { upgrades: ['trackingfob'], locks: ['B1'] },
    defender: { conditions: [by] },
    rolls: 'hit hit hit / focus focus blank',
  });
  // The attacker leaves its dice as they are, and the defender has nothing to change its own with.
  const game = told.attack().game.passUntil('modifyDice').choose('p1', 'pass');
  expect(game.asked('p2')).not.toBe('modifyDice');
});
test('Born for This: not strained, not at range 3, no other token', () => {
  expect(shot({ focus: 1, strain: 1 }).offers('p2')).not.toContain(LENT);
  expect(shot({ focus: 1 }, 800).offers('p2')).not.toContain(LENT);
  expect(shot({ calculate: 1 }).offers('p2')).toEqual(['mod:calculate', 'pass']);
});
