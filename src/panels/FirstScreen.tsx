import { standingOf } from './saves/savedWords';
import { useLatestGame } from './saves/useLatestGame';
import { TableSketch } from './TableSketch';
import { WORDS } from './words';
import './FirstScreen.css';

const words = WORDS.firstScreen;

interface Props {
  readonly onStarter: () => void;
  readonly onNewGame: () => void;
  readonly onPractice: () => void;
  readonly onLearn: () => void;
  readonly onContinue: (id: string) => void;
  readonly onSquads: () => void;
  readonly onSaved: () => void;
  readonly onSettings: () => void;
}

export function FirstScreen({
  onStarter,
  onNewGame,
  onPractice,
  onLearn,
  onContinue,
  onSquads,
  onSaved,
  onSettings,
}: Props) {
  const [play, practice, learn] = words.doors;
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
          <li className="door door-opens">
            <h3>{practice.name}</h3>
            <p>{practice.about}</p>
            <p className="door-buttons">
              <button type="button" className="accented" onClick={onPractice}>
                {words.practice}
              </button>
            </p>
          </li>
          <li className="door door-opens">
            <h3>{learn.name}</h3>
            <p>{learn.about}</p>
            <p className="door-buttons">
              <button type="button" className="accented" onClick={onLearn}>
                {words.learn}
              </button>
            </p>
          </li>
        </ul>
        <p className="also">
          <button type="button" onClick={onSquads}>
            {words.squads}
          </button>
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
