import { useState } from 'react';
import { PLAYERS, type PlayerId } from '../../../engine/core/ids';
import { pointsOf } from '../../../engine/core/score';
import { Icon } from '../../Icon';
import { useTable } from '../useTable';
import { ScoreSheet } from './ScoreSheet';

/** Both names with their points and the first player's marker; a press shows every point with its reason. */
export function Score() {
  const { game } = useTable();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="table-score"
        aria-haspopup="dialog"
        title="Score sheet: every point with its reason"
        onClick={() => setOpen(true)}
      >
        <Side player="p1" />
        <b className="score-points side-p1">{pointsOf(game.score, 'p1')}</b>
        <span aria-hidden="true">:</span>
        <b className="score-points side-p2">{pointsOf(game.score, 'p2')}</b>
        <Side player="p2" />
      </button>
      {open && <ScoreSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function Side({ player }: { readonly player: PlayerId }) {
  const { game } = useTable();
  const isFirst = game.firstPlayer === player && game.round > 0;
  return (
    <span
      className={`score-name side-${player}${player === PLAYERS[0] ? '' : ' score-far'}`}
      data-word={isFirst ? 'thing:firstPlayer' : undefined}
    >
      {isFirst && <Icon name="firstPlayer" title="First player" size={18} />}
      <span>{game.setup.players[player].name}</span>
    </span>
  );
}
