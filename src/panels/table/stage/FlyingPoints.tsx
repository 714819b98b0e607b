import { useLayoutEffect, useRef } from 'react';
import { useCamera } from '../../../board/camera';
import { TIMES } from '../../../board/motion/lasts';
import { PACE, useMotion } from '../../../board/motion/player';
import type { Scene } from '../../../board/motion/scene';
import { nodeOfShip } from '../../../board/pieces/shipNode';
import { toScreen } from '../../../board/view';
import type { ShipId } from '../../../engine/core/ids';
import { useGame } from '../../../store/game';
import { useSettings } from '../../../store/settings';
import './FlyingPoints.css';

type Points = Extract<Scene, { kind: 'points' }>;

/** Points won for a ship fly from it to the score. */
export function FlyingPoints() {
  const events = useGame(store => store.events);
  const beat = useMotion(({ playing, events: played, beats, at }) =>
    playing && played === events ? (beats[at] ?? null) : null,
  );
  return beat?.kind === 'points' && beat.ship ? <Flying key={beat.until} points={beat} /> : null;
}

function Flying({ points: { player, from, to, ship } }: { readonly points: Points }) {
  const words = useRef<HTMLSpanElement>(null);
  const motion = useSettings(settings => settings.motion);
  const pose = useGame(store => store.past.at(-1)?.state.ships[ship as ShipId]?.pose);
  const pace = motion === 'off' ? 1 : PACE[motion];
  useLayoutEffect(() => {
    const element = words.current;
    const score = document.querySelector(`.score-half.side-${player} .score-points`);
    const node = nodeOfShip(ship as ShipId);
    if (!element?.animate || !score || !pose) return;
    const start = toScreen(useCamera.getState().view, node?.position() ?? pose);
    const end = score.getBoundingClientRect();
    element.animate(
      [
        { transform: `translate(${start.x}px, ${start.y}px) scale(1.4)`, opacity: 0 },
        { transform: `translate(${start.x}px, ${start.y - 40}px) scale(1.4)`, opacity: 1, offset: 0.3 },
        { transform: `translate(${end.left}px, ${end.top}px) scale(0.9)`, opacity: 0.9 },
      ],
      { duration: TIMES.pointsFly * pace, easing: 'ease-in-out', fill: 'both' },
    );
  }, [player, ship, pose, pace]);
  return (
    <span ref={words} className={`flying-points side-${player}`} aria-hidden="true">
      +{to - from}
    </span>
  );
}
