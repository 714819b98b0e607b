import { describe, expect, test } from 'vitest';
import { acting, blocks } from '../../../support/actions';
import { type Placed, type Story, scenario } from '../../../support/scenario';

/** Speed 2 straight takes it from 300 to 420, a SLAM with the same to 540. */
const wing: Placed = { pilot: 'nusquadronpilot', at: [300, 300], dial: '2FB' };
const fireball: Placed = { pilot: 'colossusstationmechanic', at: [300, 300], dial: '3FW' };
const howlrunner: Placed = { pilot: 'howlrunner', at: [800, 860], dial: '2FB' };

const flown = (ship: Placed, story: Partial<Story> = {}) => scenario({ p1: [ship], p2: [howlrunner], ...story });
const slam = (ship: Placed, code: string, story: Partial<Story> = {}) =>
  flown(ship, story).choose('p1', 'action:slam:white', `maneuver:${code}`);

describe('the SLAM action', () => {
  test('any maneuver of the dial with the speed executed, then a disarm token', () => {
    const game = flown(wing).choose('p1', 'action:slam:white');
    expect(game.asked('p1')).toBe('slam');
    expect(game.offers('p1')).toEqual(['maneuver:2TW', 'maneuver:2BB', 'maneuver:2FB', 'maneuver:2NB', 'maneuver:2YW']);
    game.choose('p1', 'maneuver:2FB');
    expect(game.events('shipMoved')[1]).toMatchObject({ how: 'slam', by: '2FB', to: { x: 300, y: 540, heading: 0 } });
    expect(game.tokens('A1')).toEqual({ disarm: 1 });
  });

  test('it is an action performed and a maneuver executed, in that order of news', () => {
    const game = slam(wing, '2FB');
    expect(game.events('maneuverExecuted')[1]).toMatchObject({ maneuver: '2FB', kind: 'slam', fully: true });
    const mine = game.happened();
    expect(mine.lastIndexOf('maneuverExecuted', mine.indexOf('actionPerformed'))).toBeLessThan(
      mine.indexOf('actionPerformed'),
    );
    expect(game.last('actionPerformed')).toMatchObject({ action: 'slam' });
  });

  test('the disarm token comes after the maneuver and its effects', () => {
    const game = slam({ ...fireball }, '3TR');
    expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['stress', 'disarm']);
  });

  test('a red one stresses, a blue one relieves', () => {
    expect(slam(fireball, '3TR').tokens('A1')).toEqual({ disarm: 1, stress: 1 });
    expect(slam(fireball, '3BW').tokens('A1')).toEqual({ disarm: 1 });
    const strained = { ...wing, tokens: { strain: 2, deplete: 2 } };
    expect(slam(strained, '2FB').tokens('A1')).toEqual({ disarm: 1 });
    expect(slam(strained, '2TW').tokens('A1')).toEqual({ disarm: 1, strain: 1, deplete: 1 });
  });

  test('what makes a maneuver harder counts: a turn with a damaged engine is red', () => {
    const damaged = { ...wing, damage: ['damagedengine'] };
    expect(slam(damaged, '2TW').tokens('A1')).toEqual({ disarm: 1, stress: 1 });
    expect(slam(damaged, '2NB').tokens('A1')).toEqual({ disarm: 1 });
  });

  test('obstacles on the way have their effects', () => {
    const rocks = [{ is: 'coreasteroid0', at: [300, 540] }] as const;
    const game = slam(wing, '2FB', { rocks, dice: ['hit'] });
    expect(game.last('obstacleMet')).toMatchObject({ ship: 'ship:A1', overlapped: true });
    expect(game.ship('A1').shields).toBe(1);
    expect(game.tokens('A1')).toEqual({ disarm: 1 });
  });
});

describe('a SLAM that would flee', () => {
  /** Its own maneuver takes it to 800, 114 from the edge. */
  const edge: Placed = { ...wing, at: [300, 680] };

  test('fails: the maneuver is not executed, no disarm token, and it counts for the round', () => {
    const game = flown(edge).choose('p1', 'action:slam:white').forget().choose('p1', 'maneuver:2FB');
    expect(game.happened()[0]).toBe('actionFailed');
    expect(game.last('actionFailed')).toMatchObject({ action: 'slam', reason: { kind: 'leavesPlayArea' } });
    expect(game.ship('A1')).toMatchObject({ pose: { x: 300, y: 800, heading: 0 }, where: 'table' });
    expect(game.tokens('A1')).toEqual({});
    expect(game.events('actionPerformed')).toEqual([]);
    expect(game.ship('A1').round.actions).toEqual(['slam']);
  });

  test('another maneuver of that speed may stay inside', () => {
    const game = slam(edge, '2TW');
    expect(game.tokens('A1')).toEqual({ disarm: 1 });
    expect(game.ship('A1').pose.heading).toBe(270);
  });

  test('a partial maneuver that ends inside has not fled', () => {
    const game = slam(edge, '2FB', { p2: [{ ...howlrunner, at: [300, 892] }] }).choose('p1', 'pass');
    expect(game.ship('A1').pose.y).toBe(852);
    expect(game.tokens('A1')).toEqual({ disarm: 1 });
  });

  test('of a Tallon roll only the places inside are offered', () => {
    // Flying east, it would come to lie facing west with its back at the edge.
    const rolled = (x: number) => slam({ ...fireball, at: [x, 300], heading: 90 }, '3ER');
    expect(rolled(600).offers('p1')).toEqual(['landing:forward', 'landing:middle', 'landing:back']);
    expect(rolled(620).offers('p1')).toEqual(['landing:forward', 'landing:middle']);
    const single = rolled(630);
    expect(single.tokens('A1')).toEqual({ disarm: 1, stress: 1 });
    expect(rolled(640).last('actionFailed')).toMatchObject({ action: 'slam' });
  });
});

