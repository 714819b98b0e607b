import { describe, expect, test } from 'vitest';
import type { ManeuverCode } from '../../../src/engine/core/vocabulary';
import type { Outlook } from '../../../src/engine/surface/outlook';
import { engine } from '../../support/engine';
import { near } from '../../support/near';
import { type Placed, scenario, shipId } from '../../support/scenario';

// A small ship covers 20 mm to each side, and a straight of speed n takes it 40 n + 40 mm ahead.
const ROOKIE = 'academypilot'; // initiative 1
const ACE = 'maulermithel'; // initiative 5
const FOE = 'wedgeantilles'; // initiative 6
const WEAK_FOE = 'bluesquadronescort'; // initiative 2
const EQUAL_FOE = 'lukeskywalker'; // initiative 5

interface Fleet {
  readonly p1: readonly Placed[];
  readonly p2?: readonly Placed[];
  readonly rocks?: Parameters<typeof scenario>[0]['rocks'];
}

const FAR_OFF: Placed = { pilot: FOE, at: [800, 850], heading: 180 };

/** What one maneuver of a ship of the first player would lead to, while dials are set. */
function outlook({ p1, p2 = [FAR_OFF], rocks = [] }: Fleet, ship: string, code: ManeuverCode): Outlook {
  const { state } = scenario({ p1, p2, rocks, phase: 'planning' });
  const found = engine.outlook(state, shipId(ship)).find(({ maneuver }) => maneuver === code);
  if (!found) throw new Error(`${code} is not on the dial`);
  return found;
}

const meetings = (found: Outlook) => found.ends.map(end => end.meetings);
const meets = (ship: string, how: string, sure = true) => ({ ship: shipId(ship), how, sure });

describe('a friend that flies before, by its initiative', () => {
  // The rookie flies from 200 to 320; the ace behind it, from 120, would come to 320 too with its 4 straight.
  const rookie: Placed = { pilot: ROOKIE, at: [400, 200], dial: '2FB' };
  const ace: Placed = { pilot: ACE, at: [400, 120] };

  test('is met where its dial takes it', () => {
    const found = outlook({ p1: [rookie, ace] }, 'A2', '4FW');
    expect(meetings(found)).toEqual([[meets('A1', 'flown')]]);
    expect(found.ends[0]!.pose).toEqual(near({ x: 400, y: 280, heading: 0 }));
  });

  test('is no longer in the way where it stands now', () => {
    // From 80 the ace's 2 straight ends at 200, where the rookie stands now.
    const behind: Placed = { pilot: ACE, at: [400, 80] };
    const found = outlook({ p1: [rookie, behind] }, 'A2', '2FB');
    expect(meetings(found)).toEqual([[]]);
    expect(found.ends[0]!.pose).toEqual(near({ x: 400, y: 200, heading: 0 }));
  });

  test('without a dial is looked for where it stands, and may be gone', () => {
    const behind: Placed = { pilot: ACE, at: [400, 80] };
    const found = outlook({ p1: [{ pilot: ROOKIE, at: [400, 200] }, behind] }, 'A2', '2FB');
    expect(meetings(found)).toEqual([[meets('A1', 'unplanned', false)]]);
  });

  test('stands short of its end if it is itself stopped', () => {
    // An enemy that moves later stands at 320: the rookie is stopped at 280, and the ace's 3 straight, to 280, meets it there.
    const wall: Placed = { pilot: FOE, at: [400, 320] };
    const found = outlook({ p1: [rookie, ace], p2: [wall] }, 'A2', '3FB');
    expect(meetings(found)).toEqual([[meets('A1', 'flown')]]);
    // Without that enemy the rookie is at 320, and 280 is free.
    expect(meetings(outlook({ p1: [rookie, ace] }, 'A2', '3FB'))).toEqual([[]]);
  });

  test('is unsure where what stops it may be gone', () => {
    const found = outlook({ p1: [rookie, ace], p2: [{ pilot: ROOKIE, at: [400, 320] }] }, 'A2', '3FB');
    expect(meetings(found)).toEqual([[meets('A1', 'flown', false)]]);
  });

  test('that flies off the table meets nobody', () => {
    const leaving: Placed = { pilot: ROOKIE, at: [400, 830], dial: '2FB' };
    const found = outlook({ p1: [leaving, { pilot: ACE, at: [400, 710] }] }, 'A2', '2FB');
    expect(meetings(found)).toEqual([[]]);
  });
});

