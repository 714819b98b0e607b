import { useState } from 'react';
import { useScreen } from '../../../store/screen';
import { useSettings } from '../../../store/settings';
import { Icon } from '../../Icon';
import { Menu } from '../Menu';
import { useTable } from '../useTable';
import { Clock } from './Clock';
import { PhaseBar } from './PhaseBar';
import { Score } from './Score';
import { type ToolButton, useTools } from './tools';
import { UndoButton } from './UndoButton';
import { useWakeLock } from './useWakeLock';
import './bar.css';

/** Round, phase and step, the score, and the table's tools. */
export function TableBar({ onLeave }: { readonly onLeave: () => void }) {
  const { game, options } = useTable();
  const [menu, setMenu] = useState(false);
  const tools = useTools();
  const squadsOpen = useScreen(screen => screen.squadsOpen);
  const show = useScreen(screen => screen.show);
  const keepAwake = useSettings(settings => settings.keepAwake);
  useWakeLock(keepAwake && game.outcome === null);
  return (
    <header className="table-bar">
      <button
        type="button"
        className="bar-squads"
        aria-expanded={squadsOpen}
        onClick={() => show({ squadsOpen: !squadsOpen })}
      >
        Squads
      </button>
      <PhaseBar />
      {options.clockMinutes !== null && <Clock key={options.clockMinutes} minutes={options.clockMinutes} />}
      <Score />
      <div className="table-tools" role="toolbar" aria-label="Tools">
        <UndoButton />
        {tools.map(tool => (
          <Tool key={tool.tool} {...tool} />
        ))}
        <button
          type="button"
          className="icon-button"
          data-tool="menu"
          aria-label="Menu"
          title="Menu"
          aria-haspopup="dialog"
          onClick={() => setMenu(true)}
        >
          <Icon name="menu" size={20} />
        </button>
      </div>
      {menu && <Menu tools={tools} onClose={() => setMenu(false)} onLeave={onLeave} />}
    </header>
  );
}

function Tool({ tool, name, icon, hint, pressed, disabled, spare, onPress }: ToolButton) {
  return (
    <button
      type="button"
      className={`icon-button${spare ? ' bar-spare' : ''}`}
      data-tool={tool}
      aria-label={name}
      aria-pressed={pressed}
      title={hint ? `${name} (${hint})` : name}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
