import { useEffect, useState } from 'react';
import { PACE } from '../../../board/motion/player';
import { useSettings } from '../../../store/settings';
import { playSound } from '../../sounds';

/** Between one line and the next. */
const LINE = 220;
/** A whole tone. */
const STEP = 2 ** (2 / 12);

/** Counts up to so many, one after the other, each a step higher; at once where nothing moves, or when it is told to end. */
export function useCounting(of: number): readonly [counted: number, end: () => void] {
  const motion = useSettings(settings => settings.motion);
  const still = motion === 'off';
  const [counted, setCounted] = useState(still ? of : 0);
  useEffect(() => {
    if (still || counted >= of) return;
    const timer = setTimeout(() => {
      playSound('token', { pitch: STEP ** counted });
      setCounted(counted + 1);
    }, LINE * PACE[motion]);
    return () => clearTimeout(timer);
  }, [still, motion, counted, of]);
  return [still ? of : counted, () => setCounted(of)];
}
