import { type CSSProperties, useState } from 'react';
import { PLAYERS, type PlayerId } from '../../../engine/core/ids';
import { pointsOf, type ScoreEntry } from '../../../engine/core/score';
import { useGame } from '../../../store/game';
import { useScreen } from '../../../store/screen';
import { Icon } from '../../Icon';
import { SidePatch } from '../rail/SidePatch';
import { uncounted } from '../round/uncounted';
import { useTable } from '../useTable';
import { ScoreSheet } from './ScoreSheet';

/** Both names with their points, the first player's marker and the race as a ruler; a press shows every point with its reason. */
export function Score() {
  const { game, rules, decision } = useTable();
  const [open, setOpen] = useState(false);
  const { scoreToWin } = rules.catalog.profile(game.setup.profile);
  return (
    <>
      <button
        type="button"
        className="table-score"
        aria-haspopup="dialog"
        title="Score sheet: every point with its reason"
        onClick={() => setOpen(true)}
      >
        {PLAYERS.map(player => (
          <Half key={player} player={player} toWin={scoreToWin} asked={decision?.player === player} />
        ))}
      </button>
      {open && <ScoreSheet onClose={() => setOpen(false)} />}
    </>
  );
}

/** What the summary of a round is about to count. */
function useUncounted(): readonly ScoreEntry[] {
  const { game } = useTable();
  const counted = useScreen(screen => screen.counted);
  const events = useGame(store => store.events);
  if (counted === null) return [];
  const won = game.score.filter(({ round }) => round === game.round - 1);
  return uncounted(won, events, counted);
}

interface HalfProps {
  readonly player: PlayerId;
  readonly toWin: number;
  /** It is this player's turn to answer. */
  readonly asked: boolean;
}

function Half({ player, toWin, asked }: HalfProps) {
  const { game } = useTable();
  const points = pointsOf(game.score, player) - pointsOf(useUncounted(), player);
  const isFirst = game.firstPlayer === player && game.round > 0;
  const share = { '--share': Math.min(1, points / toWin) } as CSSProperties;
  return (
    <span className={`score-half side-${player}${asked ? ' asked' : ''}`} style={share}>
      <SidePatch player={player} />
      <span className="score-name" data-word={isFirst ? 'thing:firstPlayer' : undefined}>
        <span>{game.setup.players[player].name}</span>
        {isFirst && <Icon name="firstPlayer" title="First player" size={18} />}
      </span>
      <b className="score-points">{points}</b>
      <span className="score-race" aria-hidden="true" />
    </span>
  );
}
