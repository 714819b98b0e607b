import { useState } from 'react';
import { PLAYERS } from '../../engine/core/ids';
import { useSettings } from '../../store/settings';
import { NextRoll } from '../practice/NextRoll';
import { useTable } from '../table/useTable';
import { DemoSteps } from './DemoSteps';
import { DemoTools } from './DemoTools';
import { demoWords } from './demoWords';
import './DemoStrip.css';

/** For showing the game to somebody: the current step in large letters, its rule, and what each player may do. */
export function DemoStrip() {
  const { game, rules } = useTable();
  const on = useSettings(settings => settings.demo);
  const [setting, setSetting] = useState(false);
  if (!on) return null;
  const { step, rule, players } = demoWords(game, rules);
  return (
    <section className="demo-strip panel" aria-label="What is going on" data-covers>
      <DemoSteps />
      {setting ? (
        <NextRoll />
      ) : (
        <p className="demo-now">
          <b>Now: {step}.</b> {rule}
        </p>
      )}
      <ul hidden={setting}>
        {PLAYERS.map(player => (
          <li key={player} className={`side-${player}`}>
            <b>{game.setup.players[player].name}</b> {players[player].may}{' '}
            <span className="demo-why">{players[player].why}</span>
          </li>
        ))}
      </ul>
      <DemoTools setting={setting} onSet={setSetting} />
    </section>
  );
}
