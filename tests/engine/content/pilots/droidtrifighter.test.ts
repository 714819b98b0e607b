import { describe, expect, test } from 'vitest';
import { inStory } from '../../../support/card';
import { atSetup, conditionsOf } from '../../../support/conditions';

const story = {
  p1: [{ pilot: 'fearsomepredator', at: [200, 100] }],
  p2: [
    { pilot: 'academypilot', at: [200, 800] },
    { pilot: 'academypilot', at: [400, 800] },
  ],
} as const;

test('Fearsome Predator: after setup one enemy of choice gets the condition', () => {
  const game = atSetup('after', story);
  expect(game.offers('p1')).toEqual(['use:pilot:fearsomepredator:ship:B1', 'use:pilot:fearsomepredator:ship:B2']);
  game.choose('p1', 'use:pilot:fearsomepredator:ship:B2');
  expect(conditionsOf(game, 'B2')).toEqual(['fearfulprey']);
});

test('Fearsome Predator: not before forces are placed', () => {
  expect(atSetup('before', story).offers('p1')).toEqual([]);
});

describe.each(['pilot:dis347', 'pilot:dis347-siegeofcoruscant'])('%s', card => {
  const starts = (locks: readonly string[], y = 500) =>
    inStory(card, {
      phase: 'engagement',
      p1: [
        { pilot: 'dis347', at: [457, 300] },
        { pilot: 'precisehunter', at: [100, 100], locks },
      ],
      p2: [
        { pilot: 'academypilot', at: [457, y] },
        { pilot: 'academypilot', at: [557, y] },
      ],
    });
  test('locks what a friend has locked', () => {
    const told = starts(['B2']);
    const { game } = told.use('ship:B2');
    expect(game.ship('A1').locks).toEqual(['ship:B2']);
  });
  test('nothing else, and not beyond range 3', () => {
    expect(
      starts(['B2'])
        .offered()
        .filter(key => key.endsWith('B1')),
    ).toEqual([]);
    expect(starts([]).offered()).toEqual([]);
    expect(starts(['B2'], 860).offered()).toEqual([]);
  });
});

describe('Phlac-Arphocc Prototype', () => {
  const looks = (locks: readonly string[]) =>
    inStory('pilot:phlacarphoccprototype', {
      phase: 'system',
      p1: [{ pilot: 'dis347', at: [457, 300], locks, dial: '2FB' }],
      p2: [
        { pilot: 'academypilot', at: [457, 800], dial: '3FB' },
        { pilot: 'academypilot', at: [557, 800], dial: '2FB' },
      ],
    });
  test('spends its lock to see a dial', () => {
    const { game } = looks(['B1']).use('ship:B1');
    expect(game.ship('A1').locks).toEqual([]);
    expect(game.state.pending[0]).toMatchObject({ player: 'p1', topic: { kind: 'seeDial', ship: 'ship:B1' } });
  });
  test('none without a lock', () => {
    expect(looks([]).offered()).toEqual([]);
  });
});

describe('Phlac-Arphocc Prototype (Siege of Coruscant)', () => {
  const starts = (x: number) =>
    inStory('pilot:phlacarphoccprototype-siegeofcoruscant', {
      phase: 'engagement',
      p1: [{ pilot: 'dis347', at: [457, 300] }],
      p2: [{ pilot: 'academypilot', at: [x, 600] }],
    }).until('chooseAttack').game;
  test('a calculate token with an enemy in the bullseye, and only then', () => {
    expect(starts(457).tokens('A1')).toEqual({ calculate: 1 });
    expect(starts(540).tokens('A1')).toEqual({});
  });
});

describe('Volan Das', () => {
  const flies = (dial: '5KR' | '3FB', y: number) =>
    inStory('pilot:volandas', {
      phase: 'activation',
      p1: [{ pilot: 'dis347', at: [457, 100], dial }],
      p2: [{ pilot: 'soontirfel', at: [540, y], dial: '2FB', heading: 90 }],
    });
  test('a red maneuver strains an enemy at range 1 and sheds a stress token', () => {
    const told = flies('5KR', 360).use('ship:B1');
    expect(told.game.tokens('B1').strain).toBe(1);
    expect(told.use('stress').game.tokens('A1').stress ?? 0).toBe(0);
  });
  test('the stress may stay', () => {
    expect(flies('5KR', 360).use('ship:B1').leave().game.tokens('A1').stress).toBe(1);
  });
  test('not after another maneuver, nor at range 2', () => {
    expect(flies('3FB', 260).offered()).toEqual([]);
    expect(flies('5KR', 600).offered()).toEqual([]);
  });
});

describe('DIS-L9B2', () => {
  const starts = (x: number, charges = 1) =>
    inStory('pilot:disl9b2-legendsandrelics', {
      phase: 'engagement',
      p1: [{ pilot: 'dis347', at: [457, 300], charges }],
      p2: [{ pilot: 'soontirfel', at: [x, 500] }],
      firstPlayer: 'p1',
    }).until('chooseAttack').game;
  test('an enemy in the bullseye costs the charge, and its initiative is 6', () => {
    const game = starts(457);
    expect([game.ship('A1').charges, game.state.pending[0]!.player]).toEqual([0, 'p1']);
  });
  test('else it engages at initiative 1', () => {
    const game = starts(557);
    expect([game.ship('A1').charges, game.state.pending[0]!.player]).toEqual([1, 'p2']);
  });
});