describe('a friend that flies later', () => {
  test('is met where it stands, whatever its dial says', () => {
    const found = outlook(
      {
        p1: [
          { pilot: ROOKIE, at: [400, 80] },
          { pilot: ACE, at: [400, 200], dial: '4FW' },
        ],
      },
      'A1',
      '2FB',
    );
    expect(meetings(found)).toEqual([[meets('A2', 'unmoved')]]);
  });

  test('runs into this one if its dial leads to the same place', () => {
    const ace: Placed = { pilot: ACE, at: [400, 120], dial: '4FW' };
    const found = outlook({ p1: [{ pilot: ROOKIE, at: [400, 200] }, ace] }, 'A1', '2FB');
    expect(meetings(found)).toEqual([[meets('A2', 'follows')]]);
    expect(found.ends[0]!.pose).toEqual(near({ x: 400, y: 320, heading: 0 }));
    // A shorter dial stops behind it: 240 against 320 leaves a gap of 40.
    expect(
      meetings(
        outlook(
          {
            p1: [
              { pilot: ROOKIE, at: [400, 200] },
              { ...ace, dial: '2FB' },
            ],
          },
          'A1',
          '2FB',
        ),
      ),
    ).toEqual([[]]);
  });

  test('that stays where it is runs into nobody', () => {
    // A medium ship covers 30 mm to each side.
    const stop: Placed = { pilot: 'captainferoph', at: [400, 375], dial: '0OR' };
    const found = outlook({ p1: [{ pilot: ROOKIE, at: [400, 200] }, stop] }, 'A1', '2FB');
    expect(meetings(found)).toEqual([[]]);
  });
});

describe('friends of the same initiative: their player picks the order', () => {
  test('one is free to go if the other flies first', () => {
    const ahead: Placed = { pilot: ROOKIE, at: [400, 200], dial: '5FW' };
    const found = outlook({ p1: [{ pilot: ROOKIE, at: [400, 80] }, ahead] }, 'A1', '2FB');
    expect(meetings(found)).toEqual([[]]);
    expect(found.order).toEqual({ after: [shipId('A2')], before: [] });
  });

  test('one is free to go if it flies before the other', () => {
    // The other would end at 320, where an enemy stands; it stops at 280, which is where this one, from aside, ends.
    const stopped: Placed = { pilot: ROOKIE, at: [400, 160], dial: '3FB' };
    const aside: Placed = { pilot: ROOKIE, at: [280, 280], heading: 90 };
    const found = outlook({ p1: [aside, stopped], p2: [{ pilot: FOE, at: [400, 320] }] }, 'A1', '2FB');
    expect(meetings(found)).toEqual([[]]);
    expect(found.order).toEqual({ after: [], before: [shipId('A2')] });
  });

  test('two that end at one place meet, whoever flies first', () => {
    const coming: Placed = { pilot: ROOKIE, at: [280, 320], heading: 90, dial: '2FB' };
    const found = outlook({ p1: [{ pilot: ROOKIE, at: [400, 200] }, coming] }, 'A1', '2FB');
    expect(meetings(found)).toEqual([[meets('A2', 'either')]]);
    expect(found.order).toBeNull();
  });

  test('where the order makes no difference nothing is said of it', () => {
    const aside: Placed = { pilot: ROOKIE, at: [700, 200], dial: '2FB' };
    const found = outlook({ p1: [{ pilot: ROOKIE, at: [400, 80] }, aside] }, 'A1', '2FB');
    expect(meetings(found)).toEqual([[]]);
    expect(found.order).toBeNull();
  });

  test('without a dial the other may have flown or not', () => {
    const ahead: Placed = { pilot: ROOKIE, at: [400, 200] };
    const found = outlook({ p1: [{ pilot: ROOKIE, at: [400, 80] }, ahead] }, 'A1', '2FB');
    expect(meetings(found)).toEqual([[meets('A2', 'unplanned', false)]]);
  });
});

