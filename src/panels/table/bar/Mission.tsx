import { SCENARIO_NAMES, scenarioAbout } from '../../setup/words';
import { useTable } from '../useTable';
import { Clock } from './Clock';

/** Which round of how many, the mission and what earns points in it: always in sight. */
export function Mission() {
  const { game, rules, options } = useTable();
  const { setup, round, phase, practice } = game;
  const { rounds, scoreToWin } = rules.catalog.profile(setup.profile);
  const scenario = setup.scenario in SCENARIO_NAMES ? (setup.scenario as keyof typeof SCENARIO_NAMES) : null;
  const goal = scenario && scenario !== 'random' ? scenarioAbout(scenario, setup.profile) : null;
  return (
    <section className="mission panel" aria-label="Mission">
      <p className="mission-head">
        <strong className="bar-round">
          {round === 0 ? 'Setup' : phase === 'over' ? 'Game over' : `Round ${round}`}
          {round > 0 && phase !== 'over' && !practice && <span className="bar-of">/{rounds}</span>}
        </strong>
        {options.clockMinutes !== null && <Clock key={options.clockMinutes} minutes={options.clockMinutes} />}
      </p>
      <p className="mission-name">{practice ? 'Practice' : scenario ? SCENARIO_NAMES[scenario] : 'No mission'}</p>
      {goal && !practice && (
        <p className="mission-goal" title={goal}>
          {goal} <span className="mission-win">{scoreToWin} points win.</span>
        </p>
      )}
    </section>
  );
}
