import { TableSketch } from './TableSketch';
import { WORDS } from './words';
import './FirstScreen.css';

const words = WORDS.firstScreen;

function Door({ door, onOpen }: { door: (typeof words.doors)[number]; onOpen: (() => void) | undefined }) {
  return (
    <li className="door">
      <h3>{door.name}</h3>
      <p>{door.about}</p>
      {onOpen ? (
        <button type="button" className="accented door-open" onClick={onOpen}>
          {words.starter}
        </button>
      ) : (
        <p className="door-state">
          <strong>{words.notBuiltYet}</strong> {door.waitsFor}
        </p>
      )}
    </li>
  );
}

/** The doors become buttons when there is something behind them. */
export function FirstScreen({ onStarter }: { onStarter?: () => void }) {
  return (
    <div className="first-screen">
      <header className="welcome">
        <div className="welcome-words">
          <h1>{words.title}</h1>
          <p className="welcome-lead">{words.lead}</p>
          <p className="welcome-state">{words.state}</p>
        </div>
        <div className="welcome-sketch">
          <TableSketch />
        </div>
      </header>
      <main>
        <h2 className="for-screen-readers">{words.doorsHeading}</h2>
        <ul className="doors">
          {words.doors.map(door => (
            <Door key={door.name} door={door} onOpen={door.name === words.doors[0].name ? onStarter : undefined} />
          ))}
        </ul>
        <p className="later">{words.later}</p>
      </main>
      <footer className="notice">{words.notice}</footer>
    </div>
  );
}
