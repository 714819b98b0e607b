import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePhone } from './usePhone';

type Shown = 'picker' | 'card';

interface PhoneSheet {
  readonly isPhone: boolean;
  /** What lies over the squad; never anything where there is room beside it. */
  readonly shows: Shown | null;
  readonly open: (what: Shown) => void;
  /** Back to where one was, or, if that is gone, to the element with this id. */
  readonly close: (orTo?: string) => void;
}

/** On a phone, what is chosen and what is read come as a sheet over the squad. */
export function usePhoneSheet(onClosed: () => void): PhoneSheet {
  const isPhone = usePhone();
  const [shows, setShows] = useState<Shown | null>(null);
  const opener = useRef<Element | null>(null);
  const open = useCallback((what: Shown) => {
    opener.current = document.activeElement;
    setShows(what);
  }, []);
  const close = useCallback(
    (orTo?: string) => {
      if (!isPhone) return;
      flushSync(() => {
        setShows(null);
        onClosed();
      });
      const from = opener.current;
      const to = from?.isConnected ? from : orTo === undefined ? null : document.getElementById(orTo);
      if (to instanceof HTMLElement) to.focus();
    },
    [isPhone, onClosed],
  );
  return { isPhone, shows: isPhone ? shows : null, open, close };
}
