import { type SyntheticEvent, useId, useState } from 'react';
import { useGame } from '../../store/game';
import { HELP_LEVELS } from '../../store/tableOptions';
import { hasCoach } from '../coach/allowed';
import { COACH_WORDS } from '../coach/words';
import { Icon } from '../Icon';
import { fileWords } from '../saves/fileWords';
import { HELP_WORDS } from '../setup/words';
import { KeepPosition } from '../shelf/KeepPosition';
import { exportTable } from './bar/exportTable';
import { savingWords } from './savingWords';

const CLOCKS = [60, 75, 90, 120] as const;

/** What the two agreed on for this game: its name, how much help there is, the clock; and the game as a file. */
export function MenuGame() {
  const help = useGame(store => store.options.help);
  const clockMinutes = useGame(store => store.options.clockMinutes);
  const openSeed = useGame(store => store.options.openSeed);
  const setOptions = useGame(store => store.setOptions);
  const words = useGame(({ game }) => game && fileWords(game));
  const coach = useGame(({ options, game }) => hasCoach(options, game?.practice != null));
  const clock = useId();
  return (
    <section className="menu-part">
      <h3>This game</h3>
      <NameForm />
      <fieldset>
        <legend>How much help</legend>
        {HELP_LEVELS.map(level => (
          <label key={level} className="menu-choice">
            <input type="radio" name="help" checked={help === level} onChange={() => setOptions({ help: level })} />
            <span>
              <b>{HELP_WORDS[level].name}</b> <span className="quiet">{HELP_WORDS[level].about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="menu-choice">
        <input type="checkbox" checked={coach} onChange={({ target }) => setOptions({ coach: target.checked })} />
        <span>
          <b>{COACH_WORDS.option}</b> <span className="quiet">{COACH_WORDS.about}</span>
        </span>
      </label>
      <p className="menu-row">
        <label htmlFor={clock}>Clock</label>
        <select
          id={clock}
          value={clockMinutes ?? ''}
          onChange={({ target }) => setOptions({ clockMinutes: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">None</option>
          {[...new Set([...CLOCKS, ...(clockMinutes === null ? [] : [clockMinutes])])].map(minutes => (
            <option key={minutes} value={minutes}>{`${minutes} minutes`}</option>
          ))}
        </select>
      </p>
      {openSeed !== undefined && (
        <p>
          Open seed: <b>{openSeed}</b>
        </p>
      )}
      <p className="menu-row">
        <button type="button" className="icon-button" onClick={exportTable}>
          <Icon name="export" size={18} />
          Save as a file
        </button>
        <span className="quiet">{words}</span>
      </p>
      <KeepPosition />
    </section>
  );
}

function NameForm() {
  const name = useGame(store => store.name);
  const saving = useGame(store => store.saving);
  const isLesson = useGame(store => store.id === null);
  const rename = useGame(store => store.rename);
  const [typed, setTyped] = useState(name);
  const field = useId();
  const wanted = typed.trim();
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (wanted) rename(wanted);
  };
  return (
    <form className="menu-row" onSubmit={onSubmit}>
      <label htmlFor={field}>Name</label>
      <input id={field} value={typed} maxLength={80} onChange={({ target }) => setTyped(target.value)} />
      <button type="submit" disabled={wanted === '' || wanted === name}>
        Rename
      </button>
      <span className="quiet" role="status">
        {isLesson ? '' : savingWords(saving)}
      </span>
    </form>
  );
}
