import type { Answer, Engine } from '../engine';
import type { Decision, Topic } from '../engine/core/decision';
import type { PlayerId } from '../engine/core/ids';
import type { GameState } from '../engine/core/state';
import { PLAY_AREA } from '../engine/geometry/measures';

/** Whose pieces the table places, and of which kind: markers, obstacles, devices or ships. */
export interface PlacingFor {
  readonly kind: Topic['kind'];
  readonly players: readonly PlayerId[];
}

/** The kind of piece that is being placed: a ship's turret is pointed as it is placed. */
export const kindPlaced = ({ topic: { kind } }: Decision): Topic['kind'] =>
  kind === 'pointTurret' ? 'placeShip' : kind;

/** The next piece of those that the table places for somebody; null where it is not to. */
export function placeFor(engine: Engine, game: GameState, seed: number, wish: PlacingFor | null): Answer | null {
  const [decision] = game.pending;
  return wish && decision && kindPlaced(decision) === wish.kind ? placeNext(engine, game, seed, wish.players) : null;
}

/** A legal place for the piece that is asked for during setup; null if none is, or if it is another player's. */
export function placeNext(engine: Engine, game: GameState, seed: number, players: readonly PlayerId[]): Answer | null {
  const [decision] = game.pending;
  if (!decision || game.phase !== 'setup' || !players.includes(decision.player)) return null;
  // Real dice are nobody's to place.
  if (decision.topic.kind === 'enterFirstDice') return null;
  const inLine = decision.topic.kind === 'placeShip' ? placeInLine(engine, game, decision) : null;
  if (inLine) return inLine;
  // A different start a piece scatters obstacles.
  const scatter = Math.abs(seed * 31 + game.asked * 7 + (decision.player === 'p1' ? 0 : 3));
  return engine.legalAnswers(game, decision.player, scatter)[0] ?? null;
}

/** How far from its edge a line of ships stands, and how far apart places in it are looked for. */
const DEPTH = 62;
const STEP = 12;

/** The next free place of a line before the player's edge, from the middle outward, looking ahead; null if the line is full. */
function placeInLine(engine: Engine, game: GameState, decision: Decision): Answer | null {
  const { id, player, options } = decision;
  const option = options[0]!.key;
  const [y, heading] = player === 'p1' ? [DEPTH, 0] : [PLAY_AREA - DEPTH, 180];
  for (let away = 0; away < PLAY_AREA / 2; away += STEP) {
    for (const side of [1, -1]) {
      const pose = { x: PLAY_AREA / 2 + side * away, y, heading };
      if (engine.checkPlacement(game, decision, option, pose).length === 0 && hasRoom(game, pose.x, player)) {
        return { decision: id, player, choice: { option, pose } };
      }
    }
  }
  return null;
}

/** A little air between ships of one line, so that they do not start in each other's way. */
const AIR = 62;

const hasRoom = ({ ships }: GameState, x: number, player: PlayerId): boolean =>
  Object.values(ships).every(
    ship => ship.player !== player || ship.where !== 'table' || Math.abs(ship.pose.x - x) >= AIR,
  );
