import { createOpponent, type LevelName } from '../../bots/opponent';
import { pickFrom, randomFrom } from '../../bots/random';
import { targetAnswer } from '../../bots/target';
import type { Engine, PlayerView, Setup } from '../../engine';
import type { ChosenAnswer } from '../../engine/core/decision';
import { opponentOf, PLAYERS, type PlayerId } from '../../engine/core/ids';
import { pointsOf } from '../../engine/core/score';
import type { GameState } from '../../engine/core/state';
import type { ReadyMade } from '../../squads/readyMade/readyMade';
import { starterSetup } from '../../squads/starter';
import { starterAnswer } from '../../squads/starterPlaces';
import { planOf } from '../simulate/plan';

/** A level, or the target practice that flies straight at you. */
export type Entrant = LevelName | 'chaser';

/** The starter game, ready-made squads of so many points, or squads drawn from all cards in every point system. */
export const POINTS = ['starter', '20', '50', 'drawn'] as const;
export type Points = (typeof POINTS)[number];

export interface GameResult {
  /** Whether the first of the two won, lost, or neither. */
  readonly result: 'won' | 'lost' | 'drawn';
  readonly points: readonly [number, number];
  /** Of those, what the mission gave. */
  readonly mission: readonly [number, number];
}

/** What each answer took of the processor, and whether it was for a dial: `round` is unlike that of any other game. */
export type Clock = (who: Entrant, took: number, dial: { readonly round: string } | null) => void;

type Player = (view: PlayerView) => ChosenAnswer | null;

function playerOf(engine: Engine, who: Entrant, me: PlayerId, seed: number): Player {
  const opponent = createOpponent(engine, me, who === 'chaser' ? 'pilot' : who, seed);
  if (who !== 'chaser') return view => opponent.answer(view)?.given ?? null;
  // Targets have no setup of their own: they line up as anybody does.
  return view => (view.phase === 'setup' ? (opponent.answer(view)?.given ?? null) : targetAnswer(engine, view, me, {}));
}

function drawnSetup({ rules }: Engine, seed: number): Setup {
  const { profile, scenario, players } = planOf(rules, {}, seed).setup;
  return { profile, scenario, players };
}

/** Two games share a seed and everything else; the second is played from the other side. */
export function setupOf(
  engine: Engine,
  points: Points,
  squads: readonly ReadyMade[],
  pair: number,
  seed: number,
): Setup {
  if (points === 'starter') return starterSetup;
  if (points === 'drawn') return drawnSetup(engine, seed + pair);
  const profile = points === '20' ? 'amg20' : 'xwa50';
  const { scenarios } = engine.rules.catalog.profile(profile);
  const random = randomFrom((seed + pair) * 7919 + 13);
  const [one, two] = [pickFrom(squads, random)!, pickFrom(squads, random)!];
  const players = { p1: { name: 'One', squad: one.squad }, p2: { name: 'Two', squad: two.squad } };
  return { profile, scenario: scenarios[pair % scenarios.length]!, players };
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const MOST_ANSWERS = 8000;

export function playGame(
  engine: Engine,
  setup: Setup,
  [a, b]: readonly [Entrant, Entrant],
  aIs: PlayerId,
  seed: number,
  clock: Clock,
): GameResult {
  const begun = engine.newGame(setup, seed);
  if (!begun.ok) throw new Error(begun.problem);
  const { state, answer } = engine.fork(begun.step.state);
  const names = aIs === 'p1' ? { p1: a, p2: b } : { p1: b, p2: a };
  const players = PLAYERS.map((player, i) => playerOf(engine, names[player], player, 2 * seed + i));
  const answerFrom = (player: PlayerId, play: Player): ChosenAnswer | null => {
    const asked = state.pending.find(one => one.player === player);
    if (!asked) return null;
    const laid = setup === starterSetup && asked.ask.kind === 'place' ? starterAnswer(asked) : null;
    if (laid) return laid;
    const view = engine.viewFor(state, player);
    const began = cpuMs();
    const given = play(view);
    const dial = asked.topic.kind === 'setDials' ? { round: `${seed} ${aIs} ${player} ${state.round}` } : null;
    if (given) clock(names[player], cpuMs() - began, dial);
    return given;
  };
  for (let many = 0; !state.outcome; many++) {
    const given = answerFrom('p1', players[0]!) ?? answerFrom('p2', players[1]!);
    const problem = given ? refusalOf(answer(state, given)) : 'nobody answers';
    if (problem || many > MOST_ANSWERS) throw new Error(`${a} v ${b}, seed ${seed}: ${problem ?? 'it never ends'}`);
  }
  const { winner } = state.outcome;
  return {
    result: winner === aIs ? 'won' : winner ? 'lost' : 'drawn',
    points: [pointsOf(state.score, aIs), pointsOf(state.score, opponentOf(aIs))],
    mission: [byMission(state, aIs), byMission(state, opponentOf(aIs))],
  };
}

const byMission = ({ score }: GameState, player: PlayerId): number =>
  pointsOf(
    score.filter(({ reason }) => reason.kind === 'objective'),
    player,
  );

const refusalOf = (outcome: ReturnType<Engine['answer']>): string | null => (outcome.ok ? null : outcome.problem);
