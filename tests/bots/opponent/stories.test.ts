import { describe, expect, test } from 'vitest';
import { createOpponent, LEVELS, type LevelName } from '../../../src/bots/opponent';
import { PLAYERS } from '../../../src/engine/core/ids';
import type { GameState } from '../../../src/engine/core/state';
import type { ManeuverCode } from '../../../src/engine/core/vocabulary';
import { starterSetup } from '../../../src/squads/starter';
import { engine } from '../../support/engine';
import { type Placed, scenario } from '../../support/scenario';
import { playGame } from './play';

const answerIn = (state: GameState, level: LevelName, seed = 1) =>
  createOpponent(engine, 'p1', level, seed).answer(engine.viewFor(state, 'p1'));

/** The option that it picks. */
function pickIn(state: GameState, level: LevelName): string {
  const choice = answerIn(state, level)?.given.choice;
  return choice && 'option' in choice ? choice.option : '';
}

const FOE: Placed = { pilot: 'academypilot', at: [457, 700], heading: 180 };

describe('what it sees', () => {
  const inActivation = (dial: ManeuverCode) =>
    scenario({
      p1: [{ pilot: 'redsquadronveteran', at: [457, 300], dial: '2FB' }],
      p2: [
        { ...FOE, pilot: 'darthvader', at: [420, 600], dial },
        { ...FOE, pilot: 'maulermithel', at: [500, 620], dial: dial === '2FB' ? '3FB' : '2FB' },
      ],
      round: 2,
    });

  test.each(LEVELS)('hidden dials are hidden from a %s: whatever they show, it answers the same', level => {
    const answers = (['2FB', '4FW', '3YW'] as const).map(dial => {
      const game = inActivation(dial);
      // Low initiative moves first, and is asked for its action while the others' dials lie facedown.
      while (game.asked('p1') !== 'chooseAction') {
        const player = PLAYERS.find(one => game.asked(one))!;
        game.choose(player, game.offers(player)[0]!);
      }
      expect(game.state.ships['ship:B1']!.dial).toBe(dial);
      return answerIn(game.state, level);
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('dials that the other has set already change nothing', () => {
    const game = scenario({ p1: [{ pilot: 'wedgeantilles', at: [457, 300] }], p2: [FOE], phase: 'planning' });
    const set = (code: string) => {
      const outcome = engine.answer(game.state, {
        decision: game.state.pending.find(({ player }) => player === 'p2')!.id,
        player: 'p2',
        choice: { option: `dial:ship:B1:${code}` },
      });
      if (!outcome.ok) throw new Error(outcome.problem);
      return outcome.step.state;
    };
    expect(answerIn(set('2TW'), 'ace')).toEqual(answerIn(set('5FW'), 'ace'));
  });
});

describe('how it flies', () => {
  /** Close to every edge, heading every way. */
  const NEAR_EDGES = [25, 60, 457, 855, 889].flatMap((x, i) =>
    [25, 100, 889].map((y, k) => ({ at: [x, y] as const, heading: (i * 3 + k) * 50 })),
  );

  test.each(LEVELS)('a %s stays on the table while it can', level => {
    let saved = 0;
    for (const place of NEAR_EDGES) {
      const game = scenario({
        p1: [{ pilot: 'academypilot', ...place }],
        p2: [{ ...FOE, at: [457, 457] }],
        phase: 'planning',
      });
      const reach = engine.reach(game.state, 'ship:A1');
      const stays = (code: ManeuverCode | null) =>
        reach.some(({ maneuver, ends }) => maneuver === code && ends.some(({ flees }) => !flees));
      if (!reach.some(({ maneuver }) => stays(maneuver))) continue;
      game.choose('p1', pickIn(game.state, level), 'ready');
      expect({ place, stays: stays(game.state.ships['ship:A1']!.dial) }).toEqual({ place, stays: true });
      saved++;
    }
    expect(saved).toBeGreaterThan(8);
  });

  test('a veteran keeps off the rock that lies right ahead', () => {
    const game = scenario({
      p1: [{ pilot: 'wedgeantilles', at: [457, 200] }],
      p2: [FOE],
      rocks: [{ is: 'coreasteroid0', at: [457, 320] }],
      phase: 'planning',
    });
    game.choose('p1', pickIn(game.state, 'veteran'));
    const [reached] = engine
      .reach(game.state, 'ship:A1')
      .filter(one => one.maneuver === game.state.ships['ship:A1']!.dial);
    expect(reached!.ends[0]!.met).toEqual([]);
  });

  test('it scrambles the satellite that it has flown to', () => {
    const game = scenario({
      p1: [{ pilot: 'wedgeantilles', at: [457, 300], dial: '2FB' }],
      p2: [{ ...FOE, at: [100, 850], dial: '2FB' }],
      scenario: 'scramblethetransmissions',
      round: 2,
    });
    while (game.asked('p1') !== 'chooseAction') {
      const player = PLAYERS.find(one => game.asked(one))!;
      game.choose(player, game.offers(player)[0]!);
    }
    for (const level of LEVELS) expect(pickIn(game.state, level)).toMatch(/^action:scenario:/);
  });
});

describe('at the end of a round', () => {
  /** Every answer of the level until dials are set again. */
  function restOfRound(game: ReturnType<typeof scenario>, level: LevelName): readonly string[] {
    const given: string[] = [];
    while (game.state.phase !== 'planning') {
      const player = PLAYERS.find(one => game.asked(one))!;
      const option = player === 'p1' ? pickIn(game.state, level) : game.offers(player)[0]!;
      if (player === 'p1') given.push(option);
      game.choose(player, option);
    }
    return given;
  }

  test.each(['veteran', 'ace'] as const)('a %s with nobody near locks no rock and stumbles over none', level => {
    const game = scenario({
      p1: [{ pilot: 'darthvader-swz105', at: [457, 120], dial: '2FB' }],
      p2: [{ ...FOE, at: [457, 860], dial: '1TW' }],
      rocks: [{ is: 'coreasteroid0', at: [400, 330] }],
      round: 2,
    });
    const given = restOfRound(game, level);
    expect(given).toContain('action:focus:white');
    expect(given.filter(key => /rock|fail/.test(key))).toEqual([]);
  });
});

describe('how it shoots', () => {
  test.each(['pilot', 'veteran', 'ace'] as const)('a %s takes the kill rather than the scratch', level => {
    const game = scenario({
      p1: [{ pilot: 'wedgeantilles', at: [457, 300], tokens: { focus: 1 } }],
      p2: [
        { pilot: 'patrolleader', at: [420, 480], heading: 180 },
        { pilot: 'maulermithel', at: [500, 460], heading: 180, damage: ['-directhit', '-directhit'] },
      ],
      phase: 'engagement',
      round: 3,
    });
    expect(game.asked('p1')).toBe('chooseAttack');
    const answered = answerIn(game.state, level)!;
    expect(answered.given.choice).toEqual({ option: 'target:ship:B2:primary:0' });
    expect(answered.why!.targets).toEqual(['ship:B1', 'ship:B2']);
  });

  test('tokens are spent by odds: blanks are rolled again before a focus turns what came of it', () => {
    const attack = (...dice: readonly ('hit' | 'focus' | 'blank')[]) => {
      const game = scenario({
        p1: [{ pilot: 'redsquadronveteran', at: [457, 300], tokens: { focus: 1 }, locks: ['ship:B1'] }],
        p2: [{ ...FOE, at: [457, 500] }],
        phase: 'engagement',
        dice,
      });
      while (game.asked('p1') !== 'modifyDice') game.choose('p1', pickIn(game.state, 'cadet'));
      return pickIn(game.state, 'cadet');
    };
    expect(attack('focus', 'focus', 'hit')).toBe('mod:focus');
    expect(attack('blank', 'blank', 'focus')).toBe('mod:lock');
  });
});

describe('what it tells', () => {
  const plan = scenario({ p1: [{ pilot: 'wedgeantilles', at: [457, 300] }], p2: [FOE], phase: 'planning' });

  test('of a dial: the maneuver, the next best, what made the difference, and where it expects the others', () => {
    const { given, why } = answerIn(plan.state, 'ace')!;
    expect(given.choice).toEqual({ option: `dial:ship:A1:${why!.chosen}` });
    expect(why!.runnerUp).not.toBe(why!.chosen);
    expect(why!.margin).toBeGreaterThanOrEqual(0);
    expect(why!.because.length).toBeGreaterThan(0);
    expect(why!.expected.map(({ ship }) => ship)).toEqual(['ship:B1']);
  });

  test('it can be sent from a worker', () => {
    const answered = answerIn(plan.state, 'pilot');
    expect(structuredClone(answered)).toEqual(answered);
  });

  test('asked nothing, it says nothing; ready, it does not take that back', () => {
    plan.choose('p1', pickIn(plan.state, 'pilot'), pickIn(plan.state, 'pilot') && 'ready');
    expect(plan.offers('p1')).toEqual(['notReady']);
    expect(answerIn(plan.state, 'ace')).toBeNull();
  });
});

describe('in the middle of a game', () => {
  test('one made afresh goes on where another left', () => {
    const { state } = playGame(starterSetup, 4, ['veteran', 'veteran'], 2);
    for (const player of PLAYERS) {
      const view = engine.viewFor(state, player);
      const afresh = createOpponent(engine, player, 'ace', 3).answer(view)!;
      expect(engine.answer(state, afresh.given).ok).toBe(true);
    }
  });

  test('ships are lined up facing the enemy, inside their own edge', () => {
    const { state } = playGame(starterSetup, 6, ['pilot', 'pilot'], 0);
    for (const { player, pose, where } of Object.values(state.ships)) {
      expect(where).toBe('table');
      expect(pose.heading).toBe(player === 'p1' ? 0 : 180);
    }
  });
});
