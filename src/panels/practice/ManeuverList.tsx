import type { ManeuverCode } from '../../engine/core/vocabulary';
import { maneuverName } from '../table/labels/maneuvers';
import { dialRows } from '../table/question/dial/rows';
import { ManeuverMark } from '../table/rail/ManeuverMark';

const MOST = 12;

interface Props {
  readonly of: string;
  readonly dial: readonly ManeuverCode[];
  readonly maneuvers: readonly ManeuverCode[];
  readonly onChange: (maneuvers: readonly ManeuverCode[]) => void;
}

/** One maneuver a round, then from the start again; picked from the ship's own dial. */
export function ManeuverList({ of, dial, maneuvers, onChange }: Props) {
  const full = maneuvers.length >= MOST;
  return (
    <div className="maneuver-list">
      <ol aria-label={`Maneuvers of ${of}`}>
        {maneuvers.map((code, index) => (
          <li key={`${index} ${code}`}>
            <button
              type="button"
              aria-label={`Round ${index + 1}: ${maneuverName(code)}. Remove`}
              title="Remove"
              // The last one stays: a list of nothing says nothing.
              disabled={maneuvers.length === 1}
              onClick={() => onChange(maneuvers.filter((_, at) => at !== index))}
            >
              <ManeuverMark code={code} silent />
            </button>
          </li>
        ))}
      </ol>
      <details>
        <summary>Add from the dial</summary>
        {dialRows(dial).map(({ key, cells }) => (
          <div key={key} className="maneuver-row">
            {cells.map((code, column) =>
              code ? (
                <button
                  key={code}
                  type="button"
                  aria-label={`Add ${maneuverName(code)}`}
                  disabled={full}
                  onClick={() => onChange([...maneuvers, code])}
                >
                  <ManeuverMark code={code} silent />
                </button>
              ) : (
                <span key={column} />
              ),
            )}
          </div>
        ))}
      </details>
      <p className="choice-about">One a round, then from the start again.</p>
    </div>
  );
}