describe('a partial SLAM', () => {
  const enemy = (y: number): Story['p2'] => [{ ...howlrunner, at: [300, y], heading: 180 }];

  test('onto an enemy leaves a red focus, and then no more actions', () => {
    const game = slam(wing, '2FB', { p2: enemy(530) });
    expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAction', ship: 'ship:A1', why: 'overlap' });
    expect(game.offers('p1')).toEqual(['action:focus:red', 'pass']);
    game.choose('p1', 'action:focus:red');
    expect(game.tokens('A1')).toMatchObject({ focus: 1, stress: 1, disarm: 1 });
    expect(game.ship('A1').pose.y).toBe(490);
    expect(game.events('actionPerformed').map(({ action }) => action)).toEqual(['focus', 'slam']);
  });

  test('onto an enemy closes the link of the SLAM too', () => {
    const karsabi = { ...wing, pilot: 'lieutenantkarsabi-ssl' };
    const game = slam(karsabi, '2FB', { p2: enemy(530) }).choose('p1', 'pass');
    expect(game.asked('p1')).not.toBe('chooseAction');
    const free = slam(karsabi, '2FB', { p2: enemy(700) });
    expect(free.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAction', why: 'linked' });
  });

  test('onto a friend rolls for damage', () => {
    const friend = { ...wing, pilot: 'majorvynder', at: [300, 530] } as const;
    const game = scenario({ p1: [wing, friend], p2: [howlrunner], dice: ['hit'] });
    game.choose('p1', 'action:slam:white', 'maneuver:2FB');
    expect(game.ship('A1').shields).toBe(2);
    expect(game.ship('A1').pose.y).toBe(490);
  });
});

describe('a SLAM that destroys the ship', () => {
  test('opens no link any more', () => {
    const karsabi = { ...wing, pilot: 'lieutenantkarsabi-ssl', shields: 0 };
    const rocks = [{ is: 'coreasteroid0', at: [300, 540] }] as const;
    const dying = { ...karsabi, damage: ['-directhit', '-directhit', '-directhit'] };
    const game = slam(dying, '2FB', { rocks, dice: ['blank'] });
    expect(game.ship('A1').destroyed).toBe(true);
    expect(game.state.pending.map(({ topic }) => topic)).not.toContainEqual(
      expect.objectContaining({ kind: 'chooseAction', ship: 'ship:A1' }),
    );
    // One damage less, and the ship lives to use it.
    const alive = slam({ ...dying, shields: 1 }, '2FB', { rocks, dice: ['blank'] });
    expect(alive.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAction', ship: 'ship:A1', why: 'linked' });
  });
});

describe('when SLAM is possible', () => {
  test('only during the ship’s own activation', () => {
    expect(blocks(acting(wing))).toMatchObject({ 'slam:white': 'onlyDuringActivation' });
  });

  test('not when coordinated in another ship’s activation', () => {
    const shuttle = { pilot: 'omicrongrouppilot', at: [300, 300], dial: '1FB' } as const;
    const game = scenario({ p1: [shuttle, { ...wing, at: [300, 600] }], p2: [howlrunner] });
    game.choose('p1', 'action:coordinate:white', 'ship:A2');
    expect(game.offers('p1')).not.toContain('action:slam:white');
    expect(blocks(game, 'A2', { why: 'coordinated' })).toMatchObject({ 'slam:white': 'onlyDuringActivation' });
  });

  test('not before a maneuver was executed, for there is no speed to match', () => {
    const game = scenario({
      p1: [wing],
      p2: [howlrunner],
      first: [
        {
          do: 'enter',
          frame: {
            kind: 'activation',
            ship: 'ship:A1',
            maneuver: null,
            skipsAction: null,
            noMoreActions: false,
            triggers: [],
            todo: [{ do: 'offerAction', ship: 'ship:A1', why: 'card', only: null, as: null, evenWhileStressed: false }],
          },
        },
      ],
      alone: true,
    });
    expect(blocks(game)).toMatchObject({ 'slam:white': 'noSuchSpeed', 'focus:white': null });
  });
});
