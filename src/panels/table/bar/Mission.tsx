import type { ScenarioId } from '../../../engine/core/vocabulary';
import { SCENARIO_NAMES, SCENARIO_SHORT, scenarioAbout, scenarioScores } from '../../setup/words';
import { useTold } from '../stage/useTold';
import { useTable } from '../useTable';
import { Clock } from './Clock';
import { nowWords } from './nowWords';
import { PHASES } from './Phases';

/** Which round of how many, the mission and what earns points in it: always in sight. */
export function Mission() {
  const table = useTable();
  const { game, rules, options } = table;
  const { setup, round, phase, practice, endsAfterRound } = game;
  const { rounds, scoreToWin } = rules.catalog.profile(setup.profile);
  const scenario = setup.scenario in SCENARIO_NAMES ? (setup.scenario as keyof typeof SCENARIO_NAMES) : null;
  const phaseName = PHASES.find(([one]) => one === phase)?.[1];
  const telling = useTold() !== null;
  const now = [phaseName, nowWords(table, telling)].filter(Boolean).join(' · ');
  const goal = scenario && scenario !== 'random' ? scenarioAbout(scenario, setup.profile) : null;
  return (
    <section className="mission panel" aria-label="Mission" data-covers>
      <p className="mission-head">
        <strong className="bar-round">
          {round === 0 ? 'Setup' : phase === 'over' ? 'Game over' : `Round ${round}`}
          {round > 0 && phase !== 'over' && !practice && (
            <span className="bar-of">/{endsAfterRound ? round : rounds}</span>
          )}
        </strong>
        {options.clockMinutes !== null && <Clock key={options.clockMinutes} minutes={options.clockMinutes} />}
      </p>
      {/* Where the phases have no place of their own, and the goal no room. */}
      <p className="mission-now">{now}</p>
      <p className="mission-name">
        {practice ? 'Practice' : scenario ? SCENARIO_NAMES[scenario] : 'No mission'}
        {goal && !practice && (
          <span className="mission-short">
            {SCENARIO_SHORT[scenario as keyof typeof SCENARIO_SHORT]}, {scoreToWin} points win
          </span>
        )}
      </p>
      {goal && !practice && (
        <p className="mission-goal" title={goal}>
          {scenarioScores(scenario as ScenarioId, setup.profile)}{' '}
          <span className="mission-win">{scoreToWin} points win.</span>
        </p>
      )}
    </section>
  );
}
