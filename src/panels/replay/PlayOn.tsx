import { type FormEvent, useState } from 'react';
import { opponentOf, PLAYERS, type PlayerId } from '../../engine/core/ids';
import { useGame } from '../../store/game';
import { recordTo } from '../../store/history';
import { mayGoAgain, roundBegan } from '../../store/roundAgain';
import { SEAT_LEVELS, type SeatLevel, type Seats, seatOf } from '../../store/seats';
import { lastLevel } from '../opponent/lastLevel';
import { LEVEL_WORDS } from '../opponent/words';
import { Sheet } from '../table/bar/Sheet';
import { useTable } from '../table/useTable';
import { useReplay } from './useReplay';

interface Props {
  readonly onPlay: (id: string) => void;
  readonly onClose: () => void;
}

/** A new game from the moment on the table: for two, or against the table. What was played stays as it is. */
export function PlayOn({ onPlay, onClose }: Props) {
  const { game } = useTable();
  const film = useReplay(store => store.film)!;
  const record = useGame(store => store.record)!;
  const [side, setSide] = useState<PlayerId | null>(null);
  const [level, setLevel] = useState<SeatLevel>(lastLevel);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [again, setAgain] = useState(false);
  const began = useGame(store => roundBegan(store.past));
  const canGoAgain = useGame(store => mayGoAgain(store.past));
  const over = game.outcome !== null && !canGoAgain;
  const fromRound = canGoAgain && (again || game.outcome !== null);
  const cut = film.base > 0;

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const seats: Seats | null = side && { [opponentOf(side)]: seatOf(level) };
    const { seats: _, targets: __, ...plain } = film.options;
    const options = seats ? { ...plain, seats } : plain;
    const { addGame } = await import('../../store/saves/transfer');
    const from = fromRound ? recordTo(record, began) : record;
    const added = await addGame({ name: `${film.name}, again`, record: from, options, journal: [] });
    setBusy(false);
    if (added.ok) onPlay(added.id);
    else setProblem(added.problem);
  }

  return (
    <Sheet title="Play on from here" onClose={onClose}>
      {over || cut ? (
        <p>
          {over
            ? 'The game is over here. Go back to an earlier moment first.'
            : 'The rules have changed since this game began: it can be seen, but not played on.'}
        </p>
      ) : (
        <form className="replay-play" onSubmit={begin}>
          <p>A new game, with new dice from here on. The game that was played stays as it is among the saved ones.</p>
          {canGoAgain && (
            <fieldset>
              <legend>From where</legend>
              {game.outcome === null && (
                <Choice group="from" name="This moment" checked={!fromRound} onChoose={() => setAgain(false)} />
              )}
              <Choice
                group="from"
                name={`The beginning of round ${game.round}`}
                checked={fromRound}
                onChoose={() => setAgain(true)}
              />
            </fieldset>
          )}
          <fieldset>
            <legend>Who plays</legend>
            <Choice group="who-plays" name="Two players" checked={side === null} onChoose={() => setSide(null)} />
            {PLAYERS.map(player => (
              <Choice
                key={player}
                group="who-plays"
                name={`You as ${game.setup.players[player].name}, against the table`}
                checked={side === player}
                onChoose={() => setSide(player)}
              />
            ))}
          </fieldset>
          {side && (
            <label>
              How well it plays{' '}
              <select value={level} onChange={({ target }) => setLevel(target.value as SeatLevel)}>
                {SEAT_LEVELS.map(one => (
                  <option key={one} value={one}>
                    {LEVEL_WORDS[one].name}
                  </option>
                ))}
              </select>
            </label>
          )}
          {problem && <p role="alert">{problem}</p>}
          <button type="submit" className="accented" disabled={busy}>
            Play on
          </button>
        </form>
      )}
    </Sheet>
  );
}

interface ChoiceProps {
  readonly group: 'from' | 'who-plays';
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ group, name, checked, onChoose }: ChoiceProps) => (
  <label className="menu-choice">
    <input type="radio" name={group} checked={checked} onChange={onChoose} />
    <span>{name}</span>
  </label>
);
