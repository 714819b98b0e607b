import { describe, expect, test } from 'vitest';
import { type Placed, scenario, shipId } from '../../support/scenario';

const vader: Placed = { pilot: 'darthvader', at: [100, 800], dial: '2FB' };

interface Flight {
  readonly mover: Partial<Placed> & Pick<Placed, 'pilot' | 'dial'>;
  readonly friends?: readonly Placed[];
  readonly enemies?: readonly Placed[];
  readonly rocks?: NonNullable<Parameters<typeof scenario>[0]['rocks']>;
  readonly dice?: readonly ('hit' | 'crit' | 'focus' | 'blank')[];
}
const fly = ({ mover, friends = [], enemies = [], ...rest }: Flight) =>
  scenario({ p1: [{ at: [457, 300], ...mover }, ...friends], p2: [vader, ...enemies], ...rest });

describe('where a maneuver ends', () => {
  test.each([
    { pilot: 'bluesquadronescort', dial: '1FB', pose: { x: 457, y: 380, heading: 0 } },
    { pilot: 'bluesquadronescort', dial: '2TW', pose: { x: 374.5, y: 382.5, heading: 270 } },
    { pilot: 'bluesquadronescort', dial: '2YW', pose: { x: 539.5, y: 382.5, heading: 90 } },
    { pilot: 'bluesquadronescort', dial: '4KR', pose: { x: 457, y: 500, heading: 180 } },
    { pilot: 'jakkugunrunner', dial: '2SR', pose: { x: 457, y: 180, heading: 0 } },
  ] as const)('$dial of $pilot', ({ pilot, dial, pose }) => {
    expect(fly({ mover: { pilot, dial } }).ship('A1').pose).toEqual(pose);
  });

  test('larger bases go further with the same template', () => {
    expect(fly({ mover: { pilot: 'sinker', dial: '1FB' } }).ship('A1').pose.y).toBe(400);
    expect(fly({ mover: { pilot: 'outerrimsmuggler', dial: '1FB' } }).ship('A1').pose.y).toBe(420);
  });

  test('a bank turns by 45 degrees, Segnor’s loop of the same template by 180 more', () => {
    const bank = fly({ mover: { pilot: 'greensquadronpilot', dial: '3BW' } }).ship('A1').pose;
    const loop = fly({ mover: { pilot: 'greensquadronpilot', dial: '3LR' } }).ship('A1').pose;
    expect(bank.heading).toBe(315);
    expect(loop).toEqual({ ...bank, heading: 135 });
  });

  test('a reverse bank to the left backs away to the left', () => {
    const { x, y, heading } = fly({ mover: { pilot: 'jakkugunrunner', dial: '1AR' } }).ship('A1').pose;
    expect(x).toBeLessThan(457);
    expect(y).toBeLessThan(300);
    expect(heading).toBe(45);
  });
});

describe('a stationary maneuver', () => {
  const stop = (rest: Omit<Flight, 'mover'> = {}, mover: Partial<Placed> = {}) =>
    fly({ mover: { pilot: 'kashyyykdefender', dial: '0OR', ...mover }, ...rest });

  test('is executed, with its difficulty, and moves nothing', () => {
    const game = stop();
    expect(game.ship('A1').pose).toEqual({ x: 457, y: 300, heading: 0 });
    expect(game.tokens('A1')).toEqual({ stress: 1 });
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '0OR', fully: true });
    expect(game.ship('A1').round.executedSpeed).toBe(0);
  });

  test('does not overlap ships that it touches', () => {
    const game = stop({ friends: [{ pilot: 'hortonsalm', at: [457, 340], dial: '2FB' }] });
    expect(game.events('shipsOverlapped')).toEqual([]);
    expect(game.about('A1', 'actionSkipped')).toMatchObject({ why: 'stressed' });
  });

  test('suffers the obstacle it lies on, and skips the action for it', () => {
    const game = stop({ rocks: [{ is: 'coreasteroid0', at: [457, 300] }], dice: ['blank'] });
    expect(game.ship('A1').shields).toBe(1);
    expect(game.about('A1', 'obstacleMet')).toMatchObject({ object: 'rock:1', overlapped: true });
    expect(game.about('A1', 'actionSkipped')).toMatchObject({ why: 'overlappedObstacle' });
  });

  test('does not suffer an obstacle beside it', () => {
    const game = stop({ rocks: [{ is: 'coreasteroid0', at: [457, 380] }] });
    expect(game.events('obstacleMet')).toEqual([]);
  });

  test('of a stressed ship is red, and becomes the 2 straight', () => {
    expect(stop({}, { tokens: { stress: 1 } }).ship('A1').pose.y).toBe(420);
  });
});

