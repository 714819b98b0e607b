import { describe, expect, test } from 'vitest';
import type { Pose } from '../../../src/engine/core/place';
import { type Placed, type Story, scenario } from '../../support/scenario';

const phantom = (more: Partial<Placed> = {}): Placed => ({
  pilot: 'imdaartestpilot',
  at: [457, 300],
  heading: 0,
  tokens: { cloak: 1 },
  ...more,
});
const xwing = (more: Partial<Placed> = {}): Placed => ({ pilot: 'redsquadronveteran', at: [100, 800], ...more });

/** Nothing but the System Phase. */
const system = (p1: readonly Placed[], p2: readonly Placed[] = [xwing()], more: Partial<Story> = {}) =>
  scenario({ p1, p2, alone: true, first: [{ do: 'startPhase', phase: 'system' }], ...more });
const at = (x: number, y: number): Pose => ({ x, y, heading: 0 });

describe('System: decloaking', () => {
  test.each([
    { how: 'boost:straight', to: at(457, 420) },
    { how: 'roll:left:forward', to: at(337, 310) },
    { how: 'roll:left:middle', to: at(337, 300) },
    { how: 'roll:right:back', to: at(577, 290) },
  ])('a small ship moves by the 2 straight template, $how', ({ how, to }) => {
    const game = system([phantom()]);
    expect(game.asked('p1')).toBe('decloak');
    game.choose('p1', how);
    expect(game.ship('A1').pose).toEqual(to);
    expect(game.tokens('A1')).toEqual({});
    expect(game.about('A1', 'tokenRemoved')).toMatchObject({ token: 'cloak', spent: true });
    expect(game.about('A1', 'shipMoved')).toMatchObject({ how: 'decloak', from: at(457, 300), to });
  });

  test.each([
    // A medium base is 60 long: 60 + 40 ahead; sideways the template's long edge, 60 + 20.
    { size: 'medium', pilot: 'cutlasssquadronpilot', ahead: at(457, 400), aside: at(377, 300) },
    { size: 'large', pilot: 'patrolleader', ahead: at(457, 420), aside: at(357, 300) },
  ])('a $size ship by the 1 straight template', ({ pilot, ahead, aside }) => {
    const move = (how: string) =>
      system([phantom({ pilot })])
        .choose('p1', how)
        .ship('A1').pose;
    expect(move('boost:straight')).toEqual(ahead);
    expect(move('roll:left:middle')).toEqual(aside);
  });

  test('it may stay cloaked', () => {
    const game = system([phantom()]).choose('p1', 'pass');
    expect(game.ship('A1')).toMatchObject({ pose: at(457, 300), round: { decloaked: false } });
    expect(game.tokens('A1')).toEqual({ cloak: 1 });
    expect(game.state.pending).toEqual([]);
  });

  test('even while stressed', () => {
    expect(system([phantom({ tokens: { cloak: 1, stress: 2 } })]).offers('p1')).toContain('boost:straight');
  });

  test('a ship that is not cloaked is asked nothing', () => {
    const game = system([phantom({ tokens: {} })]);
    expect(game.state.pending).toEqual([]);
    expect(game.last('phaseEnded')).toMatchObject({ phase: 'system' });
  });

  test('it is neither an action nor a maneuver', () => {
    const game = system([phantom()]).choose('p1', 'boost:straight');
    expect(game.ship('A1').round).toMatchObject({ actions: [], activated: false, executedSpeed: null });
    expect(game.happened()).not.toContain('actionPerformed');
    expect(game.happened()).not.toContain('maneuverExecuted');
  });
});

