import { expect, test } from 'vitest';
import { acting } from '../../../support/actions';
import { about, inDuel, inStory } from '../../../support/card';
import { rolled } from '../../../support/duel';

test('Major Vynder: disarmed, one more defense die', () => {
  const dice = (disarm: number) =>
    rolled(
      inDuel('pilot:majorvynder', { on: 'defender', defender: { tokens: { disarm } } })
        .attack()
        .until().game,
      'defense',
    );
  expect([dice(1), dice(0)]).toEqual([3, 2]);
});

const missile = (weapon: string) =>
  inDuel('pilot:majorvynder-ssl', {
    attacker: { locks: ['B1'] },
    rolls: 'blank blank blank / blank blank blank / focus blank blank / blank blank blank',
  }).attack(`target:ship:B1:${weapon}`);

test('Major Vynder (SSL): after a missile a cannon, in which a focus becomes a hit', () => {
  const told = missile('upgrade:heavyplasmamissiles-missile');
  expect(told.offered()).toEqual(['target:ship:B1:upgrade:ioncannon']);
  told.use();
  expect(told.offered()).toEqual(['mod:ship:A1:pilot:majorvynder-ssl:attacker']);
  expect(told.use().game.last('diceChanged')!.after).toContain('hit');
});
test('Major Vynder (SSL): not after the cannon, nor after a primary attack', () => {
  expect(missile('upgrade:ioncannon').offered()).toEqual([]);
  expect(missile('primary:0').offered()).toEqual([]);
});

const disarmed = (stress: number) =>
  inStory('pilot:lieutenantkarsabi', {
    phase: 'engagement',
    p1: [{ pilot: 'academypilot', at: [300, 300], tokens: { stress } }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    first: [{ do: 'gainToken', ship: 'ship:A1', token: 'disarm', by: 'p1' }],
  });
test('Lieutenant Karsabi: a stress token takes the place of a disarm token', () => {
  expect(disarmed(0).use().game.tokens('A1')).toEqual({ stress: 1 });
});
test('Lieutenant Karsabi: not while stressed', () => {
  expect(disarmed(1).offered()).toEqual([]);
});

const reloaded = (spent: number) => {
  const pilot = 'lieutenantkarsabi-ssl';
  const spend = { do: 'spendCharge', ship: 'ship:A1', card: 'upgrade:protontorpedoes' } as const;
  const game = acting({ pilot, at: [400, 400] }, { first: Array.from({ length: spent }, () => spend) });
  return about(`pilot:${pilot}`, game.choose('p1', game.offers('p1').find(key => key.startsWith('action:reload'))!))
    .game;
};
const chargesOf = (game: ReturnType<typeof reloaded>) =>
  game.ship('A1').upgrades.find(({ card }) => card === 'upgrade:protontorpedoes')!.charges;
test('Lieutenant Karsabi (SSL): a reload brings two charges, never more than there are', () => {
  expect(chargesOf(reloaded(2))).toBe(2);
  const one = reloaded(1);
  expect([chargesOf(one), one.tokens('A1').disarm]).toEqual([2, 1]);
});
