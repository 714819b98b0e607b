import { PLAYERS } from '../../engine/core/ids';
import { useSettings } from '../../store/settings';
import { useTable } from '../table/useTable';
import { demoWords } from './demoWords';
import './DemoStrip.css';

/** For showing the game to somebody: the current step in large letters, its rule, and what each player may do. */
export function DemoStrip() {
  const { game, rules } = useTable();
  const on = useSettings(settings => settings.demo);
  if (!on) return null;
  const { step, rule, players } = demoWords(game, rules);
  return (
    <section className="demo-strip panel" aria-label="What is going on" data-covers>
      <div aria-live="polite">
        <h2>{step}</h2>
        <p className="demo-rule">{rule}</p>
      </div>
      <ul>
        {PLAYERS.map(player => (
          <li key={player} className={`side-${player}`}>
            <b>{game.setup.players[player].name}</b> {players[player].may}{' '}
            <span className="demo-why">{players[player].why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
