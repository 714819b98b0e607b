/**
 * A part of the page that does not come is usually one of a version that is no longer offered: then the page begins again in the
 * newer one, at the same address, so at the same question. Without a network it stays, and whoever asked for the part says so.
 */
export function watchMissingParts(): void {
  addEventListener('vite:preloadError', () => void reloadIfNewer().catch(() => undefined));
}

async function reloadIfNewer(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
  const response = await fetch(location.pathname, { cache: 'no-store' });
  if (!own || !response.ok || (await response.text()).includes(own)) return;
  location.reload();
}
