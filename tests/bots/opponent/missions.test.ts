import { describe, expect, test } from 'vitest';
import { createOpponent, LEVELS, type LevelName } from '../../../src/bots/opponent';
import { PLAYERS, type PlayerId } from '../../../src/engine/core/ids';
import { type ManeuverCode, parseManeuver, type ScenarioId } from '../../../src/engine/core/vocabulary';
import { PLAY_AREA } from '../../../src/engine/geometry/measures';
import { setupOf } from '../../../src/tools/tournament/play';
import { engine } from '../../support/engine';
import { type Placed, type Story, scenario } from '../../support/scenario';
import { playGame } from './play';

const FAR_FOE: Placed = { pilot: 'academypilot', at: [80, 850], heading: 90, dial: '2FB' };

type Game = ReturnType<typeof scenario>;

function pickIn({ state }: Game, level: LevelName): string {
  const choice = createOpponent(engine, 'p1', level, 1).answer(engine.viewFor(state, 'p1'))?.given.choice;
  return choice && 'option' in choice ? choice.option : '';
}

/** Everybody answers what comes first until the first player is asked that. */
function until(game: Game, topic: string): Game {
  for (let many = 0; game.asked('p1') !== topic && many < 40; many++) {
    const player = PLAYERS.find(one => game.offers(one).length > 0)!;
    game.choose(player, game.offers(player)[0]!);
  }
  return game;
}

const story = (mission: ScenarioId, rest: Partial<Story> = {}): Game =>
  scenario({
    scenario: mission,
    profile: 'xwa50',
    round: 2,
    p1: [{ pilot: 'redsquadronveteran', at: [457, 280], dial: '1FB' }],
    p2: [FAR_FOE],
    ...rest,
  });

describe('what a mission offers', () => {
  test.each([
    { mission: 'scramblethetransmissions', what: 'a satellite is scrambled' },
    { mission: 'salvagemission', what: 'a cache is taken in tow' },
    { mission: 'ancientknowledge', what: 'knowledge is drawn from a cache' },
  ] as const)('$what, by every level', ({ mission }) => {
    for (const level of LEVELS)
      expect(pickIn(until(story(mission), 'chooseAction'), level)).toMatch(/^action:scenario:/);
  });

  test('a satellite that is one’s own already is left alone', () => {
    const game = story('scramblethetransmissions', { markers: [] });
    const { state } = until(game, 'chooseAction');
    const [marker] = Object.values(state.markers);
    const own = { ...state, markers: { [marker!.id]: { ...marker!, player: 'p1' as PlayerId } } };
    for (const level of LEVELS) expect(pickIn({ ...game, state: own }, level)).not.toMatch(/^action:scenario:/);
  });

  test('where being near is what counts, it flies there', () => {
    for (const level of ['pilot', 'veteran', 'ace'] as const) {
      const game = story('assaultatthesatellitearray', {
        p1: [{ pilot: 'redsquadronveteran', at: [457, 150] }],
        phase: 'planning',
      });
      game.choose('p1', pickIn(game, level), 'ready');
      const [ship] = Object.values(game.state.ships);
      const [reached] = engine.reach(game.state, ship!.id).filter(({ maneuver }) => maneuver === ship!.dial);
      expect(PLAY_AREA / 2 - reached!.ends[0]!.pose.y).toBeLessThan(38 + 20 + 100);
    }
  });
});

describe('what a card offers', () => {
  const repair = (foe: Partial<Placed>) =>
    until(
      scenario({
        p1: [{ pilot: 'redsquadronveteran', at: [457, 200], upgrades: ['r2astromech'], shields: 0, dial: '2FB' }],
        p2: [{ ...FAR_FOE, ...foe }],
        round: 3,
      }),
      'mayUse',
    );

  test('by trying it out: a shield at the price of its guns while nobody is near, not with a kill in sight', () => {
    const alone = repair({});
    for (const level of LEVELS) expect(pickIn(alone, level)).toBe('use:upgrade:r2astromech');
    const kill = repair({ at: [457, 350], heading: 0, pilot: 'maulermithel', damage: ['-directhit', '-directhit'] });
    for (const level of LEVELS) expect(pickIn(kill, level)).toBe('pass');
  });
});

