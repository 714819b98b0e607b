import { useSyncExternalStore } from 'react';

/** As in phone.css: too small for squad, cards and details side by side. */
const PHONE = '(max-width: 44rem), (max-height: 30rem)';

const query = typeof matchMedia === 'function' ? matchMedia(PHONE) : null;

function follow(onChange: () => void): () => void {
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

export const usePhone = (): boolean => useSyncExternalStore(follow, () => query?.matches ?? false);
