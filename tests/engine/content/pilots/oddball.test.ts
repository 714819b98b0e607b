import { describe, expect, test } from 'vitest';
import { inStory } from '../../../support/card';
import { acting } from '../../../support/flying';
import type { Placed, Story } from '../../../support/scenario';

type At = readonly [number, number];
const flown = (card: string, dial: Placed['dial'], at: At, more: Partial<Story> = {}) =>
  inStory(card, {
    phase: 'activation',
    p1: [{ pilot: 'slider', at: [457, 200], dial: dial! }],
    p2: [{ pilot: 'soontirfel', at, heading: 90, dial: '4FW' }],
    firstPlayer: 'p1',
    ...more,
  });

describe.each([
  ['pilot:oddball', '3KR', 360],
  ['pilot:oddball-nimbusclassvwing', '2KR', 320],
  ['pilot:oddball-arc170starfighter', '4FR', 430],
] as const)('%s', (card, dial, end) => {
  const turned = dial.includes('K');
  const ahead: At = turned ? [457, end - 200] : [457, end + 200];
  test('after a red maneuver a lock on who is in the bullseye', () => {
    expect(flown(card, dial, ahead).use('ship:B1').game.ship('A1').locks).toEqual(['ship:B1']);
  });
  test('not beside it, not after a blue one, and not after a partial one', () => {
    expect(flown(card, dial, [560, ahead[1]]).offered()).toEqual([]);
    expect(flown(card, '2FB', [457, 600]).offered()).toEqual([]);
    const partial = flown(card, dial, ahead, {
      p2: [
        { pilot: 'soontirfel', at: [457, end], dial: '4FW' },
        { pilot: 'soontirfel', at: [457, end + 200], dial: '4FW' },
      ],
    });
    expect(partial.offered()).toEqual([]);
    expect(partial.game.about('A1', 'maneuverExecuted')!.fully).toBe(false);
  });
});

/** He rolls to the right, and performs what may be linked. */
function rolled(card: string, action: string, at: At, link?: string) {
  const told = acting(card, { pilot: 'slider', at: [457, 200] }, action, {
    p2: [{ pilot: 'soontirfel', at, heading: 90, dial: '4FW' }],
  });
  told.game.choose('p1', 'roll:right:middle');
  if (link) told.game.choose('p1', link);
  return told;
}

describe.each([
  ['pilot:oddball', 'action:barrelRoll:white', 'action:evade:red'],
  ['pilot:oddball-nimbusclassvwing', 'action:barrelRoll:red', undefined],
  ['pilot:oddball-arc170starfighter', 'action:barrelRoll:red', undefined],
  ['pilot:oddball-btlbywing', 'action:barrelRoll:red', undefined],
] as const)('%s', (card, action, link) => {
  test('after a red action a lock on who is in the bullseye, and not beside it', () => {
    expect(rolled(card, action, [537, 560], link).use('ship:B1').game.ship('A1').locks).toEqual(['ship:B1']);
    expect(rolled(card, action, [640, 560], link).offered()).toEqual([]);
  });
  if (link) {
    test('not after a white one', () => expect(rolled(card, action, [537, 560], 'pass').offered()).toEqual([]));
  }
});

describe('“Odd Ball” (Siege of Coruscant)', () => {
  const told = (dial: Placed['dial'], at: At, friend: At = [600, 430]) =>
    flown('pilot:oddball-siegeofcoruscant', dial, at, {
      p1: [
        { pilot: 'slider', at: [457, 200], dial: dial! },
        { pilot: 'anakinskywalker', at: friend, dial: '4FW' },
      ],
    });
  test('a friend, or he himself, locks an enemy ship close to him', () => {
    const one = told('4FR', [457, 520]);
    expect(one.offered().map(key => key.split('coruscant:')[1])).toEqual(['ship:A1>ship:B1', 'ship:A2>ship:B1']);
    expect(one.use('ship:A2>ship:B1').game.ship('A2').locks).toEqual(['ship:B1']);
  });
  test('so after a red action, and not after a white one', () => {
    const card = 'pilot:oddball-siegeofcoruscant';
    expect(rolled(card, 'action:barrelRoll:red', [600, 400]).use('ship:A1>ship:B1').game.ship('A1').locks).toEqual([
      'ship:B1',
    ]);
    const focused = acting(card, { pilot: 'slider', at: [457, 200] }, 'action:focus:white', {
      p2: [{ pilot: 'soontirfel', at: [520, 400], heading: 90, dial: '4FW' }],
    });
    expect(focused.offered()).toEqual([]);
  });
  test('not an enemy at range 2, not a friend beyond range 3, and not after a blue maneuver', () => {
    expect(told('4FR', [457, 640]).offered()).toEqual([]);
    expect(
      told('4FR', [457, 520], [860, 60])
        .offered()
        .some(key => key.includes('A2')),
    ).toBe(false);
    expect(told('2FB', [457, 400]).offered()).toEqual([]);
  });
});
