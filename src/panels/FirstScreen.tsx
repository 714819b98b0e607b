import { type ReactNode, useId, useState } from 'react';
import type { SavedGame } from '../store/saves/database';
import { SEAT_LEVELS, type SeatLevel } from '../store/seats';
import { go, useAddress } from './address';
import { DoorIcon } from './DoorIcon';
import { NameRuler } from './NameRuler';
import { NewHere, useHasLearnt } from './NewHere';
import { UpdateBand } from './offline/UpdateBand';
import { lastLevel, rememberLevel } from './opponent/lastLevel';
import { LEVEL_WORDS } from './opponent/words';
import { missionOf, standingOf } from './saves/savedWords';
import { useLatestGame } from './saves/useLatestGame';
import { TablePicture } from './TablePicture';
import { WORDS } from './words';
import './FirstScreen.css';

const words = WORDS.firstScreen;

interface Props {
  readonly onStarter: () => void;
  readonly onAlone: (level: SeatLevel) => void;
  readonly onContinue: (id: string) => void;
  readonly onFirstLesson: () => void;
  readonly onCoached: () => void;
  readonly onHinted: () => void;
}

export function FirstScreen({ onStarter, onAlone, onContinue, onFirstLesson, onCoached, onHinted }: Props) {
  const [play, alone, practice, learn] = words.doors;
  const game = useLatestGame();
  const learnt = useHasLearnt();
  const isNew = !game && !learnt;
  const astray = useAddress(store => store.astray);
  return (
    <div className="first-screen">
      <header className="welcome">
        <TablePicture />
        <div className="welcome-words">
          <h1>{words.title}</h1>
          <NameRuler />
          <p className="welcome-lead">{words.lead}</p>
        </div>
      </header>
      <main>
        <UpdateBand />
        {astray && (
          <p role="alert" className="astray">
            {astray}
          </p>
        )}
        {isNew && <NewHere onLesson={onFirstLesson} onCoached={onCoached} onHinted={onHinted} />}
        <h2 className="for-screen-readers">{words.doorsHeading}</h2>
        <ul className="doors">
          {game && <LatestGame game={game} onContinue={onContinue} />}
          <Door icon="play" wide {...play} more={<p id="starter-about">{words.starterAbout}</p>}>
            <button
              type="button"
              className={game || isNew ? undefined : 'accented'}
              aria-describedby="starter-about"
              onClick={onStarter}
            >
              {words.starter}
            </button>
            <button type="button" onClick={() => go('new')}>
              {words.newGame}
            </button>
          </Door>
          <AloneDoor words={alone} onAlone={onAlone} />
          <Door icon="practice" {...practice}>
            <button type="button" onClick={() => go('practice')}>
              {words.practice}
            </button>
            <button type="button" onClick={() => go('drills')}>
              {words.drills}
            </button>
            <button type="button" onClick={() => go('puzzles')}>
              {words.puzzles}
            </button>
            <button type="button" onClick={() => go('eye')}>
              {words.eye}
            </button>
          </Door>
          <Door icon="learn" {...learn}>
            <button type="button" onClick={() => go('learn')}>
              {words.learn}
            </button>
            <button type="button" onClick={() => go('rulebook')}>
              {words.rulebook}
            </button>
            <button type="button" onClick={() => go('positions')}>
              {words.positions}
            </button>
          </Door>
        </ul>
        <p className="also">
          <button type="button" onClick={() => go('squads')}>
            {words.squads}
          </button>
          <button type="button" onClick={() => go('saves')}>
            {words.saved}
          </button>
          <button type="button" onClick={() => go('settings')}>
            {words.settings}
          </button>
        </p>
      </main>
      <footer className="notice">{words.notice}</footer>
    </div>
  );
}

/** A whole game for one: the level that was chosen last is chosen again. */
function AloneDoor({ words: door, onAlone }: { readonly words: DoorWords; readonly onAlone: Props['onAlone'] }) {
  const [level, setLevel] = useState(lastLevel);
  const choose = (wanted: SeatLevel) => {
    setLevel(wanted);
    rememberLevel(wanted);
  };
  const about = useId();
  return (
    <Door
      icon="alone"
      wide
      {...door}
      more={<p id={about}>{`${LEVEL_WORDS[level].name}: ${LEVEL_WORDS[level].about}`}</p>}
    >
      <button type="button" aria-describedby={about} onClick={() => onAlone(level)}>
        {words.alone}
      </button>
      <select aria-label={words.aloneLevel} value={level} onChange={({ target }) => choose(target.value as SeatLevel)}>
        {SEAT_LEVELS.map(one => (
          <option key={one} value={one}>
            {LEVEL_WORDS[one].name}
          </option>
        ))}
      </select>
    </Door>
  );
}

type DoorWords = Pick<DoorProps, 'name' | 'about'>;

interface DoorProps {
  readonly icon: 'play' | 'alone' | 'practice' | 'learn';
  readonly name: string;
  readonly about: string;
  readonly wide?: boolean;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

function Door({ icon, name, about, wide = false, more, children }: DoorProps) {
  return (
    <li className={wide ? 'door door-wide' : 'door'}>
      <h3>
        <DoorIcon door={icon} />
        {name}
      </h3>
      <p>{about}</p>
      {more}
      <p className="door-buttons">{children}</p>
    </li>
  );
}

/** The way back in, before all other doors: the game that was on the table last. */
function LatestGame({ game, onContinue }: { readonly game: SavedGame; readonly onContinue: (id: string) => void }) {
  return (
    <li className="door door-lit">
      <h3>
        <DoorIcon door="continue" />
        {game.name}
      </h3>
      <p>
        {standingOf(game)}. {missionOf(game.setup)}.
      </p>
      <p className="door-buttons">
        <button type="button" className="accented" onClick={() => onContinue(game.id)}>
          {words.continue}
        </button>
      </p>
    </li>
  );
}
