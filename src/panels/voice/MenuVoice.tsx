import { useId } from 'react';
import { VOICES, type Voice } from '../../store/tableOptions';
import { useTable } from '../table/useTable';
import { chooseVoice } from './chooseVoice';
import { VOICE_WORDS } from './words';

const words = VOICE_WORDS.menu;

/** Hints can be had and done without at any time. */
export function MenuVoice() {
  const { game, options } = useTable();
  const id = useId();
  if (game.practice || game.outcome) return null;
  return (
    <section className="menu-part">
      <h3>{words.title}</h3>
      <p className="menu-row">
        <label htmlFor={id}>{words.label}</label>
        <select id={id} value={options.voice ?? 'off'} onChange={({ target }) => chooseVoice(target.value as Voice)}>
          {VOICES.map(one => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </select>
      </p>
    </section>
  );
}
