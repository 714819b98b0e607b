import { lazy, Suspense, useState } from 'react';
import { FirstScreen } from './FirstScreen';

/** The table, its engine and its cards are fetched when a game begins. */
const Game = lazy(() => import('./table/Game').then(({ Game: component }) => ({ default: component })));

export function App() {
  const [playing, setPlaying] = useState(false);
  if (!playing) return <FirstScreen onStarter={() => setPlaying(true)} />;
  return (
    <Suspense fallback={<p className="loading">Laying out the table…</p>}>
      <Game onLeave={() => setPlaying(false)} />
    </Suspense>
  );
}
