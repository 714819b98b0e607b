import { describe, expect, test } from 'vitest';
import { type Ability, at, instead } from '../../../src/engine/core/ability';
import type { Effect } from '../../../src/engine/core/effect';
import type { Pose } from '../../../src/engine/core/place';
import { inStep } from '../../../src/engine/rules/steps';
import { engine } from '../../support/engine';
import { type Placed, type Story, scenario } from '../../support/scenario';

type Game = ReturnType<typeof scenario>;
const away: Effect = inStep('card', null, [{ do: 'placeInReserve', ship: 'ship:A1' }]);
const back = (rest: Partial<Extract<Effect, { do: 'deploy' }>> = {}): Effect =>
  inStep('card', null, [{ do: 'deploy', ship: 'ship:A1', edges: ['near'], ...rest }]);

const xwing: Placed = { pilot: 'bluesquadronescort', at: [457, 300], dial: '2FB' };
const wingman: Placed = { pilot: 'redsquadronveteran', at: [200, 300], dial: '2FB' };
const vader: Placed = { pilot: 'darthvader', at: [100, 800], dial: '2FB' };
const story = (rest: Partial<Story> = {}) => scenario({ p1: [xwing, wingman], p2: [vader], ...rest });
const pose = (x: number, y: number, heading = 0): Pose => ({ x, y, heading });
const broken = (game: Game) => engine.checkInvariants(game.state);

describe('a ship that is deployed', () => {
  const deployed = (rest: Partial<Story> = {}, how: Parameters<typeof back>[0] = {}) =>
    story({ first: [away, back(how)], ...rest });

  test('is placed by its player within range 1 of the edge, facing anywhere', () => {
    const game = deployed();
    expect(game.state.pending[0]).toMatchObject({
      player: 'p1',
      topic: { kind: 'deploy', ship: 'ship:A1' },
      ask: { kind: 'place', region: { kind: 'arrival', edges: ['near'] } },
    });
    game.place('p1', 'place:ship:A1', pose(600, 50, 33));
    expect(game.ship('A1')).toMatchObject({ where: 'table', pose: pose(600, 50, 33) });
    expect(game.last('shipDeployed')).toEqual({ type: 'shipDeployed', ship: 'ship:A1', pose: pose(600, 50, 33) });
    expect(broken(game)).toEqual([]);
  });

  test.each([
    { what: 'the end of range 1', at: pose(600, 80), reasons: [] },
    { what: 'beyond it', at: pose(600, 80.1), reasons: ['notWithinEdge'] },
    { what: 'partly outside', at: pose(600, 19), reasons: ['leavesPlayArea'] },
    { what: 'near another edge', at: pose(50, 400), reasons: ['notWithinEdge'] },
    { what: 'on another ship', at: pose(210, 60), reasons: ['overlapsShip'] },
    { what: 'touching it', at: pose(240, 60), reasons: [] },
  ])('$what: $reasons', ({ at, reasons }) => {
    const game = deployed({ p1: [xwing, { ...wingman, at: [200, 60] }] });
    const decision = game.state.pending[0]!;
    const found = engine.checkPlacement(game.state, decision, 'place:ship:A1', at);
    expect(found.map(({ kind }) => kind)).toEqual(reasons);
    expect(game.refusal('p1', { option: 'place:ship:A1', pose: at })).toBe(reasons.length > 0 ? 'notThere' : null);
  });

  test('any of several edges will do', () => {
    const game = deployed({}, { edges: ['left', 'far'] });
    expect(game.refusal('p1', { option: 'place:ship:A1', pose: pose(50, 400) })).toBeNull();
    expect(game.refusal('p1', { option: 'place:ship:A1', pose: pose(500, 850) })).toBeNull();
    expect(game.refusal('p1', { option: 'place:ship:A1', pose: pose(500, 50) })).toBe('notThere');
    expect(engine.legalAnswers(game.state, 'p1')).toHaveLength(3);
  });

  test('where an edge is full, by its own', () => {
    const wall = Array.from(
      { length: 11 },
      (_, index): Placed => ({ pilot: 'omicrongrouppilot', at: [45, 42 + 83 * index], heading: 90 }),
    );
    const full = deployed({ p2: wall }, { edges: ['left'] });
    expect(full.state.pending[0]!.ask).toEqual({ kind: 'place', region: { kind: 'deployment', player: 'p1' } });
    const gap = deployed({ p2: wall.slice(1) }, { edges: ['left'] });
    expect(gap.state.pending[0]!.ask).toMatchObject({ region: { kind: 'arrival' } });
  });

  test('meets nothing where it is put down: it has not moved', () => {
    const game = deployed({ rocks: [{ is: 'coreasteroid0', at: [600, 60] }] });
    game.place('p1', 'place:ship:A1', pose(600, 60));
    expect(game.happened()).not.toContain('obstacleMet');
    expect(game.ship('A1').shields).toBe(2);
  });

  test('has its abilities again', () => {
    const card: Ability = at('during:end', {
      must: ({ self }) => [{ do: 'gainToken', ship: self.id, token: 'stress', by: 'p1' }],
    });
    const game = deployed({ phase: 'end', abilities: { 'pilot:bluesquadronescort': [card] } });
    game.place('p1', 'place:ship:A1', pose(600, 50));
    expect(game.tokens('A1')).toEqual({ stress: 1 });
  });

  test('one that is not in reserve is not placed anew', () => {
    expect(story({ first: [back()] }).asked('p1')).toBe('chooseAction');
  });
});

