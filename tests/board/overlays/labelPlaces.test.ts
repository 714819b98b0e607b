import { expect, test } from 'vitest';
import type { DrawnLine } from '../../../src/board/overlays/drawing';
import { type LabelPlace, labelPlaces } from '../../../src/board/overlays/labelPlaces';

const line = (key: string, x: number, more: Partial<DrawnLine> = {}): DrawnLine => ({
  ...{ key, from: { x, y: 700 }, to: { x, y: 300 }, look: 'free', strong: false, label: 'Range 3' },
  ...more,
});

/** Less than a label's width and less than its height apart. */
const meet = ({ at: a }: LabelPlace, { at: b }: LabelPlace): boolean =>
  Math.abs(a.x - b.x) < 56 && Math.abs(a.y - b.y) < 20;

test('labels of lines side by side stand one above the other; of lines far apart on the same height', () => {
  const near = [...labelPlaces([line('one', 400), line('two', 440)]).values()];
  expect(meet(near[0]!, near[1]!)).toBe(false);
  const far = [...labelPlaces([line('one', 300), line('two', 600)]).values()];
  expect(far.map(({ at }) => at.y)).toEqual([far[0]!.at.y, far[0]!.at.y]);
});

test('the strong line keeps the middle, and the others give way to it', () => {
  const places = labelPlaces([line('weak', 430), line('strong', 400, { strong: true })]);
  expect(places.get('strong')!.at.y).toBe(500);
  expect(meet(places.get('strong')!, places.get('weak')!)).toBe(false);
});

test('a label keeps clear of the badge of what lies in the way, and a line without words has no place', () => {
  const broken = [[0.45, 0.55]] as const;
  expect(labelPlaces([line('one', 400, { strong: true, broken })]).get('one')!.at.y).not.toBe(500);
  expect(labelPlaces([line('one', 400, { label: null })]).size).toBe(0);
});

test('between bases that are close it stands aside', () => {
  const close = line('one', 400, { from: { x: 400, y: 400 }, to: { x: 400, y: 340 } });
  expect(labelPlaces([close]).get('one')).toMatchObject({ aside: { x: 1 } });
});
