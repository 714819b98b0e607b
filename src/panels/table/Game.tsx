import { startTransition, useEffect, useState } from 'react';
import type { Setup } from '../../engine';
import { starterSetup } from '../../squads/starter';
import { starterAnswer } from '../../squads/starterPlaces';
import { freshSeed } from '../../store/chance';
import { useGame } from '../../store/game';
import { nextTask } from '../../store/saves/pause';
import { type SeatLevel, seatOf } from '../../store/seats';
import { useSettings } from '../../store/settings';
import type { TableOptions } from '../../store/tableOptions';
import { ErrorBoundary } from '../ErrorBoundary';
import { leave, useLoss } from '../leaving';
import { askToKeep } from '../offline/durable';
import { seatName } from '../opponent/words';
import { reportTable } from '../report';
import { WORDS } from '../words';
import { TableScreen } from './TableScreen';
import { useGameLoss } from './useGameLoss';

/** How a new game comes onto the table. */
export type Opening =
  | { readonly kind: 'starter' }
  /** The starter game, its far side played by the table. */
  | { readonly kind: 'alone'; readonly level: SeatLevel; readonly coached?: true }
  | { readonly kind: 'new'; readonly setup: Setup; readonly options: TableOptions };

interface Props {
  /** The game's id, among the saved ones too. */
  readonly id: string;
  /** How it begins; null for one that was begun before. */
  readonly opening: Opening | null;
  /** The game is on the table. */
  readonly onLaid: () => void;
  readonly onLeave: () => void;
}

/** Where the table itself cannot be drawn: the moment before it could. */
const STEP_BACK = {
  words: WORDS.problem.stepBack,
  go: () => {
    const { undo, goTo, past } = useGame.getState();
    if (!undo()) goTo(past.length - 1);
  },
};

reportTable(() => useGame.getState().record);

/** A game from its opening until the players leave. */
export function Game({ id, opening: given, onLaid, onLeave }: Props) {
  // What came along is taken in once the game lies there; it began with it all the same.
  const [opening] = useState(given);
  const [attempt, setAttempt] = useState(0);
  const [laid, setLaid] = useState(false);
  const playing = useGame(store => store.game !== null) && laid;
  const problem = useGame(store => store.problem);
  useEffect(() => {
    let left = false;
    setLaid(false);
    openGame(id, opening)
      // Before anything is drawn: the table comes up once, with its pieces.
      .then(() => (opening && opening.kind !== 'new' ? layOutStarter(() => left) : undefined))
      .then(nextTask)
      .then(() => {
        if (left) return;
        if (useGame.getState().game) {
          onLaid();
          askToKeep();
        }
        // Drawn in slices: the page stays awake meanwhile.
        startTransition(() => setLaid(true));
      });
    return () => {
      left = true;
      useGame.getState().leave();
    };
  }, [id, opening, onLaid, attempt]);
  useLoss(useGameLoss());
  if (playing)
    return (
      <ErrorBoundary way={STEP_BACK}>
        <TableScreen onLeave={() => leave(onLeave)} />
      </ErrorBoundary>
    );
  return (
    <main className="loading">
      <h1 className="for-screen-readers">Range One</h1>
      <p role="status">{problem ?? 'Laying out the table …'}</p>
      {problem && (
        <p>
          <button type="button" className="accented" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>{' '}
          <button type="button" className="accented" onClick={onLeave}>
            Back
          </button>
        </p>
      )}
    </main>
  );
}

async function openGame(id: string, opening: Opening | null): Promise<void> {
  const { start, resume } = useGame.getState();
  if (!opening) await resume(id);
  else if (opening.kind === 'new') await start(opening.setup, opening.options, undefined, id);
  else if (opening.kind === 'alone') await startAlone(id, opening);
  else await start(starterSetup, useSettings.getState().hints ? { voice: 'hints' } : {}, freshSeed(), id);
}

async function startAlone(id: string, { level, coached }: Extract<Opening, { kind: 'alone' }>): Promise<void> {
  const { profile, scenario, players } = starterSetup;
  const p2 = { ...players.p2, name: seatName(level) };
  const setup = { profile, scenario, players: { p1: { ...players.p1, name: 'Player' }, p2 } };
  await useGame
    .getState()
    .start(setup, { seats: { p2: seatOf(level) }, ...(coached && { voice: 'coach' }) }, freshSeed(), id);
}

/** Piece by piece as planned; a piece that does not fit there is placed by the table. */
async function layOutStarter(hasLeft: () => boolean): Promise<void> {
  const { submit, placeAll } = useGame.getState();
  for (;;) {
    // One piece a task: the page stays awake meanwhile.
    await nextTask();
    if (hasLeft()) return;
    const decision = useGame.getState().game?.pending[0];
    const answer = decision?.ask.kind === 'place' ? starterAnswer(decision) : null;
    if (!answer || !submit(answer)) break;
  }
  placeAll();
}
