import { useState } from 'react';
import { useGame } from '../../../store/game';
import { useScreen } from '../../../store/screen';
import { useSettings } from '../../../store/settings';
import { Icon } from '../../Icon';
import { Menu } from '../Menu';
import { useTable } from '../useTable';
import { type ToolButton, useTools } from './tools';
import { UndoButton } from './UndoButton';
import { useWakeLock } from './useWakeLock';

/** The table's tools: at hand where there is room, in the menu where there is not. */
export function Tools({ onLeave }: { readonly onLeave: () => void }) {
  const { game } = useTable();
  const [menu, setMenu] = useState(false);
  const tools = useTools();
  const replaying = useGame(store => store.replaying);
  const squadsOpen = useScreen(screen => screen.squadsOpen);
  const show = useScreen(screen => screen.show);
  const keepAwake = useSettings(settings => settings.keepAwake);
  useWakeLock(keepAwake && game.outcome === null);
  return (
    <div className="table-tools" role="toolbar" aria-label="Tools">
      <button
        type="button"
        className="bar-squads"
        aria-expanded={squadsOpen}
        onClick={() => show({ squadsOpen: !squadsOpen })}
      >
        Squads
      </button>
      {!replaying && <UndoButton />}
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
      {menu && <Menu tools={tools} onClose={() => setMenu(false)} onLeave={onLeave} />}
    </div>
  );
}

function Tool({ tool, name, icon, hint, pressed, disabled, spare, onPress }: ToolButton) {
  return (
    <button
      type="button"
      className="icon-button"
      data-spare={spare}
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