describe('enemies are met where they stand', () => {
  const ace: Placed = { pilot: ACE, at: [400, 80] };
  test.each([
    { foe: FOE, how: 'unmoved', sure: true },
    { foe: WEAK_FOE, how: 'leaving', sure: false },
    // Who is first among equals is rolled for when all dials are set.
    { foe: EQUAL_FOE, how: 'rolled', sure: false },
  ])('$foe: $how', ({ foe, how, sure }) => {
    const found = outlook({ p1: [ace], p2: [{ pilot: foe, at: [400, 200] }] }, 'A1', '2FB');
    expect(meetings(found)).toEqual([[meets('B1', how, sure)]]);
  });

  test('a target that stands still is sure to be there', () => {
    const p2: readonly Placed[] = [{ pilot: WEAK_FOE, at: [400, 200] }];
    const { state } = scenario({ p1: [ace], p2, phase: 'planning', practice: { still: [shipId('B1')] } });
    const found = engine.outlook(state, shipId('A1')).find(({ maneuver }) => maneuver === '2FB')!;
    expect(meetings(found)).toEqual([[meets('B1', 'unmoved')]]);
  });

  test.each([null, '1FB', '4FW', '2TW'] as const)('and their dial, be it %s, is never looked at', dial => {
    const foe: Placed = { pilot: WEAK_FOE, at: [400, 200], ...(dial ? { dial } : {}) };
    const found = outlook({ p1: [ace], p2: [foe] }, 'A1', '2FB');
    expect(found).toEqual(outlook({ p1: [ace], p2: [{ pilot: WEAK_FOE, at: [400, 200] }] }, 'A1', '2FB'));
  });
});

test('of a Tallon roll the places that are left are told, and a friend with a free place runs into nobody', () => {
  // It lands at 510 and 490, 500 or 510, and takes what is free beside a ship that covers 535 on.
  const roller: Placed = { pilot: 'wedgeantilles', at: [400, 400] };
  const p1: readonly Placed[] = [{ pilot: ROOKIE, at: [510, 435], dial: '2FB' }, roller];
  expect(meetings(outlook({ p1 }, 'A2', '3RR')).length).toBe(2);
  const p1Turned: readonly Placed[] = [
    { pilot: ROOKIE, at: [510, 435] },
    { ...roller, dial: '3RR' },
  ];
  expect(meetings(outlook({ p1: p1Turned }, 'A1', '2FB'))).toEqual([[]]);
  // At 510 it would have to be on all three.
  const filled: readonly Placed[] = [
    { pilot: ROOKIE, at: [510, 390] },
    { ...roller, dial: '3RR' },
  ];
  expect(meetings(outlook({ p1: filled }, 'A1', '2FB'))).toEqual([[meets('A2', 'follows')]]);
});

describe('what is flown', () => {
  test('an ionized ship drifts one ahead, whatever its dial says', () => {
    const found = outlook({ p1: [{ pilot: ROOKIE, at: [400, 200], tokens: { ion: 1 } }] }, 'A1', '5FW');
    expect(found.flies).toEqual({ code: '1FB', kind: 'ion' });
    expect(found.ends[0]!.pose).toEqual(near({ x: 400, y: 280, heading: 0 }));
  });

  test('obstacles are named, with whether they lie under the base', () => {
    const rocks = [{ is: 'coreasteroid1', at: [400, 330] }] as const;
    const p1: readonly Placed[] = [{ pilot: ROOKIE, at: [400, 200] }];
    expect(outlook({ p1, rocks }, 'A1', '2FB').ends[0]!.met).toEqual([{ object: 'rock:1', overlapped: true }]);
    expect(outlook({ p1, rocks }, 'A1', '5FW').ends[0]!.met).toEqual([{ object: 'rock:1', overlapped: false }]);
  });
});
