import type { Engine } from '../../engine';
import type { Answer, Decision } from '../../engine/core/decision';
import type { ObjectId, ShipId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import type { GameState } from '../../engine/core/state';
import type { Table } from '../../engine/core/table';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { PLAY_AREA } from '../../engine/geometry/measures';
import { profileOf } from '../../engine/look/ships';
import type { Formation } from './targets';

const MIDDLE = PLAY_AREA / 2;

/** Beyond range 1 of each other, and out of the lines in which ships begin. */
const ROCKS: Readonly<Record<string, Pose>> = {
  'rock:1': { x: 255, y: 330, heading: 0 },
  'rock:2': { x: 659, y: 345, heading: 75 },
  'rock:3': { x: 457, y: 650, heading: 30 },
  'rock:4': { x: 250, y: 640, heading: 120 },
  'rock:5': { x: 664, y: 640, heading: 0 },
  'rock:6': { x: 457, y: 390, heading: 45 },
};

/** How far apart: from middle to middle in millimetres, where there is room. */
const APART = 130;
const GAP = 12;
/** From the middle of a ship to the edge of the table, at least. */
const MARGIN = 60;

/** The player's ships stand in a line at their edge; the targets come at them from the middle ground, or stand within reach of a shot. */
function homeOfShip({ state, rules }: Table, id: ShipId, formation: Formation): Pose {
  const { player, number } = state.ships[id]!;
  const side = Object.values(state.ships).filter(ship => ship.player === player);
  const along = number - (side.length + 1) / 2;
  const within = (step: number) => Math.min(step, (PLAY_AREA - 2 * MARGIN) / Math.max(1, side.length - 1));
  if (player === 'p1') return { x: MIDDLE + within(90) * along, y: 55, heading: 0 };
  const y = state.practice?.drill === 'shoot' ? 225 : 540;
  const bases = side.map(ship => BASE_LENGTH[profileOf({ state, rules }, ship).size]);
  const close = Math.max(...bases) + GAP;
  switch (formation) {
    case 'line':
      return { x: MIDDLE + within(close) * along, y, heading: 180 };
    case 'wedge': {
      // The first flies ahead, the others to both sides behind it.
      const rank = Math.floor(number / 2);
      return { x: MIDDLE + (number % 2 === 0 ? -1 : 1) * rank * close, y: y + 0.6 * close * rank, heading: 180 };
    }
    case 'column': {
      const rank = Math.floor((number - 1) / 2);
      const aside = side.length === 1 ? 0 : (number % 2 === 0 ? 0.5 : -0.5) * close;
      return { x: MIDDLE + aside, y: y + close * rank, heading: 180 };
    }
    case 'apart':
    case 'hand':
      return { x: MIDDLE + within(APART) * along, y, heading: 180 };
  }
}

/** The player's own edge is where their ships are placed; the far one is where the rules put the targets first. */
const placeFor = (table: Table, piece: ObjectId): Pose | null =>
  piece.startsWith('ship:A') ? homeOfShip(table, piece as ShipId, 'apart') : (ROCKS[piece] ?? null);

/** The next piece of setup at its home; null where it has none, or may not lie there. */
export function homeAnswer(engine: Engine, game: GameState): Answer | null {
  const decision = game.pending[0];
  if (decision?.ask.kind !== 'place') return null;
  for (const { key, subject } of decision.options) {
    const piece = subject.kind === 'ship' ? subject.ship : subject.kind === 'rock' ? subject.rock : null;
    const pose = piece && placeFor({ state: game, rules: engine.rules }, piece);
    const answer = pose && answerTo(decision, key, pose);
    if (answer && engine.answer(game, answer).ok) return answer;
  }
  return null;
}

const answerTo = ({ id, player }: Decision, option: string, pose: Pose): Answer => ({
  decision: id,
  player,
  choice: { option, pose },
});

/** The targets, once setup is over, to their homes. */
export const targetMoves = (table: Table, formation: Formation): readonly Answer[] =>
  Object.values(table.state.ships)
    .filter(({ player, where }) => player === 'p2' && where === 'table')
    .map(({ id }) => ({ player: 'p2', referee: { kind: 'move', piece: id, pose: homeOfShip(table, id, formation) } }));

const ASIDE = [0, -1, 1, -2, 2, -3, 3, -4, 4];

/** A ship that left, back at its home or as near to it as there is room. */
export function wayBack(engine: Engine, game: GameState, ship: ShipId, formation: Formation): Answer | null {
  const home = homeOfShip({ state: game, rules: engine.rules }, ship, formation);
  const poses = ASIDE.flatMap(down => ASIDE.map(aside => ({ ...home, x: home.x + 60 * aside, y: home.y + 60 * down })));
  const answers = poses.map((pose): Answer => ({ player: 'p1', referee: { kind: 'bringBack', ship, pose } }));
  return answers.find(answer => engine.answer(game, answer).ok) ?? null;
}
