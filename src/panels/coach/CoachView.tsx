import { useEffect, useRef, useState } from 'react';
import { useCamera } from '../../board/camera';
import type { Ranking } from '../../bots/opponent';
import type { Decision } from '../../engine/core/decision';
import type { ShipId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import type { ManeuverCode } from '../../engine/core/vocabulary';
import { useGame } from '../../store/game';
import { useScreen } from '../../store/screen';
import { useTable } from '../table/useTable';
import { speaksBefore, toldNotes } from './allowed';
import { type CoachNote, coaching, useCoaching } from './coachStore';
import { desk } from './desk';
import { RankedShips } from './RankedShips';
import { gameKey } from './useNotes';
import { COACH_WORDS as words } from './words';
import './coach.css';

/** In place of the question: how the dials to be set rank, and how those of earlier rounds did. */
export function CoachView() {
  const { game, options, decision } = useTable();
  const notes = useCoaching(store => store.notes);
  const looker = decision?.player ?? null;
  const told = toldNotes(options, game, notes, looker);
  const setting = decision?.topic.kind === 'setDials' ? decision : null;
  const ahead = setting && speaksBefore(options) ? setting : null;
  const [round, setRound] = useState<CoachNote | null>(null);
  const past = round && told.includes(round) ? round : ahead ? null : (told[0] ?? null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    useCamera.getState().fit();
    head.current?.focus({ preventScroll: true });
  }, []);
  // A step back, or a new round: there is something else to look at.
  const moment = `${game.round} ${game.phase}`;
  const [begun] = useState(moment);
  useEffect(() => {
    if (moment !== begun) coaching.open(false);
    return () => coaching.open(false);
  }, [moment, begun]);
  const name = (player: CoachNote['player']) =>
    told.some(one => one.player !== player) ? ` (${game.setup.players[player].name})` : '';
  return (
    <div className="coach-view">
      <h2 ref={head} className="question-words" tabIndex={-1}>
        {words.title}
      </h2>
      {(told.length > 1 || (ahead && told.length > 0)) && (
        <div className="coach-rounds">
          {ahead && (
            <button type="button" aria-pressed={past === null} onClick={() => setRound(null)}>
              Now
            </button>
          )}
          {told.map(note => (
            <button
              key={`${note.round} ${note.player}`}
              type="button"
              aria-pressed={note === past}
              onClick={() => setRound(note)}
            >
              Round {note.round}
              {name(note.player)}
            </button>
          ))}
        </div>
      )}
      {past ? (
        <RankedShips
          key={`${past.round} ${past.player}`}
          player={past.player}
          rankings={past.rankings}
          chosen={past.flown}
          game={past.game}
          first={null}
          onSet={null}
          setWords={words.set}
        />
      ) : ahead ? (
        <Ahead decision={ahead} game={game} />
      ) : (
        <p>{options.help === 'plain' ? words.plain : options.help === 'classic' ? words.classic : words.nothing}</p>
      )}
      <p className="coach-note">
        {past ? words.after : words.before} {words.expected}
      </p>
    </div>
  );
}

/** What can still be set. */
function Ahead({ decision, game }: { readonly decision: Decision; readonly game: GameState }) {
  const { engine, answer, answerBoth } = useTable();
  const [found, setFound] = useState<readonly Ranking[] | Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  const first = useScreen(screen => screen.dialShip);
  const { player } = decision;
  useEffect(() => {
    let gone = false;
    const take = (advice: readonly Ranking[] | Error) => {
      if (!gone) setFound(advice);
    };
    const question = { game: gameKey(useGame.getState()), player, view: engine.viewFor(game, player) };
    desk.ask('dials', question).then(take, take);
    return () => {
      gone = true;
    };
  }, [engine, game, player, attempt]);
  if (found === null) return <p role="status">{words.thinking}</p>;
  if (found instanceof Error)
    return (
      <div role="alert">
        <p>{words.lost}</p>
        <button
          type="button"
          className="accented"
          onClick={() => {
            setFound(null);
            setAttempt(attempt + 1);
          }}
        >
          {words.again}
        </button>
      </div>
    );
  if (found.length === 0) return <p>{words.nothing}</p>;
  const own = Object.values(game.ships).filter(one => one.player === player && one.dial !== null);
  const set = (ship: ShipId, code: ManeuverCode) => {
    const takeBack = decision.options.find(({ key }) => key === `takeBack:${ship}`);
    const dial = { option: `dial:${ship}:${code}` };
    if (takeBack) answerBoth({ option: takeBack.key }, dial);
    else answer(dial);
  };
  return (
    <RankedShips
      player={player}
      rankings={found}
      chosen={new Map(own.map(({ id, dial }) => [id, dial!]))}
      game={game}
      first={first}
      onSet={game.ready[player] ? null : set}
      setWords={words.set}
    />
  );
}

/** Opens and closes it. */
export function CoachButton() {
  const open = useCoaching(store => store.open);
  return (
    <button type="button" aria-expanded={open} onClick={() => coaching.open(!open)}>
      {open ? words.back : words.button}
    </button>
  );
}
