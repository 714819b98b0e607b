import { useState } from 'react';
import type { Outcome } from '../../../engine/core/state';
import { useGame } from '../../../store/game';
import { useScreen } from '../../../store/screen';
import { freshSeedWords } from '../../../store/seedWords';
import { go } from '../../address';
import { Icon } from '../../Icon';
import { leave } from '../../leaving';
import { exportTable } from '../bar/exportTable';
import { Sheet } from '../bar/Sheet';
import type { Names } from '../labels';
import { END_WORDS } from '../log/sentences';
import { useTable } from '../useTable';
import { Chart } from './Chart';
import { RoundTable } from './RoundTable';
import { SeedLine } from './SeedLine';
import { totalsOf } from './totals';
import './GameOver.css';

interface Leaving {
  /** Without it, the menu is the way out. */
  readonly onLeave?: (() => void) | undefined;
}

/** Who won and why, and a sheet with the whole story. */
export function GameOver({ onLeave }: Leaving) {
  const table = useTable();
  const [open, setOpen] = useState(true);
  const { outcome } = table.game;
  if (!outcome) return null;
  return (
    <div className="over">
      <h2 className="table-outcome question-words" tabIndex={-1}>
        {outcomeWords(table, outcome)}
      </h2>
      <p>{whyWords(table, outcome)}</p>
      <div className="over-buttons">
        <button type="button" className="accented" onClick={() => setOpen(true)}>
          How it went
        </button>
        <OverButtons onLeave={onLeave} />
      </div>
      {open && <OverSheet outcome={outcome} onLeave={onLeave} onClose={() => setOpen(false)} />}
    </div>
  );
}

const outcomeWords = ({ game }: Names, { winner }: Outcome): string =>
  winner ? `${game.setup.players[winner].name} wins.` : 'The game is a draw.';

function whyWords({ game, rules }: Names, { winner, reason }: Outcome): string {
  if (winner === null && reason === 'lastRound') return 'The last round is over, and both have the same points.';
  if (winner === null && reason === 'wipedOut') return 'No ship is left on either side, and both have the same points.';
  if (reason === 'scoreReached') {
    const { scoreToWin } = rules.catalog.profile(game.setup.profile);
    return `${scoreToWin} points are reached, and the opponent has fewer.`;
  }
  if (reason === 'lastRound') return 'The last round is over, and the opponent has fewer points.';
  const words = END_WORDS[reason];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

interface SheetProps extends Leaving {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

function OverSheet({ outcome, onLeave, onClose }: SheetProps) {
  const table = useTable();
  const { game, rules } = table;
  const id = useGame(store => store.id);
  const { scoreToWin } = rules.catalog.profile(game.setup.profile);
  const rounds = totalsOf(game.score, game.round);
  return (
    <Sheet title={outcomeWords(table, outcome)} wide onClose={onClose}>
      <p>{whyWords(table, outcome)}</p>
      <Chart rounds={rounds} toWin={scoreToWin} />
      <RoundTable rounds={rounds} />
      <SeedLine id={id} />
      <div className="over-buttons">
        <button type="button" className="accented" onClick={onClose}>
          Look at the table
        </button>
        <OverButtons onLeave={onLeave} />
      </div>
    </Sheet>
  );
}

function OverButtons({ onLeave }: Leaving) {
  const { game, options } = useTable();
  const start = useGame(store => store.start);
  const id = useGame(store => store.id);
  const reset = useScreen(screen => screen.reset);
  const rematch = () =>
    leave(() => {
      reset();
      // An open seed is known to everybody by now: the next game has another.
      void start(game.setup, options.openSeed ? { ...options, openSeed: freshSeedWords() } : options);
    });
  return (
    <>
      <button type="button" onClick={rematch}>
        Rematch
      </button>
      {id && (
        <button type="button" onClick={() => leave(() => go(`replay/saved/${id}`))}>
          Replay
        </button>
      )}
      <button type="button" className="icon-button" onClick={exportTable}>
        <Icon name="save" size={18} />
        Save as a file
      </button>
      {onLeave && (
        <button type="button" onClick={onLeave}>
          Leave
        </button>
      )}
    </>
  );
}
