import { PROFILES, type ScenarioId } from '../../engine/core/vocabulary';
import { HELP_LEVELS } from '../../store/tableOptions';
import { Choice } from './Choice';
import { DiceChoices } from './DiceChoices';
import { CLOCK_MINUTES, type Draft, scenarioOf } from './draft';
import { HELP_WORDS, PROFILE_WORDS, SCENARIO_NAMES, scenarioAbout } from './words';

interface GameChoicesProps {
  readonly draft: Draft;
  /** The scenarios of the point system. */
  readonly offered: readonly ScenarioId[];
  readonly onChange: (change: Partial<Omit<Draft, 'players'>>) => void;
}

/** What both players agree on. */
export function GameChoices({ draft, offered, onChange }: GameChoicesProps) {
  const scenario = scenarioOf(draft, offered);
  const scenarios = [...offered, 'random' as const].map(id => ({ id, name: SCENARIO_NAMES[id] }));
  return (
    <section className="setup-game" aria-labelledby="setup-game">
      <h2 id="setup-game" className="for-screen-readers">
        The game
      </h2>
      <Choice
        legend="Squads of"
        className="choice-cards"
        options={PROFILES.map(id => ({ id, ...PROFILE_WORDS[id] }))}
        chosen={draft.profile}
        onChoose={profile => onChange({ profile })}
      />
      <Choice
        legend="Scenario"
        className="choice-list"
        options={scenarios}
        chosen={scenario}
        onChoose={id => onChange({ scenario: id })}
        about={scenarioAbout(scenario, draft.profile)}
      />
      <Choice
        legend="Help at the table"
        className="choice-row"
        options={HELP_LEVELS.map(id => ({ id, name: HELP_WORDS[id].name }))}
        chosen={draft.help}
        onChoose={help => onChange({ help })}
        about={HELP_WORDS[draft.help].about}
      />
      <DiceChoices draft={draft} onChange={onChange} />
      <label className="setup-clock">
        <input type="checkbox" checked={draft.clock} onChange={({ target }) => onChange({ clock: target.checked })} />
        Play against a clock of {CLOCK_MINUTES} minutes
      </label>
    </section>
  );
}
