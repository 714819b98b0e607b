import { expect, test } from 'vitest';
import { baseAt } from '../../../../src/engine/geometry/base';
import { distanceToPolygon } from '../../../../src/engine/geometry/distance';
import type { Polygon } from '../../../../src/engine/geometry/polygon';
import { outlinesOf } from '../../../../src/engine/look/objects';
import { poseName } from '../../../../src/panels/table/labels/poses';
import { inStory } from '../../../support/card';
import { engine } from '../../../support/engine';

const CARD = 'pilot:finchdallow';

/** The System Phase: his ship with something to drop. */
const dropping = (device: string, at: readonly [number, number] = [457, 400]) =>
  inStory(CARD, {
    phase: 'system',
    p1: [{ pilot: 'finchdallow', at, upgrades: [device] }],
    p2: [{ pilot: 'academypilot', at: [100, 850] }],
  }).game.passUntil('placeDevice');

const touching = (game: ReturnType<typeof dropping>) => game.offers('p1').filter(key => key.startsWith('place:'));

test('Finch Dallow: a bomb is put down touching his ship, in front of it too, and was not dropped', () => {
  const game = dropping('protonbombs').choose('p1', 'place:device:protonbomb:touching0');
  const table = { state: game.state, rules: engine.rules };
  const { pose } = game.last('devicePlaced')!;
  const [outline] = outlinesOf(table, { device: 'device:protonbomb', pose }) as readonly [Polygon];
  expect(distanceToPolygon(baseAt({ x: 457, y: 400, heading: 0 }, 'large'), outline)).toBeLessThan(0.01);
  expect(outline.y).toBeGreaterThan(440);
  expect(game.last('devicePlaced')).toMatchObject({ device: 'device:protonbomb', how: 'place' });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
});
test('Finch Dallow: all round his base, and by the template behind it as ever', () => {
  const game = dropping('protonbombs');
  expect(touching(game)).toHaveLength(24);
  expect(game.offers('p1')).toContain('drop:device:protonbomb:1straight');
  const names = { game: game.state, rules: engine.rules };
  const words = touching(game).map(key => poseName(names, key, key));
  expect(words.slice(0, 3).map(one => one.replace(/^.*touching you, /, ''))).toEqual([
    'at 12 o’clock',
    'at half past 12',
    'at 1 o’clock',
  ]);
});
test('Finch Dallow: not outside the play area, and no mine', () => {
  expect(touching(dropping('protonbombs', [457, 41])).length).toBeLessThan(24);
  expect(touching(dropping('proximitymines'))).toEqual([]);
});
