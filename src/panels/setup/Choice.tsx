import { type ReactNode, useId } from 'react';
import './Choice.css';

export interface ChoiceProps<Id extends string> {
  readonly legend: ReactNode;
  readonly className?: string;
  readonly options: readonly { readonly id: Id; readonly name: string; readonly about?: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** A line about what is chosen. */
  readonly about?: string;
}

/** One of several, as radio buttons that look like what they choose. */
export function Choice<Id extends string>({
  legend,
  className = '',
  options,
  chosen,
  onChoose,
  about,
}: ChoiceProps<Id>) {
  const group = useId();
  return (
    <fieldset className={`choice ${className}`} aria-describedby={about ? `${group}about` : undefined}>
      <legend>{legend}</legend>
      <div className="choice-options">
        {options.map(option => (
          <label key={option.id} className="choice-option">
            <input
              type="radio"
              name={group}
              checked={option.id === chosen}
              onChange={() => onChoose(option.id)}
              aria-describedby={option.about ? `${group}${option.id}` : undefined}
              aria-label={option.name}
            />
            <span className="choice-name">{option.name}</span>
            {option.about && (
              <span className="choice-about" id={`${group}${option.id}`}>
                {option.about}
              </span>
            )}
          </label>
        ))}
      </div>
      {about && (
        <p className="choice-about" id={`${group}about`} aria-live="polite">
          {about}
        </p>
      )}
    </fieldset>
  );
}
