import { useId } from 'react';
import type { ManeuverCode, PilotId } from '../../engine/core/vocabulary';
import { BehaviorFields } from './BehaviorFields';
import type { TargetDraft } from './draft';
import type { PilotChoice } from './pilots';

interface Props {
  readonly number: number;
  readonly target: TargetDraft;
  readonly pilots: readonly PilotChoice[];
  /** By name. */
  readonly upgrades: readonly string[];
  readonly dial: readonly ManeuverCode[];
  readonly onChange: (change: Partial<TargetDraft>) => void;
  /** Null where it is the only one. */
  readonly onRemove: (() => void) | null;
}

/** One target: its ship, what it does, and what it can take. */
export function TargetRow({ number, target, pilots, upgrades, dial, onChange, onRemove }: Props) {
  const title = useId();
  const name = `target ${number}`;
  return (
    <li className="target" aria-labelledby={title}>
      <div className="target-head">
        <h3 id={title}>Target {number}</h3>
        {onRemove && (
          <button type="button" className="plain-button" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </button>
        )}
      </div>
      <label className="practice-field">
        <span>
          Ship <span className="for-screen-readers">of {name}</span>
        </span>
        <select
          value={target.pilot}
          onChange={event => onChange({ pilot: event.target.value as PilotId, upgrades: [] })}
        >
          {pilots.map(({ id, name: pilot, shipType }) => (
            <option key={id} value={id}>
              {shipType} ({pilot})
            </option>
          ))}
        </select>
      </label>
      {upgrades.length > 0 && <p className="target-upgrades">{upgrades.join(', ')}</p>}
      <BehaviorFields of={name} behavior={target.behavior} dial={dial} onChange={behavior => onChange({ behavior })} />
      <TargetTraits
        of={name}
        shoots={target.shoots}
        endless={target.endless}
        onShoots={shoots => onChange({ shoots })}
        onEndless={endless => onChange({ endless })}
      />
    </li>
  );
}

interface TraitsProps {
  readonly of: string;
  readonly shoots: boolean;
  readonly endless: boolean;
  readonly onShoots: (shoots: boolean) => void;
  readonly onEndless: (endless: boolean) => void;
}

/** Whether it shoots, and whether it can be lost. */
export function TargetTraits({ of, shoots, endless, onShoots, onEndless }: TraitsProps) {
  return (
    <div className="traits">
      <label className="check">
        <input type="checkbox" checked={shoots} onChange={({ target }) => onShoots(target.checked)} />
        Shoots <span className="for-screen-readers">: {of}</span>
      </label>
      <label className="check" title="Destroyed, it is whole again at once.">
        <input type="checkbox" checked={endless} onChange={({ target }) => onEndless(target.checked)} />
        Endless hull <span className="for-screen-readers">: {of}</span>
      </label>
    </div>
  );
}
