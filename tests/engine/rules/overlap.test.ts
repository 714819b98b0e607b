import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/engine/core/effect';
import { type Placed, scenario, shipId } from '../../support/scenario';

const vader: Placed = { pilot: 'darthvader', at: [100, 800], dial: '2FB' };
/** An enemy, and a friend, that activate later. */
const enemy = (at: Placed['at'], heading?: number): Placed => ({
  pilot: 'howlrunner',
  at,
  dial: '2FB',
  ...turn(heading),
});
const friend = (at: Placed['at'], heading?: number): Placed => ({
  pilot: 'hortonsalm',
  at,
  dial: '2FB',
  ...turn(heading),
});
const turn = (heading?: number) => (heading === undefined ? {} : { heading });

interface Bump {
  readonly mover?: Partial<Placed>;
  readonly friends?: readonly Placed[];
  readonly enemies?: readonly Placed[];
  readonly dice?: readonly ('hit' | 'crit' | 'focus' | 'blank')[];
  readonly first?: readonly Effect[];
  readonly phase?: 'engagement';
}
const bump = ({ mover, friends = [], enemies = [], ...rest }: Bump) =>
  scenario({
    p1: [{ pilot: 'bluesquadronescort', at: [457, 100], dial: '2FB', ...mover }, ...friends],
    p2: [vader, ...enemies],
    ...rest,
  });

/** Whose action is asked for. */
const acting = ({ state }: ReturnType<typeof bump>) => {
  const topic = state.pending[0]?.topic;
  return topic?.kind === 'chooseAction' ? topic.ship.slice('ship:'.length) : null;
};

describe('moving through a ship', () => {
  test('fully executes the maneuver and leaves the action', () => {
    const game = bump({ friends: [friend([457, 160])] });
    expect(game.ship('A1').pose).toEqual({ x: 457, y: 220, heading: 0 });
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ fully: true });
    expect(acting(game)).toBe('A1');
    expect(game.offers('p1')).toContain('action:lock:white');
  });

  test('and ending flush against another is no overlap', () => {
    const game = bump({ enemies: [enemy([457, 260])] });
    expect(game.ship('A1').pose.y).toBe(220);
    expect(game.events('shipsOverlapped')).toEqual([]);
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ fully: true });
  });

  test('but ending on its edge is one', () => {
    const game = bump({ enemies: [enemy([457, 259])] });
    expect(game.ship('A1').pose.y).toBe(219);
    expect(game.about('A1', 'shipsOverlapped')).toMatchObject({ touched: 'ship:B2' });
  });
});

describe('a partial maneuver', () => {
  test('ends touching the ship that was in the way', () => {
    const game = bump({ enemies: [enemy([457, 230])] });
    expect(game.ship('A1').pose).toEqual({ x: 457, y: 190, heading: 0 });
    expect(game.about('A1', 'shipsOverlapped')).toMatchObject({ overlapped: ['ship:B2'], touched: 'ship:B2' });
  });

  test('plays the rulebook’s example: through the Y-wing, onto the TIE, back over both', () => {
    const game = bump({ friends: [friend([457, 160])], enemies: [enemy([457, 235])] });
    expect(game.ship('A1').pose, 'touching the Y-wing').toEqual({ x: 457, y: 120, heading: 0 });
    expect(game.about('A1', 'shipsOverlapped')).toMatchObject({ overlapped: ['ship:B2'], touched: 'ship:A2' });
    expect(game.events('diceRolled'), 'the TIE decides, not the Y-wing').toEqual([]);
    expect(game.offers('p1')).toEqual(['action:focus:red', 'pass']);
  });

  test('with the two ships of that example exchanged is an overlap of a friend', () => {
    const game = bump({ friends: [friend([457, 235])], enemies: [enemy([457, 160])], dice: ['blank'] });
    expect(game.ship('A1').pose.y).toBe(120);
    expect(game.about('A1', 'shipsOverlapped')).toMatchObject({ overlapped: ['ship:A2'], touched: 'ship:B2' });
    expect(game.about('A1', 'diceRolled')).toMatchObject({ purpose: { kind: 'friendlyOverlap' } });
    expect(acting(game), 'the Y-wing is next').toBe('A2');
  });

  test('may leave a ship where it was', () => {
    const game = bump({ mover: { dial: '1FB' }, friends: [friend([457, 140])], enemies: [enemy([457, 181])] });
    expect(game.ship('A1').pose).toEqual({ x: 457, y: 100, heading: 0 });
    expect(game.about('A1', 'shipMoved')).toMatchObject({ travelled: 0 });
    expect(game.offers('p1')).toEqual(['action:focus:red', 'pass']);
    game.choose('p1', 'pass');
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '1FB', fully: false });
  });

  test('still counts as executed, with its speed, bearing and difficulty', () => {
    const game = bump({ mover: { dial: '2FB', tokens: { stress: 2 } }, enemies: [enemy([457, 230])] });
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '2FB', fully: false });
    expect(game.about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'blue' });
    expect(game.ship('A1').round.executedSpeed).toBe(2);
    expect(game.tokens('A1')).toEqual({ stress: 1 });
  });

  test('of a reverse maneuver backs up forward', () => {
    const game = bump({
      mover: { pilot: 'jakkugunrunner', at: [457, 400], dial: '2SR' },
      enemies: [enemy([457, 270])],
    });
    expect(game.ship('A1').pose).toEqual({ x: 457, y: 310, heading: 0 });
  });
});

