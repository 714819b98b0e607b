import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { rolled } from '../../../support/duel';
import type { Placed, Story } from '../../../support/scenario';

type At = readonly [number, number];

const flown = (card: string, ship: Partial<Placed>, at: At, more: Partial<Story> = {}) =>
  inStory(card, {
    phase: 'activation',
    p1: [{ pilot: 'r2d2', at: [457, 300], dial: '2FB', ...ship }],
    p2: [{ pilot: 'soontirfel', at, dial: '4FW' }],
    firstPlayer: 'p1',
    ...more,
  });

test('Anakin Skywalker (Y-wing): a Force removes stress with an enemy close in front', () => {
  const { game } = flown('pilot:anakinskywalker-btlbywing', { tokens: { stress: 2 } }, [520, 480]).use();
  expect([game.tokens('A1'), game.ship('A1').force]).toEqual([{}, 2]);
  expect(flown('pilot:anakinskywalker-btlbywing', { tokens: { stress: 2 } }, [557, 620]).offered()).toEqual([]);
});

test('R2-D2: a calculate token with an enemy ship behind, and no other', () => {
  const told = (at: At) =>
    inStory('pilot:r2d2', {
      phase: 'engagement',
      p1: [{ pilot: 'r2d2', at: [457, 400] }],
      p2: [{ pilot: 'academypilot', at, heading: 90 }],
    }).game;
  expect(told([457, 250]).events('tokenGained')).toMatchObject([{ ship: 'ship:A1', token: 'calculate' }]);
  expect(told([457, 550]).events('tokenGained')).toEqual([]);
});

test('“Goji”: a defense die for each friendly bomb at range 0-1 of the defender, if it likes', () => {
  const shot = (devices: NonNullable<Story['devices']>, third: At = [520, 620]) =>
    inDuel('pilot:goji', { on: 'enemy', third: { at: third }, devices }).attack();
  const bomb = (at: At, owner: 'p1' | 'p2' = 'p2', is = 'protonbomb') => ({ is, at, owner });
  const dice = (told: ReturnType<typeof shot>) => rolled(told.until().game, 'defense');
  expect(dice(shot([bomb([540, 500])]).use())).toBe(4);
  expect(dice(shot([bomb([540, 500]), bomb([380, 500])]).use())).toBe(5);
  expect(dice(shot([bomb([540, 500])]).leave())).toBe(3);
  // Not an enemy's, not a mine, not at range 2, and not with Goji beyond range 3.
  expect(shot([bomb([540, 500], 'p1')]).offered()).toEqual([]);
  expect(shot([bomb([540, 500], 'p2', 'proximitymine')]).offered()).toEqual([]);
  expect(shot([bomb([650, 500])]).offered()).toEqual([]);
  expect(shot([bomb([540, 500])], [60, 60]).offered()).toEqual([]);
});

test('“Broadside”: a blank becomes a focus in a turret attack to the side, and not ahead', () => {
  const shot = (turret: 'right' | 'front', at: At, weapon: string) =>
    inDuel('pilot:broadside', {
      attacker: { upgrades: ['ioncannonturret'], turret },
      defender: { at },
      rolls: 'blank blank hit / blank blank blank',
    }).attack(`target:ship:B1:${weapon}`);
  const told = shot('right', [600, 300], 'upgrade:ioncannonturret').use();
  expect(told.game.last('diceChanged')!.after).toEqual(['focus', 'blank', 'hit']);
  expect(shot('front', [457, 450], 'upgrade:ioncannonturret').offered()).toEqual([]);
  expect(shot('right', [457, 450], 'primary:0').offered()).toEqual([]);
});

test('“Matchstick”: a reroll for each red token, locks among them', () => {
  const shot = (attacker: Partial<Placed>, locks: readonly string[] = [], weapon?: string) =>
    inDuel('pilot:matchstick', {
      attacker,
      defender: { locks },
      rolls: 'blank blank hit hit / blank blank blank',
    }).attack(weapon);
  const offered = shot({ tokens: { strain: 1 } }, ['A1']).use();
  const { game } = offered;
  game.pick(
    'p1',
    game
      .offers('p1')
      .filter(key => key !== 'pass')
      .slice(0, 2),
  );
  expect(game.last('diceRerolled')!.after).toEqual(['hit', 'hit']);
  expect(shot({ tokens: { disarm: 0, tractor: 1 } }).offered()).toEqual([]);
  const torpedo = { tokens: { stress: 1 }, upgrades: ['protontorpedoes'], locks: ['B1'] };
  expect(shot(torpedo, [], 'target:ship:B1:upgrade:protontorpedoes').offered()).toEqual([]);
});

test('“Odd Ball” (Y-wing): after a red maneuver or action a lock on who is in the bullseye', () => {
  const { game } = flown('pilot:oddball-btlbywing', { dial: '4FR' }, [457, 720]).use('ship:B1');
  expect(game.ship('A1').locks).toEqual(['ship:B1']);
  expect(flown('pilot:oddball-btlbywing', { dial: '4FR' }, [520, 720]).offered()).toEqual([]);
  expect(flown('pilot:oddball-btlbywing', { dial: '2FB' }, [457, 650]).offered()).toEqual([]);
});
test('“Odd Ball” (Y-wing): a partial maneuver will do, and so will a red reload', () => {
  const p1 = [
    { pilot: 'r2d2', at: [457, 300], dial: '4FR' },
    { pilot: 'r2d2', at: [457, 510], dial: '2FB', tokens: { stress: 1 } },
  ] as const;
  const partial = flown('pilot:oddball-btlbywing', {}, [457, 720], {
    p1: [{ ...p1[0] }, { ...p1[1], pilot: 'anakinskywalker-btlbywing' }],
  });
  partial.use('ship:B1');
  expect(partial.game.about('A1', 'maneuverExecuted')!.fully).toBe(false);
  const acting = flown('pilot:oddball-btlbywing', { upgrades: ['protontorpedoes'] }, [457, 650], {
    first: [{ do: 'loseCharge', ship: 'ship:A1', card: 'upgrade:protontorpedoes' }],
  }).until('chooseAction');
  acting.game.choose('p1', 'action:reload:red');
  expect(acting.use('ship:B1').game.ship('A1').locks).toEqual(['ship:B1']);
});