describe('the turns of a deployed ship', () => {
  /** Two X-wings of initiative 2 and 3; a card brings A1 back at some moment. */
  const comeBack = (card: Ability, rest: Partial<Story> = {}) =>
    story({ first: [away], abilities: { 'pilot:redsquadronveteran': [card] }, ...rest });
  const order = (rest: Partial<Extract<Effect, { do: 'deploy' }>> = {}): readonly Effect[] => [
    { do: 'deploy', ship: 'ship:A1', edges: ['near'], ...rest },
  ];
  const atStart = (
    phase: 'planning' | 'system' | 'activation',
    rest: Partial<Extract<Effect, { do: 'deploy' }>> = {},
  ): Ability =>
    at<'start:planning' | 'start:system' | 'start:activation'>(`start:${phase}`, {
      must: () => order(rest),
    }) as Ability;
  const placed = (game: Game) => game.place('p1', 'place:ship:A1', pose(600, 50));
  const turns = (game: Game) => ({
    activated: game.events('shipActivated').some(({ ship }) => ship === 'ship:A1'),
    engaged: game.events('engagementStarted').some(({ ship }) => ship === 'ship:A1'),
  });

  test('at the start of Planning: a dial, an activation, an engagement', () => {
    const game = placed(
      comeBack(atStart('planning'), { phase: 'planning', p1: [xwing, { ...wingman, at: [200, 300] }], p2: [vader] }),
    );
    expect(game.offers('p1')).toContain('dial:ship:A1:2FB');
    game.choose('p1', 'dial:ship:A1:2FB', 'ready').choose('p2', 'ready').passUntil('setDials');
    expect(turns(game)).toEqual({ activated: true, engaged: true });
  });

  test('in the System Phase: too late for a dial, so no activation; it engages', () => {
    const game = placed(comeBack(atStart('system'), { phase: 'system' })).passUntil('setDials');
    expect(turns(game)).toEqual({ activated: false, engaged: true });
  });

  test('during the Activation Phase likewise, whatever its initiative', () => {
    const card = at('after:activate', { must: () => order() });
    const low = comeBack(card).passUntil('deploy');
    expect(turns(placed(low).passUntil('setDials'))).toEqual({ activated: false, engaged: true });
    const high = comeBack(card, { p1: [{ ...xwing, pilot: 'lukeskywalker' }, wingman] }).passUntil('deploy');
    expect(turns(placed(high).passUntil('setDials'))).toEqual({ activated: false, engaged: true });
  });

  test('unless the effect says otherwise', () => {
    const game = placed(comeBack(atStart('activation', { activates: true, engages: false })));
    expect(turns(game.passUntil('setDials'))).toEqual({ activated: true, engaged: false });
  });

  test.each([
    { pilot: 'lukeskywalker', initiative: 5, engaged: false },
    { pilot: 'redsquadronveteran', initiative: 3, engaged: true },
    { pilot: 'bluesquadronescort', initiative: 2, engaged: true },
  ])('at initiative 3 of the Engagement Phase: initiative $initiative engages: $engaged', ({ pilot, engaged }) => {
    const card = at('before:engage', {
      if: ({ self }) => self.number === 2,
      must: () => order(),
    });
    const game = comeBack(card, { p1: [{ ...xwing, pilot }, wingman], phase: 'engagement' });
    expect(turns(placed(game).passUntil('setDials')).engaged).toBe(engaged);
  });

  test('who has engaged already does not do so again', () => {
    const card = at('before:engage', {
      must: () => [{ do: 'placeInReserve', ship: 'ship:A1' }, ...order({ edges: ['far'] })],
    });
    const luke = { ...xwing, pilot: 'lukeskywalker' };
    const game = story({ p1: [luke, wingman], abilities: { 'pilot:redsquadronveteran': [card] }, phase: 'engagement' });
    game.place('p1', 'place:ship:A1', pose(600, 860)).passUntil('setDials');
    expect(game.events('engagementStarted').filter(({ ship }) => ship === 'ship:A1')).toHaveLength(1);
  });
});

