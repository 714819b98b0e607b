import { expect, test } from 'vitest';
import { duel, PRIMARY } from '../../../support/duel';

const fired = (locks: readonly string[], defender: object = {}) =>
  duel({
    attacker: {
      pilot: 'sabersquadronace',
      conditions: [{ is: 'optimizedprototype', from: 'A2', by: 'upgrade:directorkrennic' }],
    },
    wingmen: [{ pilot: 'omicrongrouppilot', upgrades: ['directorkrennic'], at: [700, 100], locks }],
    defender: { pilot: 'bluesquadronescort', ...defender },
    dice: ['hit', 'focus', 'blank', 'blank'],
  }).choose('p1', PRIMARY);
const key = (game: ReturnType<typeof duel>, face: string) =>
  game.offers('p1').find(one => one.includes('optimizedprototype') && one.includes(face));

test('Optimized Prototype: a focus given up takes a shield from a ship that Krennic has locked, only once, and the hit another', () => {
  const game = fired(['B1']);
  game.choose('p1', key(game, 'focus')!);
  expect(game.about('B1', 'shieldLost')!.left).toBe(0);
  expect(game.events('shieldLost')).toHaveLength(2);
  expect(key(game, 'hit')).toBeUndefined();
});

test('Optimized Prototype: shield or facedown card, as the attacker likes', () => {
  const game = fired(['B1'], { damage: ['-fuelleak'] });
  game.choose('p1', key(game, 'hit')!, 'turn a damage card faceup');
  expect(game.damage('B1')).toEqual(['fuelleak']);
});

test('Optimized Prototype: not without his lock', () => {
  const game = fired([]);
  expect(game.offers('p1').filter(one => one.includes('optimizedprototype'))).toEqual([]);
});

test('Optimized Prototype: not by a turret, wherever it points', () => {
  const game = duel({
    attacker: {
      pilot: 'rebelscout',
      turret: 'front',
      conditions: [{ is: 'optimizedprototype', from: 'A2', by: 'upgrade:directorkrennic' }],
    },
    wingmen: [{ pilot: 'omicrongrouppilot', upgrades: ['directorkrennic'], at: [700, 100], locks: ['B1'] }],
    defender: { pilot: 'bluesquadronescort' },
    dice: ['hit', 'focus', 'blank', 'blank'],
  }).choose('p1', PRIMARY);
  expect(key(game, 'focus')).toBeUndefined();
});
