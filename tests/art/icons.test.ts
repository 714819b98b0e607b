import { describe, expect, test } from 'vitest';
import { ICONS, type IconName } from '../../src/art/icons';
import { line, solid } from '../../src/art/icons/part';
import { mirrored, quarterTurn, upsideDown } from '../../src/art/icons/turn';
import { MARKER_KINDS } from '../../src/engine/core/scenario';
import { TOKENS } from '../../src/engine/core/token';
import {
  ACTION_KINDS,
  ARCS,
  ATTACK_FACES,
  BEARINGS,
  DEFENSE_FACES,
  FLEXIBLE_SLOTS,
  OBSTACLE_KINDS,
  SLOTS,
} from '../../src/engine/core/vocabulary';
import { some } from '../support/some';
import { parsePath, pointsOf } from './pathData';

const NAMES = Object.keys(ICONS) as IconName[];

describe('every word of the game has its icon', () => {
  test.each([
    ['tokens', TOKENS],
    ['bearings', BEARINGS],
    ['dice faces', [...ATTACK_FACES, ...DEFENSE_FACES]],
    ['actions', [...ACTION_KINDS, 'tow', 'scramble', 'transmit', 'repair']],
    ['arcs', ARCS.map(arc => `${arc}Arc`)],
    ['slots', [...SLOTS, ...FLEXIBLE_SLOTS].map(slot => `${slot}Slot`)],
    ['markers, devices and obstacles', [...MARKER_KINDS, 'bomb', 'mine', 'remote', ...OBSTACLE_KINDS]],
  ])('%s', (_, words) => {
    expect(words.filter(word => !(NAMES as string[]).includes(word))).toEqual([]);
  });
});

test('no two icons are the same drawing', () => {
  const drawn = new Map<string, IconName[]>();
  for (const name of NAMES) {
    const drawing = JSON.stringify(ICONS[name]);
    drawn.set(drawing, [...(drawn.get(drawing) ?? []), name]);
  }
  expect([...drawn.values()].filter(names => names.length > 1)).toEqual([]);
});

test('left and right are the mirror of each other, and never the same', () => {
  const sided = NAMES.filter(name => name.endsWith('Left'));
  expect(sided).toHaveLength(5);
  for (const left of sided) {
    const right = left.replace(/Left$/, 'Right') as IconName;
    expect(ICONS[right], left).toEqual(mirrored(ICONS[left]));
    expect(ICONS[right], left).not.toEqual(ICONS[left]);
  }
});

test('every part shows: it has a filled shape or a line, and stays in the box', () => {
  for (const name of some(NAMES)) {
    for (const { d, fill, stroke = 0, opacity = 1 } of some(ICONS[name])) {
      expect(fill || stroke >= 1.4, `${name}: ${d}`).toBe(true);
      expect(opacity, `${name}: ${d}`).toBeGreaterThan(0.3);
      const outside = pointsOf(d).filter(point => point.some(at => !(at >= -1 && at <= 25)));
      expect(outside, `${name}: ${d}`).toEqual([]);
    }
  }
});

test('the parts of one icon differ, so that the page can tell them apart', () => {
  const twice = NAMES.filter(name => new Set(ICONS[name].map(({ d }) => d)).size !== ICONS[name].length);
  expect(twice).toEqual([]);
});

test.each(['L1 1', 'M1 2 l3 4', 'M1 2 H5', 'M1 NaN', 'M1 2 L3', 'M1 2 A3 3 0 2 1 5 6'])('%s is no path of ours', d => {
  expect(() => parsePath(d)).toThrow();
});

test('turning a drawing moves its points and lets mirrored arcs run the other way', () => {
  const drawing = [line('M2 4 A3 5 30 0 1 8 4', 1.5), solid('M12 2 L20 6 Z')];
  expect(mirrored(drawing).map(({ d }) => d)).toEqual(['M22 4 A3 5 -30 0 0 16 4', 'M12 2 L4 6 Z']);
  expect(upsideDown(drawing).map(({ d }) => d)).toEqual(['M2 20 A3 5 -30 0 0 8 20', 'M12 22 L20 18 Z']);
  expect(quarterTurn([solid('M12 2 A3 3 0 0 1 20 6 Z')])[0]!.d).toBe('M22 12 A3 3 0 0 1 18 20 Z');
  expect(mirrored(drawing)[0]!.stroke).toBe(1.5);
});
