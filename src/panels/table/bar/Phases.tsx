import { wordProps } from '../../wordProps';
import { useTold } from '../stage/useTold';
import { useTable } from '../useTable';
import { nowWords } from './nowWords';

export const PHASES = [
  ['planning', 'Planning'],
  ['system', 'System'],
  ['activation', 'Activation'],
  ['engagement', 'Engagement'],
  ['end', 'End'],
] as const;

/** Which phase, and what is under way in it. */
export function Phases() {
  const table = useTable();
  const { game } = table;
  const now = nowWords(table, useTold() !== null);
  return (
    <div className="bar-when panel">
      <ol className="bar-phases" aria-label="Phases">
        {PHASES.map(([phase, name]) => (
          <li key={phase} {...wordProps(`phase:${phase}`)} aria-current={game.phase === phase ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      <p className="bar-now" title={now}>
        {now}
      </p>
    </div>
  );
}
