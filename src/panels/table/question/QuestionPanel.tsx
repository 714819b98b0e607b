import { type CSSProperties, useEffect, useRef } from 'react';
import { useCoach } from '../../../store/coach';
import { useGame } from '../../../store/game';
import { MOMENT } from '../../../store/presses';
import { useScreen } from '../../../store/screen';
import { hasTable } from '../../../store/seats';
import { useSettings } from '../../../store/settings';
import { afterFrame } from '../../afterFrame';
import { hasCoach } from '../../coach/allowed';
import { CoachButton, CoachView } from '../../coach/CoachView';
import { useCoaching } from '../../coach/coachStore';
import { useNotes } from '../../coach/useNotes';
import { askedOf } from '../../opponent/driver';
import { SeatPanel, TableTurn } from '../../opponent/SeatPanel';
import { useSeat } from '../../opponent/seatStore';
import { Whys } from '../../opponent/Whys';
import { doingWords } from '../../opponent/words';
import { PracticePanel } from '../../practice/PracticePanel';
import { LaidOverLine } from '../../replay/LaidOverLine';
import { Curtain } from '../Curtain';
import { Happened } from '../happened/Happened';
import { NotSaved } from '../NotSaved';
import { GameOver } from '../over/GameOver';
import { Telling } from '../stage/Telling';
import { useHeld, useTurn } from '../stage/useTold';
import { useTable } from '../useTable';
import { useTurnSounds } from '../useTurnSounds';
import { Band } from './Band';
import { Fault } from './Fault';
import { MendingBand } from './MendingBand';
import { Question } from './Question';
import { usePresses } from './usePresses';
import './question.css';

/** One question at a time: whose it is, what it is about, and the answers. */
export function QuestionPanel({ onLeave }: { readonly onLeave: () => void }) {
  const { game, options, decision, secret } = useTable();
  const telling = useHeld();
  const turn = useTurn(decision?.player ?? null, game);
  const problem = useGame(store => store.problem);
  const looking = useScreen(screen => screen.looking);
  const steady = useSettings(settings => settings.steady);
  const attacking = game.agenda.some(({ kind }) => kind === 'attack');
  const waiting = askedOf({ game, options });
  const taught = useCoach(store => store.coach !== null);
  const coached = !taught && hasCoach(options, game.practice !== null);
  useNotes(coached);
  const asksCoach = useCoaching(store => store.open) && coached;
  const asksWhy = useSeat(store => store.explaining);
  const explaining = asksCoach || asksWhy;
  const panel = useRef<HTMLElement>(null);
  const id = decision?.id ?? null;
  // An attack is confirmed where its target was pressed: that is a question of its own.
  const target = useScreen(({ picks }) => (decision?.topic.kind === 'chooseAttack' ? picks[0] : null));
  useTurnSounds(turn, problem);
  const shown = id ?? (telling ? 'telling' : game.outcome ? 'over' : secret ? 'curtain' : 'nothing');
  usePresses(`${shown} ${target ?? ''}`);
  // Whoever answers by keys finds the next question under their fingers, on its words and not on an answer:
  // a second press of Enter must not answer it unread.
  // After the frame: to ask for the focus at once would have the whole page laid out within the press.
  // Whoever was quicker than the frame keeps the answer that they have walked to.
  useEffect(() => {
    if (!shown) return;
    const before = document.activeElement;
    return afterFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || (activeElement === before && panel.current?.contains(before))) {
        panel.current?.querySelector<HTMLElement>('.curtain, .question-words')?.focus({ preventScroll: true });
      }
    });
  }, [shown]);
  return (
    <section
      ref={panel}
      className={`table-question panel ${turn ? `side-${turn}` : ''}${steady ? ' steady' : ''}`}
      style={{ '--moment': `${MOMENT}ms` } as CSSProperties}
      aria-label="Question"
    >
      {decision && !telling && !explaining && !(secret && !looking) && <Band player={decision.player} />}
      <NotSaved />
      {/* An attack tells its own story in its steps. */}
      {!secret && !attacking && !telling && !explaining && <Happened />}
      {asksCoach ? (
        <CoachView />
      ) : asksWhy ? (
        <Whys />
      ) : telling ? (
        <Telling turn={turn} />
      ) : game.outcome ? (
        <GameOver onLeave={onLeave} />
      ) : secret && !looking ? (
        <Curtain />
      ) : decision ? (
        <Question key={id} />
      ) : (
        waiting && <TableTurn name={game.setup.players[waiting.player].name} doing={doingWords(waiting.decision)} />
      )}
      {problem && (
        <p key={problem} role="alert" className="table-problem">
          {problem}
        </p>
      )}
      <Fault />
      <MendingBand />
      <LaidOverLine />
      {options.targets && <PracticePanel />}
      {hasTable(options) ? (
        <SeatPanel>{coached && <CoachButton />}</SeatPanel>
      ) : (
        coached && (
          <div className="seat seat-bar">
            <CoachButton />
          </div>
        )
      )}
    </section>
  );
}
