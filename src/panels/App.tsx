import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { readAhead } from './ahead';
import { FirstScreen } from './FirstScreen';
import { leave } from './leaving';
import type { Brought } from './setup/offers';
import type { Opened } from './squads/SquadsScreen';
import { useSquadLink } from './squads/useSquadLink';
import type { Opening } from './table/Game';

/** Nothing of a room is waited for by the first screen. */
const Game = lazy(() => import('./table/Game').then(({ Game: component }) => ({ default: component })));
const SetupScreen = lazy(() =>
  import('./setup/SetupScreen').then(({ SetupScreen: component }) => ({ default: component })),
);
const PracticeScreen = lazy(() =>
  import('./practice/PracticeScreen').then(({ PracticeScreen: component }) => ({ default: component })),
);
const LearnScreen = lazy(() =>
  import('./learn/LearnScreen').then(({ LearnScreen: component }) => ({ default: component })),
);
const DrillsScreen = lazy(() =>
  import('./drills/DrillsScreen').then(({ DrillsScreen: component }) => ({ default: component })),
);
const SquadsScreen = lazy(() =>
  import('./squads/SquadsScreen').then(({ SquadsScreen: component }) => ({ default: component })),
);
const SavedGames = lazy(() =>
  import('./saves/SavedGames').then(({ SavedGames: component }) => ({ default: component })),
);
const SettingsScreen = lazy(() =>
  import('./settings/SettingsScreen').then(({ SettingsScreen: component }) => ({ default: component })),
);

/** Where in the house the player is. */
type Room =
  | { readonly kind: 'first' }
  /** With the squad that comes along, and the room that it comes from. */
  | { readonly kind: 'setup'; readonly brought: Brought | null; readonly from: Room }
  | { readonly kind: 'practice' }
  | { readonly kind: 'drills' }
  | { readonly kind: 'learn' }
  | { readonly kind: 'squads'; readonly link: string | null; readonly opened: Opened | null }
  | { readonly kind: 'saves' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'table'; readonly opening: Opening };

export function App() {
  const [room, setRoom] = useState<Room>({ kind: 'first' });
  useEffect(readAhead, []);
  const home = useCallback(() => setRoom({ kind: 'first' }), []);
  const open = useCallback((opening: Opening) => setRoom({ kind: 'table', opening }), []);
  useSquadLink(useCallback(link => leave(() => setRoom({ kind: 'squads', link, opened: null })), []));
  return (
    <Suspense fallback={<p className="loading">One moment …</p>}>
      {room.kind === 'first' && (
        <FirstScreen
          onStarter={() => open({ kind: 'starter' })}
          onAlone={level => open({ kind: 'alone', level })}
          onNewGame={() => setRoom({ kind: 'setup', brought: null, from: room })}
          onPractice={() => setRoom({ kind: 'practice' })}
          onDrills={() => setRoom({ kind: 'drills' })}
          onLearn={() => setRoom({ kind: 'learn' })}
          onContinue={id => open({ kind: 'saved', id })}
          onSquads={() => setRoom({ kind: 'squads', link: null, opened: null })}
          onSaved={() => setRoom({ kind: 'saves' })}
          onSettings={() => setRoom({ kind: 'settings' })}
        />
      )}
      {room.kind === 'setup' && (
        <SetupScreen
          brought={room.brought}
          onStart={(setup, options) => open({ kind: 'new', setup, options })}
          onBack={() => setRoom(room.from)}
        />
      )}
      {room.kind === 'practice' && (
        <PracticeScreen onStart={(setup, options) => open({ kind: 'new', setup, options })} onBack={home} />
      )}
      {room.kind === 'drills' && <DrillsScreen onBack={home} />}
      {room.kind === 'learn' && <LearnScreen onStarter={() => open({ kind: 'starter' })} onBack={home} />}
      {room.kind === 'squads' && (
        <SquadsScreen
          key={room.link}
          arriving={room.link}
          opened={room.opened}
          onPlay={(brought, opened) =>
            setRoom({ kind: 'setup', brought, from: { kind: 'squads', link: null, opened } })
          }
          onBack={home}
        />
      )}
      {room.kind === 'saves' && <SavedGames onOpen={id => open({ kind: 'saved', id })} onBack={home} />}
      {room.kind === 'settings' && <SettingsScreen onBack={home} />}
      {room.kind === 'table' && <Game opening={room.opening} onLeave={home} />}
    </Suspense>
  );
}
