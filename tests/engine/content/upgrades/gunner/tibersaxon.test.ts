import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (rolls: string, more: object = {}, range: 1 | 2 | 3 = 2) =>
  inDuel('upgrade:tibersaxon', { range, defender: { pilot: 'wedgeantilles', ...more }, rolls }).attack();
const HITS = 'hit blank blank blank / blank blank blank';

test('Tiber Saxon: after a hit, a strain token for each charge', () => {
  const once = shot(HITS).use();
  expect(once.game.tokens('B1')).toEqual({ strain: 1 });
  const { game } = once.use();
  expect(game.tokens('B1')).toEqual({ strain: 2 });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
});

test('Tiber Saxon: one charge may be kept', () => {
  const { game } = shot(HITS).use().leave();
  expect(game.tokens('B1')).toEqual({ strain: 1 });
});

test('Tiber Saxon: not at range 3, not after a miss, not against faceup damage', () => {
  expect(shot(HITS, {}, 3).offered()).toEqual([]);
  expect(shot('hit blank blank / evade blank', {}).offered()).toEqual([]);
  expect(shot(HITS, { damage: ['fuelleak'] }).offered()).toEqual([]);
});
