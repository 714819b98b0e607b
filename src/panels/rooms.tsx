import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import type { Setup } from '../engine';
import { freshId } from '../store/chance';
import { useSettings } from '../store/settings';
import type { TableOptions } from '../store/tableOptions';
import { back, go, goAstray, replace, takenIn } from './address';
import { FirstScreen } from './FirstScreen';
import type { Brought } from './setup/offers';
import type { Opened } from './squads/SquadsScreen';
import type { Opening } from './table/Game';
import { WORDS } from './words';

/** What may come along from one room to the next, beside the address. */
export interface Along {
  readonly opening?: Opening;
  readonly brought?: Brought;
  readonly opened?: Opened;
  /** A link that brings a squad. */
  readonly link?: string;
}

export interface Room {
  /** For the browser's tab and its history. */
  readonly title: string;
  /** `part` is what follows the room's name in the address, as in `drills/joust`; null if nothing does. */
  readonly show: (part: string | null, along: Along) => ReactNode;
}

/** A room is fetched when it is entered: nothing of it is waited for by the first screen. */
function room<Props>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
  show: (Screen: LazyExoticComponent<ComponentType<Props>>, part: string | null, along: Along) => ReactNode,
): Room {
  const Screen = lazy(async () => ({ default: await load() }));
  return { title, show: (part, along) => show(Screen, part, along) };
}

const { astray, rooms: titles } = WORDS;
const home = () => back('');
const play = (opening: Opening) => go(`game/${freshId()}`, { opening });
/** Against the gentlest opponent, with a coach in the margin. */
const playCoached = () => play({ kind: 'alone', level: 'recruit', coached: true });
/** For two, with hints: then from now on. */
const playHinted = () => {
  useSettings.getState().change({ hints: true });
  play({ kind: 'starter' });
};
/** The form behind a game has served: Back leads past it. */
const begin = (setup: Setup, options: TableOptions) =>
  replace(`game/${freshId()}`, { opening: { kind: 'new', setup, options } });

/**
 * Every room, by its name in the address: `#drills` is `drills`. A new room is one entry here, with its title in `words.ts`, and
 * a door to it anywhere, `onClick={() => go('name')}`; its Back is `home`. What it shows of `part` survives a reload.
 */
export const ROOMS: Readonly<Record<string, Room>> = {
  '': {
    title: '',
    show: () => (
      <FirstScreen
        onStarter={() => play({ kind: 'starter' })}
        onAlone={level => play({ kind: 'alone', level })}
        onContinue={id => go(`game/${id}`)}
        onFirstLesson={() => go('learn/flying')}
        onCoached={playCoached}
        onHinted={playHinted}
      />
    ),
  },
  new: room(
    titles.new,
    () => import('./setup/SetupScreen').then(({ SetupScreen }) => SetupScreen),
    (Screen, _, { brought }) => <Screen brought={brought ?? null} onStart={begin} onBack={() => back()} />,
  ),
  practice: room(
    titles.practice,
    () => import('./practice/PracticeScreen').then(({ PracticeScreen }) => PracticeScreen),
    Screen => <Screen onStart={begin} onBack={home} />,
  ),
  drills: room(
    titles.drills,
    () => import('./drills/DrillsScreen').then(({ DrillsScreen }) => DrillsScreen),
    (Screen, part) => (
      <Screen
        drill={part}
        onDrill={id => go(`drills/${id}`)}
        onList={() => back('drills')}
        onUnknown={() => goAstray(astray.drill)}
        onBack={home}
      />
    ),
  ),
  puzzles: room(
    titles.puzzles,
    () => import('./puzzles/PuzzlesScreen').then(({ PuzzlesScreen }) => PuzzlesScreen),
    (Screen, part) => (
      <Screen
        puzzle={part}
        onPuzzle={number => go(`puzzles/${number}`)}
        onList={() => back('puzzles')}
        onUnknown={() => goAstray(astray.puzzle)}
        onBack={home}
      />
    ),
  ),
  eye: room(
    titles.eye,
    () => import('./eye/EyeRoom').then(({ EyeRoom }) => EyeRoom),
    Screen => <Screen onBack={home} />,
  ),
  learn: room(
    titles.learn,
    () => import('./learn/LearnScreen').then(({ LearnScreen }) => LearnScreen),
    (Screen, part) => (
      <Screen
        lesson={part}
        onLesson={id => go(`learn/${id}`)}
        onList={() => back('learn')}
        onUnknown={() => goAstray(astray.lesson)}
        onGame={playCoached}
        onStarter={() => play({ kind: 'starter' })}
        onBack={home}
      />
    ),
  ),
  rulebook: room(
    titles.rulebook,
    () => import('./rulebook/RulebookScreen').then(({ RulebookScreen }) => RulebookScreen),
    (Screen, part) => (
      <Screen
        entry={part}
        onEntry={id => go(`rulebook/${id}`)}
        onList={() => go('rulebook')}
        onUnknown={() => goAstray(astray.entry)}
        onStepBack={() => back()}
        onBack={() => go('')}
      />
    ),
  ),
  positions: room(
    titles.positions,
    () => import('./shelf/ShelfScreen').then(({ ShelfScreen }) => ShelfScreen),
    (Screen, part) => (
      <Screen
        position={part}
        onPosition={id => go(`positions/${id}`)}
        onGame={id => go(`game/${id}`)}
        onList={() => back('positions')}
        onUnknown={() => goAstray(astray.position)}
        onBack={home}
      />
    ),
  ),
  squads: room(
    titles.squads,
    () => import('./squads/SquadsScreen').then(({ SquadsScreen }) => SquadsScreen),
    (Screen, part, { opened, link }) => (
      <Screen
        squad={part}
        opened={opened ?? null}
        arriving={link ?? null}
        onArrived={takenIn}
        onSquad={one => go(`squads/${one.own.id}`, { opened: one })}
        onShelf={() => back('squads')}
        onPlay={(brought, workbench) => {
          // Back from there finds it as it was, even where nothing is kept.
          if (workbench) replace(`squads/${workbench.own.id}`, { opened: workbench });
          go('new', { brought });
        }}
        onBack={home}
      />
    ),
  ),
  saves: room(
    titles.saves,
    () => import('./saves/SavedGames').then(({ SavedGames }) => SavedGames),
    Screen => <Screen onOpen={id => go(`game/${id}`)} onReplay={id => go(`replay/saved/${id}`)} onBack={home} />,
  ),
  replay: room(
    titles.replay,
    () => import('./replay/ReplayScreen').then(({ ReplayScreen }) => ReplayScreen),
    (Screen, part) => (
      <Screen
        part={part}
        onPart={now => replace(`replay/${now}`)}
        onPlay={id => go(`game/${id}`)}
        onUnknown={() => goAstray(astray.replay)}
        onLeave={() => back()}
      />
    ),
  ),
  check: room(
    titles.check,
    () => import('./check/CheckScreen').then(({ CheckScreen }) => CheckScreen),
    (Screen, part) => <Screen part={part} onPart={now => replace(`check/${now}`)} onBack={() => back()} />,
  ),
  settings: room(
    titles.settings,
    () => import('./settings/SettingsScreen').then(({ SettingsScreen }) => SettingsScreen),
    Screen => <Screen onBack={home} />,
  ),
  game: room(
    titles.game,
    () => import('./table/Game').then(({ Game }) => Game),
    (Screen, id, { opening }) => (
      <Screen key={id} id={id ?? ''} opening={opening ?? null} onLaid={takenIn} onLeave={home} />
    ),
  ),
};
