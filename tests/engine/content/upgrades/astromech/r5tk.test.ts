import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const story = (on: 'attacker' | 'defender') =>
  inDuel('upgrade:r5tk', {
    on,
    wingmen: [{ pilot: 'bluesquadronescort', at: [457, 420] }],
    defender: { at: [560, 500] },
    rolls: 'hit hit hit / blank blank',
  });

test('R5-TK: a ship of one’s own side can be attacked, and is hit', () => {
  const { game } = story('attacker');
  expect(game.offers('p1')).toContain('target:ship:A2:primary:0');
  game.choose('p1', 'target:ship:A2:primary:0').passUntil('chooseAttack');
  expect(game.ship('A2').shields).toBe(0);
});

test('R5-TK: not without it, and nobody attacks itself', () => {
  expect(story('defender').game.offers('p1')).not.toContain('target:ship:A2:primary:0');
  expect(
    story('attacker')
      .game.offers('p1')
      .filter(key => key.includes('A1')),
  ).toEqual([]);
});

test('R5-TK: not one of its side that is only allied', () => {
  const { game } = inDuel('upgrade:r5tk', {
    wingmen: [
      {
        pilot: 'bluesquadronescort',
        at: [457, 420],
        conditions: [{ is: 'brokentrust', from: 'B1', by: 'pilot:agenttierny' }],
      },
    ],
    defender: { at: [560, 500] },
  });
  expect(game.offers('p1')).not.toContain('target:ship:A2:primary:0');
});