describe('overlapping a friendly ship', () => {
  const onto = (face: 'hit' | 'crit' | 'focus' | 'blank', mover: Partial<Placed> = {}) =>
    bump({ mover, friends: [friend([457, 230])], dice: [face] });

  test.each([
    { face: 'hit', shields: 1 },
    { face: 'crit', shields: 1 },
    { face: 'focus', shields: 2 },
    { face: 'blank', shields: 2 },
  ] as const)('with $face on the die leaves $shields of 2 shields', ({ face, shields }) => {
    expect(onto(face).ship('A1').shields).toBe(shields);
  });

  test('deals a hit even on a crit', () => {
    expect(onto('crit', { shields: 0 }).damage('A1')[0]).toMatch(/^-/);
  });

  test('skips the action, and says why', () => {
    const game = onto('blank');
    expect(game.about('A1', 'actionSkipped')).toMatchObject({ why: 'overlappedShip' });
    expect(acting(game)).toBe('A2');
  });

  test('hurts the ship that moved, not the other', () => {
    expect(onto('hit').ship('A2').shields).toBe(2);
  });

  test('does not forbid actions that cards grant', () => {
    const game = bump({ friends: [friend([457, 230])], dice: ['blank'], ...cardGrantsAction });
    expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAction', ship: 'ship:A1', why: 'card' });
  });

  test('rolls one die, however many friends were overlapped', () => {
    const game = bump({ friends: [friend([434, 230]), friend([480, 232])], dice: ['hit', 'hit'] });
    expect(game.about('A1', 'shipsOverlapped')).toMatchObject({ overlapped: ['ship:A2', 'ship:A3'] });
    expect(game.events('diceRolled')).toHaveLength(1);
    expect(game.ship('A1').shields).toBe(1);
  });

  test('counts also when an enemy is overlapped with it', () => {
    const both = bump({ friends: [friend([434, 230])], enemies: [enemy([480, 232])], dice: ['hit'] });
    expect(both.about('A1', 'shipsOverlapped')).toMatchObject({ overlapped: ['ship:A2', 'ship:B2'] });
    expect(both.ship('A1').shields).toBe(1);
    expect(acting(both)).toBe('A2');
  });
});

/** The ship activates, and between its maneuver and its action step a card grants it an action. */
const ship = shipId('A1');
const todo: readonly Effect[] = [
  { do: 'executeRevealed', ship },
  { do: 'offerAction', ship, why: 'card', only: null, as: null, evenWhileStressed: true },
  { do: 'performActionStep', ship },
];
const cardGrantsAction = {
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
        todo,
      },
    },
  ],
} satisfies Bump;

