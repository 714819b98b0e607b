let asked = false;

/** Asks the browser, once there is a game worth it, not to clear this page's storage when room gets short. */
export function askToKeep(): void {
  if (asked || !('storage' in navigator) || typeof navigator.storage.persist !== 'function') return;
  asked = true;
  // It may say no, and games are kept all the same, as long as there is room.
  navigator.storage.persist().catch(() => undefined);
}
