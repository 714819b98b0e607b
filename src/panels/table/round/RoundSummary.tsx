import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { PLAYERS, type PlayerId } from '../../../engine/core/ids';
import type { ScoreEntry } from '../../../engine/core/score';
import { useGame } from '../../../store/game';
import { useScreen } from '../../../store/screen';
import { Icon, TokenIcon } from '../../Icon';
import { SCENARIO_NAMES } from '../../setup/words';
import { Silhouette } from '../../squads/Silhouette';
import { nameOf } from '../log/names';
import { scoreWords } from '../log/scoreWords';
import { SidePatch } from '../rail/SidePatch';
import { useTable } from '../useTable';
import { wonBy } from './by';
import { Race } from './Race';
import './RoundSummary.css';
import { type Beginning, beginningsOf, countedFor, type Summary, summaryOf } from './summary';
import { useCounting } from './useCounting';
import { useRolled } from './useRolled';
import { useEndedRound } from './useSummary';

/** After each round: its points in the order they were won, the race, and what the next round begins with. */
export function RoundSummary() {
  const { round, close } = useEndedRound();
  return round === null ? null : <Ended key={round} round={round} onClose={close} />;
}

interface Props {
  readonly round: number;
  readonly onClose: () => void;
}

function Ended({ round, onClose }: Props) {
  const table = useTable();
  const { game, rules } = table;
  const summary = useMemo(() => summaryOf({ game, rules }, round), [game, rules, round]);
  const beginnings = useMemo(() => beginningsOf({ game, rules }), [game, rules]);
  const [counted, end] = useCounting(summary.won.length);
  useLayoutEffect(() => void useScreen.getState().show({ counted }), [counted]);
  useLayoutEffect(() => () => useScreen.getState().show({ counted: null }), []);
  const card = useRef<HTMLElement>(null);
  const goOn = counted < summary.won.length ? end : onClose;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (![' ', 'Enter', 'Escape'].includes(event.key) || activeElement?.closest('button, input, select, summary'))
        return;
      event.preventDefault();
      event.stopPropagation();
      goOn();
    };
    // Whoever presses beside it has read it; the press does what it would have done.
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !card.current?.contains(target)) onClose();
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPress);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPress);
    };
  }, [goOn, onClose]);
  const { scenario } = game.setup;
  return (
    <>
      <div className="round-dim" aria-hidden="true" />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Space and Enter do it by keys. */}
      <section
        ref={card}
        className={`round-summary panel to-${game.firstPlayer ?? 'p1'}`}
        aria-label={`Round ${round} is over`}
        onClick={end}
      >
        <header>
          <p>{scenario in SCENARIO_NAMES ? SCENARIO_NAMES[scenario as keyof typeof SCENARIO_NAMES] : 'No mission'}</p>
          <h2>Round {round} is over</h2>
        </header>
        <div className="round-sides">
          {PLAYERS.map(player => (
            <Side key={player} player={player} summary={summary} counted={counted} />
          ))}
        </div>
        <Race summary={summary} counted={counted} toWin={rules.catalog.profile(game.setup.profile).scoreToWin} />
        <footer>
          <ul aria-label={`Round ${round + 1} begins`}>
            {beginnings.map(one => (
              <li key={one.text}>
                <BeginningIcon icon={one.icon} /> {one.text}
              </li>
            ))}
          </ul>
          <button type="button" className="accented" onClick={onClose}>
            Round {round + 1}
          </button>
        </footer>
      </section>
    </>
  );
}

function BeginningIcon({ icon }: Pick<Beginning, 'icon'>) {
  if (icon === 'firstPlayer') return <Icon name="firstPlayer" size={18} />;
  if (icon === 'tow') return <Icon name="tow" size={18} />;
  return <TokenIcon piece={icon} size={18} />;
}

interface SideProps {
  readonly player: PlayerId;
  readonly summary: Summary;
  readonly counted: number;
}

function Side({ player, summary, counted }: SideProps) {
  const { game } = useTable();
  const now = countedFor(summary, player, counted);
  const shown = useRolled(now);
  const gained = now - summary.before[player];
  const lines = summary.won.map((entry, at) => ({ entry, at })).filter(({ entry }) => entry.player === player);
  return (
    <section className={`round-side side-${player}`} aria-label={game.setup.players[player].name}>
      <h3>
        <SidePatch player={player} /> {game.setup.players[player].name}
        <span className="round-gain">{gained > 0 ? `+${gained}` : ''}</span>
        <b key={now} className="round-total">
          {shown}
        </b>
      </h3>
      <ol>
        {lines.map(({ entry, at }) => (
          <Line key={at} entry={entry} counted={at < counted} />
        ))}
        {lines.length === 0 && <li className="round-nothing">No points in this round</li>}
      </ol>
    </section>
  );
}

/** Room is kept for what is still to come. */
function Line({ entry, counted }: { readonly entry: ScoreEntry; readonly counted: boolean }) {
  const table = useTable();
  const { player, points, reason } = entry;
  const words = scoreWords(table, player, reason);
  const past = useGame(store => store.past);
  const by = useMemo(() => wonBy(past, entry), [past, entry]);
  const ship = 'ship' in reason ? table.game.ships[reason.ship] : undefined;
  return (
    <li style={{ visibility: counted ? 'visible' : 'hidden' } as CSSProperties}>
      <span className="round-picture">
        {ship ? (
          <Silhouette shipType={table.rules.catalog.pilot(ship.pilot).shipType} size={24} />
        ) : (
          <Icon name="satellite" size={20} />
        )}
      </span>
      <span className="round-words">
        {words.charAt(0).toUpperCase() + words.slice(1)}
        {by && <span className="round-by"> by {nameOf(table, by)}</span>}
      </span>
      <b>+{points}</b>
    </li>
  );
}