describe('overlapping an enemy ship', () => {
  const onto = (rest: Bump = {}) => bump({ enemies: [enemy([457, 230])], ...rest });

  test('leaves a focus action, treated as red', () => {
    const game = onto();
    expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAction', ship: 'ship:A1', why: 'overlap' });
    expect(game.offers('p1')).toEqual(['action:focus:red', 'pass']);
    game.choose('p1', 'action:focus:red');
    expect(game.tokens('A1')).toEqual({ focus: 1, stress: 1 });
    expect(game.about('A1', 'actionSkipped')).toMatchObject({ why: 'overlappedShip' });
    expect(game.asked('p1')).toBeNull();
  });

  test('rolls no die', () => {
    expect(onto().events('diceRolled')).toEqual([]);
  });

  test('may be taken without an action', () => {
    const game = onto().choose('p1', 'pass');
    expect(game.tokens('A1')).toEqual({});
    expect(game.about('A1', 'activationEnded')).toBeDefined();
  });

  test('leaves a droid its calculate', () => {
    const game = onto({ mover: { pilot: 'tradefederationdrone' } });
    expect(game.offers('p1')).toEqual(['action:calculate:red', 'pass']);
    game.choose('p1', 'action:calculate:red');
    expect(game.tokens('A1')).toEqual({ calculate: 1, stress: 1 });
  });

  test('leaves only what stands on the bar itself, not what is linked there', () => {
    const game = onto({ mover: { pilot: 'caridaacademycadet', at: [457, 90] } }); // rotate, linked to a calculate
    expect(game.offers('p1')).toEqual(['action:focus:red', 'pass']);
  });

  test('leaves nothing to a ship that can do neither', () => {
    const game = onto({ mover: { pilot: 'tradefederationdrone', damage: ['damagedsensorarray'] } });
    expect(game.asked('p1')).toBeNull();
    expect(game.about('A1', 'actionSkipped')).toMatchObject({ why: 'overlappedShip' });
  });

  test('comes after the difficulty: a blue maneuver frees a stressed ship first', () => {
    const game = onto({ mover: { dial: '2FB', tokens: { stress: 1 } } });
    expect(game.offers('p1')).toEqual(['action:focus:red', 'pass']);
  });

  test.each([
    { what: 'white, stressed before', mover: { pilot: 'nusquadronpilot', dial: '2TW', tokens: { stress: 1 } } },
    { what: 'red', mover: { dial: '4KR' } },
  ] as const)('leaves nothing to a stressed ship ($what)', ({ mover }) => {
    const enemies = [enemy([457, 300]), enemy([357, 180], 0)];
    const game = bump({ mover, enemies });
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ fully: false });
    expect(game.asked('p1')).toBeNull();
    expect(game.tokens('A1')).toEqual({ stress: 1 });
  });

  test('ends all actions of this activation, also those that cards grant', () => {
    const game = onto(cardGrantsAction).choose('p1', 'pass');
    expect(acting(game)).toBeNull();
    const untouched = bump(cardGrantsAction);
    expect(untouched.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAction', why: 'card' });
  });

  test('opens no linked action', () => {
    const game = onto({ mover: { pilot: 'stormsquadronace' } }); // focus, linked to a red barrel roll
    game.choose('p1', 'action:focus:red');
    expect(game.asked('p1')).toBeNull();
  });
});

describe('advanced maneuvers that are partial', () => {
  test('a Koiogran turn does not turn around', () => {
    const game = bump({ mover: { dial: '4KR' }, enemies: [enemy([457, 310])] });
    expect(game.ship('A1').pose).toEqual({ x: 457, y: 270, heading: 0 });
    expect(bump({ mover: { dial: '4KR' } }).ship('A1').pose).toEqual({ x: 457, y: 300, heading: 180 });
  });

  test.each([
    { pilot: 'greensquadronpilot', advanced: '3LR', basic: '3BW', at: [390, 270] },
    { pilot: 'bluesquadronescort', advanced: '3ER', basic: '3TW', at: [347, 210] },
  ] as const)('$advanced ends as $basic does', ({ pilot, advanced, basic, at }) => {
    const wall: Placed = { pilot: 'rearadmiralchiraneau', dial: '2FB', at };
    const [one, two] = [advanced, basic].map(dial => bump({ mover: { pilot, dial }, enemies: [wall] }));
    for (const game of [one!, two!]) expect(game.about('A1', 'shipsOverlapped')).toBeDefined();
    expect(one!.ship('A1').pose).toEqual(two!.ship('A1').pose);
  });
});
