import { useCamera } from '../../../board/camera';
import { pointsOf } from '../../../engine/core/score';
import { useGame } from '../../../store/game';
import { useScreen } from '../../../store/screen';
import { useTable } from '../useTable';

/** Round, phase, first player, score, and the table's tools. */
export function TableBar({ onLeave }: { readonly onLeave: () => void }) {
  const { game } = useTable();
  const { undo, redo, past, future } = useGame();
  const { arcs, toggleArcs, tool, show } = useScreen();
  const fit = useCamera(camera => camera.fit);
  return (
    <header className="table-bar">
      <strong>Round {Math.max(1, game.round)} of 12</strong>
      <span className="table-phase">{game.phase === 'over' ? 'Game over' : `${game.phase} phase`}</span>
      <span>First player: {game.setup.players[game.firstPlayer].name}</span>
      <span className="table-score">
        <b className="side-p1">{pointsOf(game.score, 'p1')}</b> :{' '}
        <b className="side-p2">{pointsOf(game.score, 'p2')}</b>
      </span>
      <span className="table-tools">
        <button type="button" data-tool="undo" onClick={() => undo()} disabled={past.length === 0}>
          Undo
        </button>
        <button type="button" data-tool="redo" onClick={() => redo()} disabled={future.length === 0}>
          Redo
        </button>
        <button type="button" data-tool="arcs" aria-pressed={arcs === 'all'} onClick={() => toggleArcs('all')}>
          Arcs
        </button>
        <button
          type="button"
          data-tool="ruler"
          aria-pressed={tool === 'ruler'}
          onClick={() => show({ tool: tool === 'ruler' ? null : 'ruler', ruler: null })}
        >
          Ruler
        </button>
        <button type="button" data-tool="fit" onClick={fit}>
          Fit
        </button>
        <button type="button" onClick={onLeave}>
          Leave
        </button>
      </span>
    </header>
  );
}
