import { useEffect } from 'react';

const MARK = '#squad=';

/** Says so when the page's address brings a squad along, and takes it out of there: once read, it is on the shelf. */
export function useSquadLink(onLink: (link: string) => void): void {
  useEffect(() => {
    const look = () => {
      const { hash, pathname, search } = location;
      if (!hash.startsWith(MARK)) return;
      history.replaceState(null, '', `${pathname}${search}`);
      onLink(hash);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [onLink]);
}
