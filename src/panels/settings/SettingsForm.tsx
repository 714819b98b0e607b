import { useRemembering } from '../../store/remembering';
import { CAMERAS, SPEEDS_OF_MOTION, useSettings } from '../../store/settings';
import './settings.css';

const MOTION_WORDS = { off: 'Off', slow: 'Slow', normal: 'Normal', fast: 'Fast' } as const;

const CAMERA_WORDS = { follow: 'Follows', still: 'Stays still' } as const;

const SWITCHES = [
  { key: 'sounds', name: 'Sounds', about: 'A few quiet sounds for dice, moves and damage.' },
  {
    key: 'turnForFarPlayer',
    name: 'The screen lies flat between you',
    about: 'What the far player reads comes to their edge and is turned towards them.',
  },
  { key: 'demo', name: 'Show how it works', about: 'The current step in large letters, with its rule in a sentence.' },
  { key: 'keepAwake', name: 'Keep the screen awake', about: 'While a game is on the table.' },
  {
    key: 'hints',
    name: 'Hints in a starter game',
    about: 'Whoever’s turn it is reads what matters at the choice. The menu has them in any game.',
  },
  {
    key: 'steady',
    name: 'Mind double clicks',
    about: 'A new question takes answers after a moment, so that no press answers two.',
  },
  {
    key: 'byNumber',
    name: 'Ships fly by number',
    about: 'Ships of one initiative activate by number. You are asked only where the order matters, or after an undo.',
  },
] as const;

/** Over plain http from another machine, and in some browsers anywhere. */
const NO_WAKE_LOCK = 'Your browser does not let this page do it.';

/** What a person likes at every table. Each change counts at once. */
export function SettingsForm() {
  const settings = useSettings();
  const isMissing = (key: string) => key === 'keepAwake' && !('wakeLock' in navigator);
  const lasts = useRemembering(({ works }) => works);
  return (
    <div className="settings-form">
      <p role="status" className="setting-about">
        {!lasts && 'This browser remembers nothing for this page: settings last until you close it.'}
      </p>
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
      <fieldset>
        <legend>Camera</legend>
        <p className="setting-about">Whether the table moves to what a question is about. F shows all of it.</p>
        <div className="setting-choices">
          {CAMERAS.map(camera => (
            <label key={camera}>
              <input
                type="radio"
                name="camera"
                checked={settings.camera === camera}
                onChange={() => settings.change({ camera })}
              />{' '}
              {CAMERA_WORDS[camera]}
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
            <span className="setting-about">{isMissing(key) ? NO_WAKE_LOCK : about}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
