import { Suspense, useEffect } from 'react';
import { followBrowser, goAstray, useAddress } from './address';
import { readAhead } from './ahead';
import { ROOMS } from './rooms';
import { WORDS } from './words';

const { title } = WORDS.firstScreen;

/** The room at the page's address. */
export function App() {
  const address = useAddress(store => store.address);
  const along = useAddress(store => store.along);
  const [name = '', ...parts] = address.split('/');
  const room = Object.hasOwn(ROOMS, name) ? ROOMS[name] : undefined;
  useEffect(followBrowser, []);
  useEffect(readAhead, []);
  useEffect(() => {
    if (!room) goAstray(WORDS.astray.room);
    document.title = room?.title ? `${room.title} · ${title}` : title;
  }, [room]);
  return (
    <Suspense fallback={<p className="loading">One moment …</p>}>{room?.show(parts.join('/') || null, along)}</Suspense>
  );
}
