import { useGame } from '../../store/game';
import { Icon } from '../Icon';
import { heldBackWords } from '../saves/fileWords';
import { exportTable } from './bar/exportTable';
import './NotSaved.css';

/** Above the question, as long as the game is not saved: why, and what helps. */
export function NotSaved() {
  const problem = useGame(({ saving }) => (typeof saving === 'string' ? null : saving.problem));
  const held = useGame(({ game }) => game && heldBackWords(game));
  if (!problem) return null;
  return (
    <div role="alert" className="not-saved">
      <p>{held ? `${problem} ${held}` : problem}</p>
      <button type="button" className="icon-button" onClick={exportTable}>
        <Icon name="export" size={18} />
        Save as a file
      </button>
    </div>
  );
}