describe('a SLAM', () => {
  const slam = (mover: Partial<Placed>, slammed: string, rest: Omit<Flight, 'mover'> = {}) => {
    const game = fly({ mover: { pilot: 'rhosquadronpilot', dial: '1FB', ...mover }, ...rest });
    game.choose('p1', 'action:slam:white');
    return game.choose('p1', `maneuver:${slammed}`);
  };

  test('is a maneuver of the same speed, then a disarm token', () => {
    const game = fly({ mover: { pilot: 'rhosquadronpilot', dial: '2TW' } }).choose('p1', 'action:slam:white');
    expect(game.offers('p1')).toEqual(['2TW', '2BB', '2FB', '2NB', '2YW'].map(code => `maneuver:${code}`));
    game.choose('p1', 'maneuver:2FB');
    expect(game.events('maneuverExecuted').filter(one => one.ship === 'ship:A1')).toMatchObject([
      { maneuver: '2TW', kind: 'revealed' },
      { maneuver: '2FB', kind: 'slam' },
    ]);
    expect(game.tokens('A1')).toEqual({ disarm: 1 });
    expect(game.about('A1', 'actionPerformed')).toMatchObject({ action: 'slam' });
  });

  test.each([
    { slammed: '3TR', damage: [], tokens: { stress: 1, disarm: 1 } },
    { slammed: '3FW', damage: [], tokens: { disarm: 1 } },
    { slammed: '2TW', damage: ['damagedengine'], tokens: { stress: 1, disarm: 1 } },
    { slammed: '2BW', damage: ['damagedengine'], tokens: { disarm: 1 } },
  ])('of $slammed with $damage has its difficulty checked', ({ slammed, damage, tokens }) => {
    const dial = slammed.startsWith('3') ? '3FW' : '2FB';
    const game = slam({ pilot: 'colossusstationmechanic', dial, damage }, slammed);
    expect(game.tokens('A1')).toEqual(tokens);
  });

  test('onto an obstacle suffers it, but the action step is past skipping', () => {
    const game = slam({}, '1FB', { rocks: [{ is: 'coreasteroid0', at: [457, 460] }], dice: ['blank'] });
    expect(game.about('A1', 'obstacleMet')).toMatchObject({ overlapped: true });
    expect(game.ship('A1').shields).toBe(2);
    expect(game.about('A1', 'actionSkipped')).toBeUndefined();
  });

  test('onto an obstacle before the action step skips that step', () => {
    const ship = shipId('A1');
    const granted = (rocks: NonNullable<Flight['rocks']>) =>
      scenario({
        p1: [{ pilot: 'rhosquadronpilot', at: [457, 300], dial: '1FB' }],
        p2: [vader],
        rocks,
        dice: ['blank'],
        phase: 'engagement',
        first: [
          {
            do: 'enter',
            frame: {
              kind: 'activation',
              ship,
              maneuver: null,
              skipsAction: null,
              noMoreActions: false,
              triggers: [],
              todo: [
                { do: 'executeRevealed', ship },
                { do: 'performAction', ship, action: 'slam', color: 'white', linked: false },
                { do: 'performActionStep', ship },
              ],
            },
          },
        ],
      }).choose('p1', 'maneuver:1FB');
    expect(granted([{ is: 'coreasteroid0', at: [457, 460] }]).about('A1', 'actionSkipped')).toMatchObject({
      why: 'overlappedObstacle',
    });
    expect(granted([{ is: 'coreasteroid0', at: [700, 460] }]).asked('p1')).toBe('chooseAction');
  });

  test('onto an enemy leaves a red focus, and the disarm token all the same', () => {
    const game = slam({}, '1FB', { enemies: [{ pilot: 'howlrunner', at: [457, 470], dial: '2FB' }] });
    expect(game.ship('A1').pose.y).toBe(430);
    expect(game.offers('p1')).toEqual(['action:focus:red', 'pass']);
    game.choose('p1', 'action:focus:red');
    expect(game.tokens('A1')).toEqual({ focus: 1, stress: 1, disarm: 1 });
  });

  test('onto a friend costs the roll', () => {
    const friends = [{ pilot: 'soontirfel', at: [457, 470], dial: '2FB' }] as const;
    expect(slam({}, '1FB', { friends, dice: ['hit'] }).ship('A1').shields).toBe(2);
  });

  test('that would flee fails, with the ship where it was', () => {
    const game = slam({ at: [457, 780] }, '1FB');
    expect(game.ship('A1')).toMatchObject({ where: 'table', pose: { x: 457, y: 860, heading: 0 } });
    expect(game.about('A1', 'actionFailed')).toMatchObject({ action: 'slam', reason: { kind: 'leavesPlayArea' } });
    expect(game.tokens('A1')).toEqual({});
  });

  test('with a roll is offered only the places inside', () => {
    const game = slam({ pilot: 'colossusstationmechanic', at: [457, 620], dial: '3FW' }, '3ER');
    expect(game.offers('p1')).toEqual(['landing:forward', 'landing:middle']);
  });
});

describe('a maneuver in the activation of another ship', () => {
  test('does not take that ship’s action', () => {
    const [one, other] = [shipId('A1'), shipId('A2')];
    const game = scenario({
      p1: [
        { pilot: 'bluesquadronescort', at: [457, 300], dial: '1FB' },
        { pilot: 'redsquadronveteran', at: [600, 300], dial: '1FB' },
      ],
      p2: [vader, { pilot: 'howlrunner', at: [457, 400], dial: '2FB' }],
      rocks: [{ is: 'coreasteroid0', at: [457, 360] }],
      dice: ['blank'],
      phase: 'engagement',
      first: [
        {
          do: 'enter',
          frame: {
            kind: 'activation',
            ship: other,
            maneuver: null,
            skipsAction: null,
            noMoreActions: false,
            triggers: [],
            todo: [
              { do: 'execute', ship: one, maneuver: { code: '1FB', kind: 'revealed' } },
              { do: 'performActionStep', ship: other },
            ],
          },
        },
      ],
    });
    game.choose('p1', 'pass');
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ fully: false, obstacles: ['rock:1'] });
    expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAction', ship: other, why: 'activation' });
  });
});
