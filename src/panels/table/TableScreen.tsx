import { useState } from 'react';
import { Board } from '../../board/Board';
import type { Decision, Option } from '../../engine/core/decision';
import type { PlayerId, ShipId } from '../../engine/core/ids';
import { pointsOf } from '../../engine/core/score';
import { useGame } from '../../store/game';
import { Curtain } from './Curtain';
import { DialPicker } from './DialPicker';
import { DiceTray } from './DiceTray';
import { Log } from './Log';
import { Question } from './Question';
import { Rail } from './Rail';
import './TableScreen.css';

/** The table: board in the middle, a rail for each player, the question below. */
export function TableScreen() {
  const { engine, game, submit, undo, past, problem, leave } = useGame();
  const [looking, setLooking] = useState<PlayerId | null>(null);
  const [picked, setPicked] = useState<ShipId | null>(null);
  if (!engine || !game) return null;
  const { rules } = engine;
  const secret = game.pending.some(({ topic }) => topic.kind === 'setDials');
  const next = game.pending.find(({ player, topic }) => topic.kind !== 'setDials' || !game.ready[player]) ?? null;
  // Only while dials are set is anything hidden: then one player looks at a time.
  const decision: Decision | null = secret ? (game.pending.find(({ player }) => player === looking) ?? null) : next;
  const choose = (option: Option) => {
    if (!decision) return;
    submit({ decision: decision.id, player: decision.player, choice: { option: option.key } });
    setPicked(null);
    if (option.key === 'ready') setLooking(null);
  };
  const waiting = decision?.options.flatMap(({ subject }) => (subject.kind === 'dial' ? [subject.ship] : [])) ?? [];
  const dialOf = picked && waiting.includes(picked) ? picked : (waiting[0] ?? null);
  const names = { game, rules };
  return (
    <div className="table-screen">
      <header className="table-bar">
        <strong>Round {Math.max(1, game.round)} of 12</strong>
        <span className="table-phase">{game.phase === 'over' ? 'Game over' : `${game.phase} phase`}</span>
        <span>First player: {game.setup.players[game.firstPlayer].name}</span>
        <span className="table-score">
          <b className="side-p1">{pointsOf(game.score, 'p1')}</b> :{' '}
          <b className="side-p2">{pointsOf(game.score, 'p2')}</b>
        </span>
        <span className="table-tools">
          <button type="button" onClick={undo} disabled={past.length === 0}>
            Undo
          </button>
          <button type="button" onClick={leave}>
            Leave
          </button>
        </span>
      </header>
      <Rail names={names} player="p2" chosen={picked} onShip={setPicked} />
      <Board
        game={game}
        rules={rules}
        decision={decision}
        chosen={picked}
        fan={dialOf}
        onOption={choose}
        onShip={setPicked}
      />
      <Rail names={names} player="p1" chosen={picked} onShip={setPicked} />
      <section className="table-question" aria-live="polite">
        {game.outcome ? (
          <p className="table-outcome">
            {game.outcome.winner ? `${game.setup.players[game.outcome.winner].name} wins.` : 'The game is a draw.'}
          </p>
        ) : secret && !looking ? (
          <Curtain game={game} onLook={setLooking} />
        ) : decision?.topic.kind === 'setDials' ? (
          <DialPicker names={names} decision={decision} ship={dialOf} onPick={setPicked} onOption={choose} />
        ) : decision ? (
          <>
            <DiceTray game={game} />
            <Question key={decision.id} names={names} decision={decision} onOption={choose} />
          </>
        ) : null}
        {problem && (
          <p role="alert" className="table-problem">
            {problem}
          </p>
        )}
      </section>
      <Log names={names} />
    </div>
  );
}
