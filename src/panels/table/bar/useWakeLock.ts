import { useEffect } from 'react';

/** The screen stays on while a game is on the table. Where the browser cannot or will not, nothing happens. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      if (left) await got?.release();
      else lock = got;
    };
    void hold();
    // A hidden page loses its lock and must ask again.
    document.addEventListener('visibilitychange', hold);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [wanted]);
}
