import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Light } from '../../lessons/lesson';
import { useGame } from '../../store/game';
import { elementOf, type Spot, spotOf } from './places';

/** Things move when panels grow or the board is dragged: looked at often enough to seem to follow. */
const LOOK_EVERY = 120;

const same = (a: Spot | null, b: Spot | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height);

/** A ring around the place that a step is about. It lies over everything and is in nobody's way. */
export function Spotlight({ light }: { readonly light: Light }) {
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    let shown: Element | null = null;
    const look = () => {
      const { game } = useGame.getState();
      const element = elementOf(light);
      // Once for each thing lit: whoever scrolls on is not pulled back.
      if (element && element !== shown) element.scrollIntoView?.({ block: 'nearest' });
      shown = element;
      const found = game && spotOf(light, game);
      setSpot(before => (same(before, found) ? before : found));
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [light]);
  if (!spot) return null;
  const round = 'piece' in light ? ' spotlight-piece' : '';
  // Not in the coach's card: panels that follow it would cover the ring.
  return createPortal(<div className={`spotlight${round}`} aria-hidden="true" style={{ ...spot }} />, document.body);
}
