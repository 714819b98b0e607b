import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useCamera } from '../../../board/camera';
import { TIMES } from '../../../board/motion/lasts';
import { PACE, useMotion } from '../../../board/motion/player';
import type { Beat } from '../../../board/motion/scene';
import { onBoard } from '../../../board/scale';
import { toScreen } from '../../../board/view';
import type { ShipId } from '../../../engine/core/ids';
import type { GameState } from '../../../engine/core/state';
import { useGame } from '../../../store/game';
import { useSettings } from '../../../store/settings';
import { Icon } from '../../Icon';
import { pieceName } from '../labels';
import { useCardWords } from '../labels/useCardWords';
import { healthOf } from '../question/attack/targets';
import { useTable } from '../useTable';
import './CriticalCard.css';
import { emblemOf } from './emblems';
import { gameAsTold } from './seenGame';
import { useAside } from './useAside';

type Card = Extract<Beat, { kind: 'card' | 'cardLaid' }>;

/** A damage card that is turned up in the middle of the table, until it has been read. */
export function CriticalCard() {
  const events = useGame(store => store.events);
  const beat = useMotion(({ playing, events: played, beats, at }) =>
    playing && played === events ? (beats[at] ?? null) : null,
  );
  if (beat?.kind !== 'card' && beat?.kind !== 'cardLaid') return null;
  return <TurnedUp key={`${beat.ship} ${beat.until}`} card={beat} />;
}

function TurnedUp({ card: { kind, ship, at, card, until } }: { readonly card: Card }) {
  const table = useTable();
  const game = useDealt(until);
  const { name, trait } = table.rules.catalog.damageCard(card);
  const words = useCardWords(table)?.of(card);
  const motion = useSettings(settings => settings.motion);
  const pace = motion === 'off' ? 1 : PACE[motion];
  const player = table.game.ships[ship as ShipId]?.player ?? 'p1';
  const turned = useSettings(settings => settings.turnForFarPlayer) && player === 'p2';
  const sheet = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => void button.current?.focus({ preventScroll: true }), []);
  // To its ship: wherever that is seen just now.
  useLayoutEffect(() => {
    const element = sheet.current;
    if (kind !== 'cardLaid' || !element?.animate) return;
    const { x, y } = toScreen(useCamera.getState().view, onBoard(at));
    const box = element.getBoundingClientRect();
    const way = turned ? -1 : 1;
    const [right, down] = [way * (x - box.left - box.width / 2), way * (y - box.top - box.height / 2)];
    element.animate([{}, { transform: `translate(${right}px, ${down}px) scale(0.08)`, opacity: 0.6 }], {
      duration: TIMES.cardFlies * pace,
      easing: 'ease-in',
      fill: 'forwards',
    });
  }, [kind, at, pace, turned]);
  const aside = useAside(sheet, at);
  const left = game && healthOf({ state: game, rules: table.rules }, ship);
  const times = {
    '--flies': `${TIMES.cardFlies * pace}ms`,
    '--turns': `${TIMES.cardTurns * pace}ms`,
    '--aside': `${aside?.shift ?? 0}px`,
  } as CSSProperties;
  return (
    <div
      className={`critical to-${player}${kind === 'cardLaid' ? ' laid' : ''}`}
      style={times}
      role="dialog"
      aria-labelledby="critical-name"
      aria-describedby="critical-words"
      onPointerDown={() => useMotion.getState().goOn()}
    >
      {kind === 'card' && aside?.line && (
        <svg className="critical-thread" aria-hidden="true">
          <line {...aside.line} />
        </svg>
      )}
      <div className="critical-card" ref={sheet}>
        <p className="critical-head">
          <span>Critical damage</span> <span>{trait === 'ship' ? 'Ship' : 'Pilot'}</span>
        </p>
        <span className="critical-picture" aria-hidden="true">
          <Icon name={emblemOf(card)} size={64} />
        </span>
        <h2 id="critical-name">{name}</h2>
        <p id="critical-words" className="critical-words">
          {words ?? ''}
        </p>
        <p className="critical-ship">
          {pieceName(table, ship)}
          {left ? ` · ${left.hull} hull left` : ''}
        </p>
      </div>
      {kind === 'card' && (
        <button ref={button} type="button" className="accented critical-on" onClick={() => useMotion.getState().goOn()}>
          Go on <kbd>Enter</kbd>
        </button>
      )}
    </div>
  );
}

/** The game with this card dealt, and nothing that it brings or that comes after it. */
function useDealt(until: number): GameState | null {
  const after = useGame(store => store.game);
  const before = useGame(store => store.past.at(-1)?.state ?? null);
  const events = useGame(store => store.events);
  return useMemo(
    () => (after && before ? gameAsTold(before, after, events.slice(0, until)) : after),
    [after, before, events, until],
  );
}
