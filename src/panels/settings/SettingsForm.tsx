import { SPEEDS_OF_MOTION, useSettings } from '../../store/settings';
import './settings.css';

const MOTION_WORDS = { off: 'Off', slow: 'Slow', normal: 'Normal', fast: 'Fast' } as const;

const SWITCHES = [
  { key: 'sounds', name: 'Sounds', about: 'A few quiet sounds for dice, moves and damage.' },
  {
    key: 'turnForFarPlayer',
    name: 'Turn towards the far player',
    about: 'Board and question turn round when it is the far player’s turn: for a tablet lying between you.',
  },
  { key: 'demo', name: 'Show how it works', about: 'The current step in large letters, with its rule in a sentence.' },
  { key: 'keepAwake', name: 'Keep the screen awake', about: 'While a game is on the table.' },
] as const;

/** What a person likes at every table. Each change counts at once. */
export function SettingsForm() {
  const settings = useSettings();
  return (
    <div className="settings-form">
      <fieldset>
        <legend>Motion</legend>
        <p className="setting-about">How fast ships fly and dice fall. A tap always skips it.</p>
        <div className="setting-choices">
          {SPEEDS_OF_MOTION.map(speed => (
            <label key={speed}>
              <input
                type="radio"
                name="motion"
                checked={settings.motion === speed}
                onChange={() => settings.change({ motion: speed })}
              />{' '}
              {MOTION_WORDS[speed]}
            </label>
          ))}
        </div>
      </fieldset>
      {SWITCHES.map(({ key, name, about }) => (
        <label key={key} className="setting-switch">
          <input
            type="checkbox"
            checked={settings[key]}
            onChange={({ target }) => settings.change({ [key]: target.checked })}
          />
          <span>
            <b>{name}</b>
            <span className="setting-about">{about}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