describe('cards of that kind, made up', () => {
  const returns: Ability = at('start:planning', {
    inReserve: true,
    if: ({ self }) => self.where === 'reserve',
    must: ({ self }) => [{ do: 'deploy', ship: self.id, edges: [self.player === 'p1' ? 'near' : 'far'] }],
  });

  const lastStand: Ability = instead('destroyShip', {
    must: ({ self }) => [
      ...self.damage.map(({ id }): Effect => ({ do: 'repairDamage', ship: self.id, id })),
      { do: 'placeInReserve', ship: self.id },
    ],
  });

  test('would be destroyed, goes into reserve instead and is back in the next Planning Phase', () => {
    const game = story({
      p1: [{ ...xwing, shields: 0, damage: ['-fuelleak', '-fuelleak', '-directhit'] }, wingman],
      abilities: { 'pilot:bluesquadronescort': [lastStand, returns] },
      first: [inStep('card', null, [{ do: 'sufferDamage', ship: 'ship:A1', hits: 2, crits: 0 }])],
      phase: 'end',
    });
    expect(game.ship('A1')).toMatchObject({ where: 'reserve', destroyed: false, damage: [] });
    expect(game.happened()).not.toContain('shipDestroyed');
    expect(game.state.phase).toBe('planning');
    game.place('p1', 'place:ship:A1', pose(457, 50));
    expect(game.ship('A1').where).toBe('table');
    expect(game.asked('p1')).toBe('setDials');
  });

  test('in the middle of an attack: what is left of it does nothing to the ship, which does not engage', () => {
    const game = story({
      p1: [{ ...xwing, shields: 0, damage: ['-fuelleak', '-fuelleak', '-directhit'] }, wingman],
      p2: [{ pilot: 'darthvader', at: [457, 440], dial: '2FB', force: 0 }],
      abilities: { 'pilot:bluesquadronescort': [lastStand, returns] },
      phase: 'engagement',
      dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
    });
    game.choose('p2', 'target:ship:A1:primary:0').passUntil('deploy');
    expect(game.ship('A1')).toMatchObject({ where: 'reserve', damage: [] });
    expect(game.last('attackPerformed')).toMatchObject({ defender: 'ship:A1', hit: true });
    expect(game.events('engagementStarted').map(({ ship }) => ship)).toEqual(['ship:B1', 'ship:A2']);
    expect(game.points('p2'), 'it is not gone').toBe(0);
    expect(broken(game)).toEqual([]);
  });

  test('would flee, goes into reserve instead: a cache stays where the ship stood before its maneuver', () => {
    const slips: Ability = instead('flee', {
      must: ({ self, effect }) => [{ do: 'placeInReserve', ship: self.id, from: effect.from }],
    });
    const game = story({
      scenario: 'salvagemission',
      round: 2,
      p1: [{ ...xwing, at: [457, 850], dial: '4FW' }, wingman],
      markers: [{ at: [0, 0], on: 'A1' }],
      abilities: { 'pilot:bluesquadronescort': [slips, returns] },
    });
    expect(game.ship('A1').where).toBe('reserve');
    expect(game.happened()).not.toContain('shipFled');
    expect(game.state.pending[0]).toMatchObject({
      player: 'p2',
      ask: { region: { kind: 'jettison', from: pose(457, 850) } },
    });
    game.place('p2', 'place:marker:2', pose(457, 780)).passUntil('deploy');
    game.place('p1', 'place:ship:A1', pose(457, 50));
    expect(game.points('p2')).toBe(0);
    expect(broken(game)).toEqual([]);
  });
});