describe('System: a decloak that fails keeps its token and moves nothing', () => {
  const fails = (more: { p2?: readonly Placed[]; rocks?: Story['rocks']; where?: Partial<Placed> }) => {
    const game = system([phantom(more.where)], more.p2, more.rocks ? { rocks: more.rocks } : {});
    expect(game.offers('p1')).toContain('boost:straight:fail');
    const before = game.ship('A1').pose;
    game.choose('p1', 'boost:straight:fail');
    expect(game.ship('A1').pose).toEqual(before);
    expect(game.tokens('A1')).toEqual({ cloak: 1 });
    expect(game.events('decloakFailed')).toEqual([{ type: 'decloakFailed', ship: 'ship:A1' }]);
    expect(game.happened()).not.toContain('shipMoved');
    // No second attempt.
    expect(game.state.pending).toEqual([]);
    return game;
  };

  test('onto a ship', () => void fails({ p2: [xwing({ at: [457, 440] })] }));
  test('through an obstacle', () => void fails({ rocks: [{ is: 'coreasteroid0', at: [457, 370] }] }));
  test('out of the play area', () => void fails({ where: { at: [457, 850] } }));

  test('past a ship it succeeds: only the place it comes to counts', () => {
    const game = system([phantom()], [xwing({ at: [457, 350] })]).choose('p1', 'boost:straight');
    expect(game.ship('A1').pose).toEqual(at(457, 420));
  });

  test('the ship has not decloaked, for what asks about it', () => {
    expect(fails({ where: { at: [457, 850] } }).ship('A1').round.decloaked).toBe(false);
  });
});

describe('System: the order of ships', () => {
  const asked = (game: ReturnType<typeof system>) => {
    const topic = game.state.pending[0]?.topic;
    return topic && 'ship' in topic ? topic.ship.slice('ship:'.length) : (topic?.kind ?? null);
  };

  test('from the lowest initiative up', () => {
    // Whisper 5, Imdaar 3; an X-wing of initiative 2 that some card has cloaked.
    const game = system(
      [phantom({ pilot: 'whisper' }), phantom({ at: [200, 300] })],
      [xwing({ pilot: 'bluesquadronescort', tokens: { cloak: 1 } })],
    );
    const order = ['B1', 'A2', 'A1'].map(ship => {
      expect(asked(game)).toBe(ship);
      game.choose(game.state.pending[0]!.player, 'pass');
      return ship;
    });
    expect(order).toHaveLength(3);
    expect(game.state.pending).toEqual([]);
  });

  test.each(['p1', 'p2'] as const)('at equal initiative the first player, here %s', firstPlayer => {
    const game = system([phantom()], [xwing({ tokens: { cloak: 1 } })], { firstPlayer });
    expect(game.state.pending.map(({ player }) => player)).toEqual([firstPlayer]);
  });

  test('a player orders their own ships of one initiative', () => {
    const game = system([phantom(), phantom({ at: [200, 300] })]);
    expect(game.asked('p1')).toBe('chooseShip');
    expect(game.offers('p1')).toEqual(['ship:A1', 'ship:A2']);
    game.choose('p1', 'ship:A2', 'roll:right:middle', 'pass');
    expect(asked(game)).toBe('A1');
  });
});

describe('System: a ship that decloaks places no device in the same phase', () => {
  const bomber = phantom({ pilot: 'cutlasssquadronpilot', upgrades: ['protonbombs'] });
  const BOMB = 'ability:ship:A1:upgrade:protonbombs:during:system:during:system';
  const DECLOAK = 'ability:ship:A1:rule:decloak:during:system:during:system';

  test('decloaked: no bomb', () => {
    const game = system([bomber]).choose('p1', DECLOAK, 'boost:straight');
    expect(game.state.pending).toEqual([]);
    expect(game.state.devices).toEqual({});
  });

  test('stayed cloaked: a bomb', () => {
    const game = system([bomber]).choose('p1', DECLOAK, 'pass');
    expect(game.asked('p1')).toBe('placeDevice');
  });

  test('failed to decloak: a bomb all the same', () => {
    const game = system([bomber], [xwing({ at: [457, 400] })]).choose('p1', DECLOAK, 'boost:straight:fail');
    expect(game.asked('p1')).toBe('placeDevice');
  });

  test('placed a bomb: no decloaking', () => {
    const game = system([bomber]).choose('p1', BOMB);
    game.choose('p1', game.offers('p1')[0]!);
    expect(Object.keys(game.state.devices)).toHaveLength(1);
    expect(game.state.pending).toEqual([]);
    expect(game.tokens('A1')).toEqual({ cloak: 1 });
  });
});
