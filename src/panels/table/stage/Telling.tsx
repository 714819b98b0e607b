import { useMemo } from 'react';
import { useMotion } from '../../../board/motion/player';
import type { Beat } from '../../../board/motion/scene';
import type { PlayerId } from '../../../engine/core/ids';
import { useGame } from '../../../store/game';
import { linesFrom } from '../log/lines';
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
  const player = actingIn(table, beat, story) ?? turn;
  // Of a flight the log has the words already: what was turned up, and where it ended.
  const until = beat?.until ?? events.findIndex(explains) + 1;
  const line = useMemo(() => linesFrom(table, events.slice(0, until)).at(-1)?.text ?? null, [table, events, until]);
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

/** Who rolls, or suffers. */
function actingIn(
  { game }: Pick<ReturnType<typeof useTable>, 'game'>,
  beat: Beat | null,
  story: StageStory | null,
): PlayerId | null {
  if (!story) return null;
  const defends = beat?.kind === 'dice' ? beat.pool === 'defense' : beat?.kind === 'cancel' || beat?.kind === 'result';
  const unit = defends ? story.defender : story.attacker;
  return Object.values(game.ships).find(({ id }) => id === unit)?.player ?? null;
}
