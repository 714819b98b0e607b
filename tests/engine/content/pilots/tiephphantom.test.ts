import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';

const MISS = 'blank blank blank / blank blank blank';
const HIT = 'hit blank blank / blank blank blank';

test('“Whisper”: a hit is an evade token, a miss is not', () => {
  const tokens = (rolls: string) =>
    inDuel('pilot:whisper', { rolls })
      .attack()
      .until()
      .game.events('tokenGained')
      .map(({ token }) => token);
  expect([tokens(HIT), tokens(MISS)]).toEqual([['evade'], []]);
});

test('“Whisper” (SSL): after any attack a charge cloaks it', () => {
  const shot = (charges: number) => inDuel('pilot:whisper-ssl', { attacker: { charges }, rolls: MISS }).attack();
  const { game } = shot(1).use();
  expect([game.ship('A1').tokens.cloak, game.ship('A1').charges]).toEqual([1, 0]);
  expect(shot(0).offered()).toEqual([]);
});

test('“Echo”: decloaks by banks only', () => {
  const told = inStory('pilot:echo', {
    phase: 'system',
    p1: [{ pilot: 'echo', at: [400, 400], dial: '2FW', tokens: { cloak: 1 } }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FW' }],
  }).until('decloak');
  const ways = told.game.offers('p1').filter(key => key !== 'pass');
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.filter(key => !key.includes('2bank'))).toEqual([]);
});

const echo = (action: string, y: number, charges = 1) => {
  const told = inStory('pilot:echo-ssl', {
    phase: 'activation',
    p1: [{ pilot: 'echo-ssl', at: [400, 300], dial: '2FW', charges }],
    p2: [{ pilot: 'academypilot', at: [400, y], dial: '2FW' }],
  }).until('chooseAction');
  told.game.choose('p2', told.game.offers('p2').find(key => key.startsWith(`action:${action}`)) ?? 'pass');
  return told;
};
test('“Echo” (SSL): does as an enemy at range 0-1 has done, for a charge', () => {
  const told = echo('evade', 500);
  expect(told.offered()).toEqual(['action:evade:white']);
  expect(told.use().game.ship('A1')).toMatchObject({ charges: 0, tokens: { evade: 1 } });
});
test('“Echo” (SSL): not at range 2, without a charge, or where nothing was done', () => {
  expect(echo('evade', 600).offered()).toEqual([]);
  expect(echo('evade', 500, 0).offered()).toEqual([]);
  expect(echo('nothing', 500).offered()).toEqual([]);
});
