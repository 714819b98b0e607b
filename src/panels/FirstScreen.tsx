import { standingOf } from './saves/savedWords';
import { useLatestGame } from './saves/useLatestGame';
import { TableSketch } from './TableSketch';
import { WORDS } from './words';
import './FirstScreen.css';

const words = WORDS.firstScreen;

interface Props {
  readonly onStarter: () => void;
  readonly onNewGame: () => void;
  readonly onContinue: (id: string) => void;
  readonly onSaved: () => void;
  readonly onSettings: () => void;
}

/** The doors become buttons when there is something behind them. */
export function FirstScreen({ onStarter, onNewGame, onContinue, onSaved, onSettings }: Props) {
  const [play, ...others] = words.doors;
  return (
    <div className="first-screen">
      <header className="welcome">
        <div className="welcome-words">
          <h1>{words.title}</h1>
          <p className="welcome-lead">{words.lead}</p>
          <LatestGame onContinue={onContinue} />
        </div>
        <div className="welcome-sketch">
          <TableSketch />
        </div>
      </header>
      <main>
        <h2 className="for-screen-readers">{words.doorsHeading}</h2>
        <ul className="doors">
          <li className="door door-opens">
            <h3>{play.name}</h3>
            <p>{play.about}</p>
            <p className="door-buttons">
              <button type="button" className="accented" onClick={onStarter}>
                {words.starter}
              </button>
              <button type="button" className="accented" onClick={onNewGame}>
                {words.newGame}
              </button>
            </p>
          </li>
          {others.map(door => (
            <li key={door.name} className="door">
              <h3>{door.name}</h3>
              <p>{door.about}</p>
              <p className="door-state">
                <strong>{words.notBuiltYet}</strong> {door.waitsFor}
              </p>
            </li>
          ))}
        </ul>
        <p className="also">
          <button type="button" onClick={onSaved}>
            {words.saved}
          </button>
          <button type="button" onClick={onSettings}>
            {words.settings}
          </button>
        </p>
      </main>
      <footer className="notice">{words.notice}</footer>
    </div>
  );
}

/** The way back in: the game that was on the table last. */
function LatestGame({ onContinue }: { readonly onContinue: (id: string) => void }) {
  const game = useLatestGame()?.game;
  if (!game) return null;
  return (
    <p className="welcome-continue">
      <button type="button" className="accented" onClick={() => onContinue(game.id)}>
        {words.continue}
      </button>
      <span>
        {game.name}: {standingOf(game)}
      </span>
    </p>
  );
}
