import { create } from 'zustand';

interface UpdateStore {
  /** A newer version that was fetched and waits to be asked in. */
  readonly waiting: ServiceWorker | null;
}

export const useUpdate = create<UpdateStore>()(() => ({ waiting: null }));

const HOUR = 3_600_000;

/** Has the whole game kept in the browser, where it may be: not on plain http, and not while it is being developed. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, {
    updateViaCache: 'none',
  });
  const hear = () => {
    // Without a version that is at work there is nothing to replace.
    const { waiting, active } = registration;
    useUpdate.setState({ waiting: active ? waiting : null });
  };
  hear();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', hear));
  registration.installing?.addEventListener('statechange', hear);
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  });
}

/** Only when the player says so: this page begins again in the newer version, others stay as they are. */
export function takeUpdate(): void {
  const { waiting } = useUpdate.getState();
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}

/** Not now; it is asked again when the page is next opened. */
export const putOffUpdate = (): void => useUpdate.setState({ waiting: null });
