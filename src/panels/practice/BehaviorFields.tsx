import type { Behavior } from '../../engine/core/practice';
import { type ManeuverCode, parseManeuver } from '../../engine/core/vocabulary';
import { ManeuverList } from './ManeuverList';
import { MANNER_WORDS, MANNERS, type Manner } from './words';
import './fields.css';

interface Props {
  /** Whose behaviour it is, for those who cannot see beside what it stands. */
  readonly of: string;
  readonly behavior: Behavior;
  readonly dial: readonly ManeuverCode[];
  readonly onChange: (behavior: Behavior) => void;
}

/** What a target does with its dial; the page before and the panel at the table ask the same. */
export function BehaviorFields({ of, behavior, dial, onChange }: Props) {
  const speeds = straightSpeeds(dial);
  return (
    <div className="behavior">
      <label className="practice-field">
        <span>
          Behaviour <span className="for-screen-readers">of {of}</span>
        </span>
        <select
          value={mannerOf(behavior)}
          onChange={({ target }) => onChange(behaviorOf(target.value as Manner, dial))}
        >
          {MANNERS.map(manner => (
            <option key={manner} value={manner}>
              {MANNER_WORDS[manner]}
            </option>
          ))}
        </select>
      </label>
      {behavior.kind === 'straight' && (
        <label className="practice-field">
          <span>
            Speed <span className="for-screen-readers">of {of}</span>
          </span>
          <select
            value={speeds.includes(behavior.speed) ? behavior.speed : speeds[0]}
            onChange={({ target }) => onChange({ kind: 'straight', speed: Number(target.value) })}
          >
            {speeds.map(speed => (
              <option key={speed}>{speed}</option>
            ))}
          </select>
        </label>
      )}
      {behavior.kind === 'list' && (
        <ManeuverList
          of={of}
          dial={dial}
          maneuvers={behavior.maneuvers}
          onChange={maneuvers => onChange({ kind: 'list', maneuvers })}
        />
      )}
    </div>
  );
}

function mannerOf(behavior: Behavior): Manner {
  if (behavior.kind !== 'circle') return behavior.kind;
  return behavior.side === 'left' ? 'circleLeft' : 'circleRight';
}

function behaviorOf(manner: Manner, dial: readonly ManeuverCode[]): Behavior {
  switch (manner) {
    case 'straight': {
      const speeds = straightSpeeds(dial);
      return { kind: 'straight', speed: speeds.includes(2) ? 2 : (speeds[0] ?? 1) };
    }
    case 'circleLeft':
      return { kind: 'circle', side: 'left' };
    case 'circleRight':
      return { kind: 'circle', side: 'right' };
    case 'list':
      return { kind: 'list', maneuvers: dial.filter(isStraight).slice(0, 1) };
    case 'still':
    case 'chase':
      return { kind: manner };
  }
}

const isStraight = (code: ManeuverCode): boolean => parseManeuver(code).bearing === 'straight';

const straightSpeeds = (dial: readonly ManeuverCode[]): readonly number[] =>
  dial.filter(isStraight).map(code => parseManeuver(code).speed);
