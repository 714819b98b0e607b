import { describe, expect, test } from 'vitest';
import { parseManeuver, type ShipSize } from '../../../src/engine/core/vocabulary';
import type { Base } from '../../../src/engine/geometry/base';
import type { Polygon } from '../../../src/engine/geometry/polygon';
import type { Pose } from '../../../src/engine/geometry/pose';
import { type Preview, previewManeuver } from '../../../src/engine/geometry/preview';
import { at, rectangle, ship } from '../../support/geometry';
import { near } from '../../support/near';

const START = at(400, 400);
const preview = (
  code: string,
  others: readonly Base[] = [],
  outlines: readonly Polygon[] = [],
  start: Pose = START,
  size: ShipSize = 'small',
): Preview => previewManeuver(start, size, parseManeuver(code), others, outlines);

describe('the dial of a T-65 X-wing at 400, 400', () => {
  // Banks lead r (1 - C) + 20 C to the side and 20 + r C + 20 C ahead, with C = 0.70710678; turns r + 20 both ways.
  test.each([
    { code: '1BB', ends: [at(362.426407, 490.710678, 315)] },
    { code: '1FB', ends: [at(400, 480)] },
    { code: '1NB', ends: [at(437.573593, 490.710678, 45)] },
    { code: '2TW', ends: [at(317.5, 482.5, 270)] },
    { code: '2BB', ends: [at(347.781746, 526.066017, 315)] },
    { code: '2FB', ends: [at(400, 520)] },
    { code: '2NB', ends: [at(452.218254, 526.066017, 45)] },
    { code: '2YW', ends: [at(482.5, 482.5, 90)] },
    { code: '3TW', ends: [at(290, 510, 270)] },
    { code: '3BW', ends: [at(333.137085, 561.421356, 315)] },
    { code: '3FW', ends: [at(400, 560)] },
    { code: '3NW', ends: [at(466.862915, 561.421356, 45)] },
    { code: '3YW', ends: [at(510, 510, 90)] },
    { code: '3ER', ends: [at(290, 500, 180), at(290, 510, 180), at(290, 520, 180)] },
    { code: '3RR', ends: [at(510, 500, 180), at(510, 510, 180), at(510, 520, 180)] },
    { code: '4FW', ends: [at(400, 600)] },
    { code: '4KR', ends: [at(400, 600, 180)] },
  ])('$code', ({ code, ends }) => {
    const { execution, ends: found } = preview(code);
    expect(execution?.kind).toBe('full');
    expect(found).toEqual(ends.map(pose => ({ pose, met: [], flees: false })));
  });
});

test('among others: what is blocked ends short, the rest is as before', () => {
  // A ship at 400, 560 covers 540 to 580.
  const other = ship(400, 560);
  const ys = ['1FB', '2FB', '3FW', '4FW', '4KR']
    .map(code => preview(code, [other]))
    .map(({ ends }) => ends.map(({ pose }) => pose.y));
  expect(ys).toEqual([[480], [520], [520], [600], [600]]);
  expect(preview('3FW', [other]).execution).toMatchObject({ kind: 'partial', travelled: 120, touched: 0 });
  expect(preview('3FW', [ship(400, 600)]).ends[0]!.pose).toEqual(at(400, 560));
});

test('a Tallon roll is offered only the places that are free', () => {
  // It lands at 510 and 500, 510 or 520; a ship at 555 covers 535 on.
  expect(preview('3RR', [ship(510, 555)]).ends.map(({ pose }) => pose.y)).toEqual([500, 510]);
  expect(preview('3RR', [ship(510, 530)]).execution?.kind).toBe('partial');
});

test('each place of a Tallon roll says what it would lie on', () => {
  // Forward covers y 480 to 520, middle 490 to 530, back 500 to 540.
  const low = rectangle(505, 525, 482, 488);
  const high = rectangle(505, 525, 532, 538);
  expect(preview('3RR', [], [low, high]).ends.map(({ met }) => met.map(({ index }) => index))).toEqual([[0], [], [1]]);
});

test('obstacles on the way and at the end, nearest first', () => {
  const outlines = [rectangle(395, 405, 550, 570), rectangle(405, 430, 450, 460), rectangle(411, 430, 450, 460)];
  expect(preview('3FW', [], outlines).ends[0]!.met).toEqual([
    { index: 1, overlapped: false },
    { index: 0, overlapped: true },
  ]);
  // Stopped at 470 by a ship at 510, it never comes to the first, and lands on the second and third.
  const short = preview(
    '2FB',
    [ship(400, 510)],
    [rectangle(405, 430, 495, 505), rectangle(411, 430, 450, 460), rectangle(395, 400, 425, 440)],
  );
  expect(short.ends).toEqual([
    {
      pose: at(400, 470),
      met: [
        { index: 2, overlapped: false },
        { index: 1, overlapped: true },
      ],
      flees: false,
    },
  ]);
});

describe('a stationary maneuver', () => {
  test('stays, and lies on what is under it', () => {
    const start = at(400.123456789, 400, 12.3456789);
    const outlines = [rectangle(300, 310, 400, 410), rectangle(410, 450, 390, 410)];
    const { execution, ends } = preview('0OR', [ship(400, 445)], outlines, start);
    expect(execution).toBeNull();
    expect(ends).toEqual([{ pose: start, met: [{ index: 1, overlapped: true }], flees: false }]);
  });

  test('with nothing under it meets nothing', () => {
    expect(preview('0OR').ends).toEqual([{ pose: START, met: [], flees: false }]);
  });
});

describe('fleeing', () => {
  // The play area ends at 914.4: a small ship's centre may come to 894.4.
  test.each([
    { code: '1FB', y: 814.4, flees: false },
    { code: '1FB', y: 814.5, flees: true },
    { code: '2FB', y: 774.4, flees: false },
    { code: '2FB', y: 774.5, flees: true },
    { code: '4KR', y: 694.5, flees: true },
    { code: '2TW', y: 811, flees: false },
  ])('$code from y = $y: $flees', ({ code, y, flees }) => {
    expect(preview(code, [], [], at(400, y)).ends.map(end => end.flees)).toEqual([flees]);
  });

  test('a ship stopped short of the edge does not flee', () => {
    const [end] = preview('2FB', [ship(400, 880)], [], at(400, 780)).ends;
    expect(end).toMatchObject({ pose: at(400, 840), flees: false });
  });

  test('over the near edge, backing out', () => {
    expect(preview('2SR', [], [], at(400, 140)).ends[0]).toMatchObject({ pose: at(400, 20), flees: false });
    expect(preview('2SR', [], [], at(400, 139)).ends[0]).toMatchObject({ pose: at(400, 19), flees: true });
  });

  test('of a Tallon roll only the places over the edge flee', () => {
    // Facing back along y: forward is 10 nearer the table's middle.
    expect(preview('3RR', [], [], at(400, 784.4)).ends.map(({ flees }) => flees)).toEqual([false, false, true]);
  });
});

test('a large ship of the same dial comes further', () => {
  expect(preview('3FW', [], [], START, 'large').ends[0]!.pose).toEqual(at(400, 600));
  expect(preview('3NW', [], [], START, 'large').ends[0]!.pose).toEqual(near(at(481.005051, 595.563492, 45), 6));
});
