import type { IconName } from '../../art/icons';
import { useGame } from '../../store/game';
import { nextStop, type StopKind } from '../../store/replay/stops';
import { Icon } from '../Icon';
import { SPEEDS, type Speed, useReplay } from './useReplay';
import { REPLAY_WORDS as words } from './words';

const JUMPS = ['round', 'phase', 'attack', 'kill'] as const satisfies readonly StopKind[];

/** Run, and step. */
export function Transport() {
  const { goTo, forward, back, run } = useReplay.getState();
  const length = useReplay(store => store.film?.steps.length ?? 0);
  const running = useReplay(store => store.running);
  const at = useGame(store => store.past.length);
  const [first, last] = [at === 0, at === length];
  return (
    <div className="replay-transport">
      <Press icon="skip" turned name={words.start} hint="Home" disabled={first} onPress={() => goTo(0)} />
      <Press icon="back" name={words.back} hint="Left" disabled={first} onPress={back} />
      <Press
        icon={running ? 'pause' : 'play'}
        name={running ? words.pause : words.run}
        hint="Space"
        strong
        onPress={() => run(!running)}
      />
      <Press icon="back" turned name={words.forward} hint="Right" disabled={last} onPress={forward} />
      <Press icon="skip" name={words.end} hint="End" disabled={last} onPress={() => goTo(length)} />
    </div>
  );
}

/** From moment to moment, and how fast it runs. */
export function Jumps() {
  const at = useGame(store => store.past.length);
  const speed = useReplay(store => store.speed);
  const setSpeed = useReplay(store => store.setSpeed);
  return (
    <ul className="replay-jumps">
      {JUMPS.map(kind => (
        <Jump key={kind} kind={kind} at={at} />
      ))}
      <li>
        <label>
          {words.speed}{' '}
          <select value={speed} onChange={({ target }) => setSpeed(target.value as Speed)}>
            {SPEEDS.map(one => (
              <option key={one} value={one}>
                {words.speeds[one]}
              </option>
            ))}
          </select>
        </label>
      </li>
    </ul>
  );
}

function Jump({ kind, at }: { readonly kind: (typeof JUMPS)[number]; readonly at: number }) {
  const stops = useReplay(store => store.stops);
  const toStop = useReplay(store => store.toStop);
  const { name, before, next } = words.jumps[kind];
  return (
    <li>
      <Press
        icon="back"
        name={before}
        disabled={nextStop(stops, kind, at, -1) === null}
        onPress={() => toStop(kind, -1)}
      />
      <span>{name}</span>
      <Press
        icon="back"
        turned
        name={next}
        disabled={nextStop(stops, kind, at, 1) === null}
        onPress={() => toStop(kind, 1)}
      />
    </li>
  );
}

interface PressProps {
  readonly icon: IconName;
  readonly turned?: boolean;
  readonly name: string;
  readonly hint?: string;
  readonly strong?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function Press({ icon, turned = false, name, hint, strong = false, disabled = false, onPress }: PressProps) {
  return (
    <button
      type="button"
      className={`icon-button${turned ? ' replay-turned' : ''}${strong ? ' accented' : ''}`}
      aria-label={name}
      title={hint ? `${name} (${hint})` : name}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
