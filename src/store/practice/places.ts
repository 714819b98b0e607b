import type { Engine } from '../../engine';
import type { Answer, Decision } from '../../engine/core/decision';
import type { ObjectId, ShipId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import type { GameState } from '../../engine/core/state';
import { PLAY_AREA } from '../../engine/geometry/measures';

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

/** The player's ships stand in a line at their edge; the targets come at them from the middle ground, or stand within reach of a shot. */
function homeOfShip({ ships, practice }: GameState, id: ShipId): Pose {
  const { player, number } = ships[id]!;
  const many = Object.values(ships).filter(ship => ship.player === player).length;
  const along = number - (many + 1) / 2;
  if (player === 'p1') return { x: MIDDLE + 90 * along, y: 55, heading: 0 };
  return { x: MIDDLE + 130 * along, y: practice?.drill === 'shoot' ? 225 : 540, heading: 180 };
}

/** The player's own edge is where their ships are placed; the far one is where the rules put the targets first. */
const placeFor = (game: GameState, piece: ObjectId): Pose | null =>
  piece.startsWith('ship:A') ? homeOfShip(game, piece as ShipId) : (ROCKS[piece] ?? null);

/** The next piece of setup at its home; null where it has none, or may not lie there. */
export function homeAnswer(engine: Engine, game: GameState): Answer | null {
  const decision = game.pending[0];
  if (decision?.ask.kind !== 'place') return null;
  for (const { key, subject } of decision.options) {
    const piece = subject.kind === 'ship' ? subject.ship : subject.kind === 'rock' ? subject.rock : null;
    const pose = piece && placeFor(game, piece);
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
export const targetMoves = (game: GameState): readonly Answer[] =>
  Object.values(game.ships)
    .filter(({ player, where }) => player === 'p2' && where === 'table')
    .map(({ id }) => ({ player: 'p2', referee: { kind: 'move', piece: id, pose: homeOfShip(game, id) } }));

const ASIDE = [0, -1, 1, -2, 2, -3, 3, -4, 4];

/** A ship that left, back at its home or as near to it as there is room. */
export function wayBack(engine: Engine, game: GameState, ship: ShipId): Answer | null {
  const home = homeOfShip(game, ship);
  const poses = ASIDE.flatMap(down => ASIDE.map(aside => ({ ...home, x: home.x + 60 * aside, y: home.y + 60 * down })));
  const answers = poses.map((pose): Answer => ({ player: 'p1', referee: { kind: 'bringBack', ship, pose } }));
  return answers.find(answer => engine.answer(game, answer).ok) ?? null;
}