describe('what a beginner does', () => {
  test('a recruit shoots whoever is nearest, a cadet where it hurts', () => {
    const game = scenario({
      p1: [{ pilot: 'wedgeantilles', at: [457, 300], tokens: { focus: 1 } }],
      p2: [
        { pilot: 'maulermithel', at: [440, 380], heading: 180 },
        { pilot: 'patrolleader', at: [520, 440], heading: 180, shields: 0 },
      ],
      phase: 'engagement',
      round: 3,
    });
    expect(pickIn(game, 'recruit')).toBe('target:ship:B1:primary:0');
    expect(pickIn(game, 'cadet')).toBe('target:ship:B2:primary:0');
  });

  const dialsOf = (game: Game, level: LevelName): readonly ManeuverCode[] =>
    Array.from({ length: 12 }, (_, seed) => {
      const opponent = createOpponent(engine, 'p1', level, seed);
      return opponent.answer(engine.viewFor(game.state, 'p1'))!.why!.chosen as ManeuverCode;
    });
  const atPlanning = (rest: Partial<Story>): Game =>
    scenario({
      p1: [{ pilot: 'redsquadronveteran', at: [457, 457] }],
      p2: [{ pilot: 'academypilot', at: [457, 250], heading: 0 }],
      phase: 'planning',
      round: 3,
      ...rest,
    });

  test('a recruit with the enemy behind it does not think of turning around at once, an ace does', () => {
    const isTurn = (code: ManeuverCode) => /^(koiogranTurn|segnors|tallon)/.test(parseManeuver(code).bearing);
    expect(dialsOf(atPlanning({}), 'recruit').filter(isTurn)).toEqual([]);
    expect(dialsOf(atPlanning({}), 'ace').some(isTurn)).toBe(true);
  });

  test.each(['recruit', 'cadet', 'pilot', 'veteran'] as const)('no %s meets a rock by mistake', level => {
    const rocks = [{ is: 'coreasteroid0', at: [457, 580] }] as const;
    const game = atPlanning({ rocks, p2: [{ pilot: 'academypilot', at: [100, 850], heading: 90 }] });
    const meets = new Set(
      engine
        .reach(game.state, 'ship:A1')
        .filter(({ ends }) => ends.some(({ met }) => met.length > 0))
        .map(({ maneuver }) => maneuver),
    );
    expect(meets.size).toBeGreaterThan(3);
    expect(dialsOf(game, level).filter(code => meets.has(code))).toEqual([]);
  });

  test.each(LEVELS)('not even a %s locks a rock', level => {
    const game = until(
      scenario({
        p1: [{ pilot: 'redsquadronveteran', at: [457, 280], dial: '1FB', tokens: { focus: 1 } }],
        p2: [FAR_FOE],
        rocks: [{ is: 'coreasteroid0', at: [300, 330] }],
        round: 2,
      }),
      'chooseAction',
    );
    const picked = pickIn(game, level);
    expect(game.offers('p1').some(key => key.startsWith('action:lock'))).toBe(true);
    expect(picked).not.toMatch(/^action:lock/);
  });
});

describe('setup', () => {
  const begun = playGame(setupOf(engine, 'drawn', [], 4, 21), 21, ['recruit', 'ace'], 0).state;

  test('obstacles go to the other half', () => {
    const mean = (player: PlayerId) => {
      const own = Object.values(begun.rocks).flatMap(({ owner, pose }) => (owner === player && pose ? [pose.y] : []));
      expect(own.length).toBeGreaterThan(0);
      return own.reduce((a, b) => a + b, 0) / own.length;
    };
    expect(mean('p1')).toBeGreaterThan(mean('p2'));
  });

  test('ships stand in line at the front of their area, with no obstacle right ahead', () => {
    const placed = Object.values(begun.ships).filter(({ where }) => where === 'table');
    const rocks = Object.values(begun.rocks).flatMap(({ pose }) => pose ?? []);
    for (const { player, pose } of placed) {
      const ahead = (y: number) => (player === 'p1' ? y - pose.y : pose.y - y);
      expect(player === 'p1' ? pose.y : PLAY_AREA - pose.y).toBeLessThan(101);
      expect(rocks.filter(({ x, y }) => Math.abs(x - pose.x) < 20 && ahead(y) < 200)).toEqual([]);
    }
  });
});
