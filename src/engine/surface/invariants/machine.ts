import type { Decision } from '../../core/decision';
import type { Frame } from '../../core/frame';
import type { GameState } from '../../core/state';
import { type Check, where } from './broken';

/** What holds of the questions and of what is under way. */
export const machineCheck = (state: GameState): readonly Check[] => [
  ['options', state.pending.flatMap(options)],
  ['questions', questions(state)],
  ['agenda', agenda(state)],
];

function options({ id, ask, options: all }: Decision): readonly string[] {
  const keys = all.map(({ key }) => key);
  return where(
    [all.length === 0, `${id} has no answer`],
    [new Set(keys).size < keys.length, `${id} has the same key twice: ${keys.join(', ')}`],
    [ask.kind === 'some' && (ask.min > ask.max || ask.max > all.length), `${id} asks for more than there is`],
  );
}

/** One question stands, or one for each player while dials are set; none when the game is over. */
function questions({ pending, outcome, asked }: GameState): readonly string[] {
  const players = pending.map(({ player }) => player);
  const dials = pending.every(({ topic }) => topic.kind === 'setDials');
  const ids = pending.map(({ id }) => Number(id.slice(1)));
  return where(
    [!outcome && pending.length === 0, 'nobody is asked anything'],
    [outcome !== null && pending.length > 0, 'the game is over and somebody is asked'],
    [pending.length > 1 && !dials, 'two questions stand at once'],
    [new Set(players).size < players.length, 'a player is asked twice'],
    [ids.some(id => !(id <= asked)), 'a question was never asked'],
  );
}

function agenda({ agenda: frames, phase, outcome }: GameState): readonly string[] {
  const phases = frames.flatMap(frame => (frame.kind === 'phase' ? [frame.phase] : []));
  return where(
    [(phase === 'over') !== (outcome !== null), `the phase is ${phase} and the outcome ${JSON.stringify(outcome)}`],
    [outcome !== null && frames.length > 0, 'the game is over and something is under way'],
    [!outcome && frames[0]?.kind !== 'game', 'the outermost frame is not the game'],
    [frames.slice(1).some(({ kind }) => kind === 'game'), 'a game is inside a game'],
    [phases.length > 1, `phases ${phases.join(' and ')} are under way at once`],
    [phases.length === 1 && phases[0] !== phase, `the ${phases[0]} phase is under way in the ${phase} phase`],
    ...frames.map((frame, index) => [!stands(frame, frames[index - 1]), `a ${frame.kind} stands alone`] as const),
  );
}

/** Abilities come out of queues. */
const stands = (frame: Frame, below: Frame | undefined): boolean => frame.kind !== 'ability' || below?.kind === 'queue';
