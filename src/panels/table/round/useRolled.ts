import { useEffect, useState } from 'react';
import { PACE } from '../../../board/motion/player';
import { useSettings } from '../../../store/settings';

/** From one number to the next. */
const STEP = 18;

/** A number on its way to another, one by one; at once where nothing moves. */
export function useRolled(to: number): number {
  const motion = useSettings(settings => settings.motion);
  const [shown, setShown] = useState(to);
  useEffect(() => {
    if (motion === 'off' || shown === to) return;
    const timer = setTimeout(() => setShown(shown + Math.sign(to - shown)), STEP * PACE[motion]);
    return () => clearTimeout(timer);
  }, [motion, shown, to]);
  return motion === 'off' ? to : shown;
}
