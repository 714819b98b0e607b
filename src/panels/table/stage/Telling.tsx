import { useMemo } from 'react';
import { useMotion } from '../../../board/motion/player';
import type { Beat } from '../../../board/motion/scene';
import type { GameEvent } from '../../../engine/core/event';
import { isShipId, type PlayerId } from '../../../engine/core/ids';
import { useGame } from '../../../store/game';
import { linesFrom } from '../log/lines';
import { rollBegun } from '../log/rollWords';
import { SixSteps } from '../question/AttackSteps';
import { SidePatch } from '../rail/SidePatch';
import { useTable } from '../useTable';
import type { StageStory } from './story';
import './Telling.css';
import { useStage } from './useStage';
import { explains } from './useTold';
import { beatInWords } from './words';

/** In place of the next question, while what explains it is seen. */
export function Telling({ turn }: { readonly turn: PlayerId | null }) {
  const table = useTable();
  const events = useGame(store => store.events);
  const beat = useMotion(motion => (motion.events === events ? (motion.beats[motion.at] ?? null) : null));
  const story = useStage()?.story ?? null;
  // Of a flight the log has the words already: what was turned up, and where it ended.
  const until = beat?.until ?? events.findIndex(explains) + 1;
  const player = actingIn(table, beat, story) ?? ownerOf(table, events.slice(0, until)) ?? turn;
  const falls = beat?.kind === 'dice' && !beat.staged;
  const line = useMemo(() => {
    const seen = events.slice(0, until);
    return falls ? rollBegun(table, seen) : (linesFrom(table, seen).at(-1)?.text ?? null);
  }, [table, events, until, falls]);
  const stands = beat?.kind === 'result' || beat?.kind === 'card';
  return (
    <div className={`telling ${player ? `side-${player}` : ''}`}>
      {player && (
        <p className="question-player">
          <SidePatch player={player} /> {table.game.setup.players[player].name}
        </p>
      )}
      <h2 className="question-words" tabIndex={-1}>
        {beatInWords(table, beat, story, line)}
      </h2>
      {story && <SixSteps now={stepOf(beat, story)} />}
      <button
        type="button"
        className={`telling-on${stands ? ' accented' : ''}`}
        onClick={() => useMotion.getState().goOn()}
      >
        {stands ? 'Continue' : 'Skip'} <kbd>{stands ? 'Enter' : 'Space'}</kbd>
      </button>
    </div>
  );
}

/** Which of the six steps is seen. */
function stepOf(beat: Beat | null, { attack, defense, result }: StageStory): number {
  switch (beat?.kind) {
    case 'dice':
      return beat.pool === 'attack' ? 1 : 2;
    case 'cancel':
    case 'result':
      return 3;
    default:
      // A token spent belongs to the dice that lie there.
      if (result) return 4;
      if (defense) return 2;
      return attack ? 1 : 0;
  }
}

/** Whose ship the last of these is about. */
function ownerOf({ game }: Pick<ReturnType<typeof useTable>, 'game'>, seen: readonly GameEvent[]): PlayerId | null {
  const last = seen.findLast(event => 'ship' in event && event.ship && isShipId(event.ship));
  return last && 'ship' in last && last.ship && isShipId(last.ship) ? (game.ships[last.ship]?.player ?? null) : null;
}

/** Who rolls, suffers or scores. */
function actingIn(
  { game }: Pick<ReturnType<typeof useTable>, 'game'>,
  beat: Beat | null,
  story: StageStory | null,
): PlayerId | null {
  if (beat?.kind === 'points') return beat.player;
  if (!story) return null;
  const defends = beat?.kind === 'dice' ? beat.pool === 'defense' : beat?.kind === 'cancel' || story.result !== null;
  const unit = defends ? story.defender : story.attacker;
  return Object.values(game.ships).find(({ id }) => id === unit)?.player ?? null;
}
