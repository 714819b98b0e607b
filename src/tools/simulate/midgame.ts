import { pickFrom, randomAnswer, randomFrom } from '../../bots/random';
import type { Engine } from '../../engine';
import type { Effect } from '../../engine/core/effect';
import { opponentOf, PLAYERS } from '../../engine/core/ids';
import type { Setup } from '../../engine/core/setup';
import type { Game, GameState } from '../../engine/core/state';
import { noTokens } from '../../engine/core/token';
import { dockedWith } from '../../engine/look/docking';
import { advance, Runner, type Step } from '../../engine/rules/advance';
import { dialChoices } from '../../engine/rules/phases/planning';
import { scatterDevices, scatterShips, someSpot } from './scatter';
import { withStrokes } from './strokes';
import { wear } from './wear';
import { deal, profileIn, tableOf, upTo, type Workshop } from './workshop';

const PHASES = ['planning', 'system', 'activation', 'engagement', 'end'] as const;

/** A position as it might stand in the middle of a game: set up by the rules, then scattered, hurt and spent by hand. */
export function midgame(engine: Engine, setup: Setup, seed: number): Step {
  const random = randomFrom(seed * 131 + 3);
  const { rules } = engine;
  const game = setUp(engine, setup, seed, random);
  const workshop: Workshop = { rules, game, random };
  const spot = someSpot(workshop);
  game.round = 2 + upTo(workshop, rules.catalog.profile(setup.profile).rounds - 3);
  game.firstPlayer = pickFrom(PLAYERS, random)!;
  loseShips(workshop);
  scatterShips(workshop, spot);
  scatterDevices(workshop, spot);
  wear(workshop);
  game.pending = [];
  game.agenda = [{ kind: 'game', todo: withStrokes(workshop, begin(workshop)) as never, triggers: [] }];
  return advance(new Runner(rules, game as unknown as GameState));
}

/** Played to the first dials, in a copy that can be written into. */
function setUp(engine: Engine, setup: Setup, seed: number, random: () => number): Game {
  const begun = engine.newGame(setup, seed);
  if (!begun.ok) throw new Error(begun.problem);
  const { state, answer } = engine.fork(begun.step.state);
  while (state.phase === 'setup') {
    const outcome = answer(state, randomAnswer(engine, state, random));
    if (!outcome.ok) throw new Error(outcome.problem);
  }
  return state as unknown as Game;
}

/** Some have been destroyed or have fled; the first of each side is left. */
function loseShips(workshop: Workshop): void {
  const { game, random } = workshop;
  for (const ship of Object.values(game.ships)) {
    if (ship.number === 1 || random() < 0.8) continue;
    // Whoever leaves with a ship docked, or from a carrier, leaves by the rules.
    if (ship.carrier || dockedWith(tableOf(workshop).state, ship.id).length > 0) continue;
    const { hull, points } = profileIn(workshop, ship.id);
    ship.where = 'removed';
    ship.tokens = { ...noTokens() };
    ship.destroyed = random() < 0.7;
    if (ship.destroyed) deal(workshop, ship, ship.player, hull, 0.3);
    const reason = { kind: 'destroyed', ship: ship.id } as const;
    game.score.push({ player: opponentOf(ship.player), points, round: 1 + upTo(workshop, game.round - 2), reason });
  }
}

/** With the next round, or in the middle of this one: then the dials are set, and what came before has been done. */
function begin(workshop: Workshop): readonly Effect[] {
  const { game, random } = workshop;
  const phase = pickFrom(PHASES, random)!;
  if (phase === 'planning') {
    game.round -= 1;
    return [{ do: 'startRound' }];
  }
  const from = PHASES.indexOf(phase);
  const moved = from > PHASES.indexOf('activation');
  for (const ship of Object.values(game.ships).filter(({ where }) => where === 'table')) {
    const free = dialChoices(tableOf(workshop), ship).flatMap(({ code, blocked }) => (blocked ? [] : [code]));
    ship.dial = pickFrom(free, random) ?? null;
    ship.revealed = moved && ship.dial !== null;
    ship.round.activated = moved;
  }
  game.ready = { p1: true, p2: true };
  return [...PHASES.slice(from).map((one): Effect => ({ do: 'startPhase', phase: one })), { do: 'checkVictory' }];
}
