import { useState } from 'react';
import { useGame } from '../../store/game';
import { useRemembering } from '../../store/remembering';
import { Icon } from '../Icon';
import { MenuSides } from '../opponent/MenuSides';
import { SettingsForm } from '../settings/SettingsForm';
import { MenuVoice } from '../voice/MenuVoice';
import { Sheet } from './bar/Sheet';
import type { ToolButton } from './bar/tools';
import { Log } from './log/Log';
import { MenuEnding } from './MenuEnding';
import { MenuGame } from './MenuGame';
import { MenuRound } from './MenuRound';
import { leavingWords } from './savingWords';
import './Menu.css';

const KEYS = [
  ['Arrows, then Enter', 'walk among the answers, and give one'],
  ['Escape', 'one step back: a half-made choice, a tool, a card'],
  ['Ctrl Z, Ctrl Y', 'undo, redo'],
  ['R', 'ruler'],
  ['A', 'arcs of all ships'],
  ['B', 'rulebook'],
  ['I', 'the next piece says what it is; Enter leads into the rulebook'],
  ['T', 'where enemies can shoot'],
  ['F', 'the whole table'],
  ['+ and -', 'closer, further'],
] as const;

interface Props {
  readonly tools: readonly ToolButton[];
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** Everything about the game that is not the game. */
export function Menu({ tools, onClose, onLeave }: Props) {
  const [log, setLog] = useState(false);
  const replaying = useGame(store => store.replaying);
  return (
    <Sheet title={log ? 'Log' : 'Menu'} onClose={onClose}>
      {log ? (
        <div className="menu-log">
          <Log />
        </div>
      ) : (
        <>
          <div className="menu-tools">
            <button type="button" className="icon-button" onClick={() => setLog(true)}>
              <Icon name="log" size={18} />
              Log
            </button>
            <MenuTools tools={tools} onClose={onClose} />
          </div>
          <MenuLeave onLeave={onLeave} />
          {!replaying && (
            <>
              <MenuGame />
              <MenuSides />
              <MenuVoice />
              <MenuRound onDone={onClose} />
              <MenuEnding onDone={onClose} />
            </>
          )}
          <details className="menu-part">
            <summary>Settings</summary>
            <SettingsForm />
          </details>
          <details className="menu-part">
            <summary>Keys</summary>
            <dl className="menu-keys">
              {KEYS.map(([key, does]) => (
                <div key={key}>
                  <dt>{key}</dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
    </Sheet>
  );
}

function MenuLeave({ onLeave }: Pick<Props, 'onLeave'>) {
  const saving = useGame(store => store.saving);
  const isLesson = useGame(store => store.id === null);
  const lasts = useRemembering(({ works }) => works);
  return (
    <p className="menu-row">
      <button type="button" className="icon-button" onClick={onLeave}>
        <Icon name="back" size={18} />
        Leave the table
      </button>
      <span className="quiet">{leavingWords({ saving, isLesson, lasts })}</span>
    </p>
  );
}

/** The tools that the bar may have no room for; those that it has room for stand here, too. */
function MenuTools({ tools, onClose }: Pick<Props, 'tools' | 'onClose'>) {
  return tools.map(({ tool, name, icon, pressed, disabled, onPress }) => (
    <button
      key={tool}
      type="button"
      className="icon-button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => {
        onPress();
        onClose();
      }}
    >
      <Icon name={icon} size={18} />
      {name}
    </button>
  ));
}
