import { wordProps } from '../../wordProps';
import { useTable } from '../useTable';
import { nowWords } from './nowWords';

const STEPS = [
  ['planning', 'Planning'],
  ['system', 'System'],
  ['activation', 'Activation'],
  ['engagement', 'Engagement'],
  ['end', 'End'],
] as const;

/** Which round of how many, which phase, and what is under way in it. */
export function PhaseBar() {
  const table = useTable();
  const { game, rules } = table;
  const { rounds } = rules.catalog.profile(game.setup.profile);
  const now = nowWords(table);
  return (
    <>
      <strong className="bar-round">
        {game.round === 0 ? 'Setup' : game.phase === 'over' ? 'Game over' : `Round ${game.round}`}
        {game.round > 0 && game.phase !== 'over' && !game.practice && <span className="bar-of">{` of ${rounds}`}</span>}
      </strong>
      <div className="bar-when">
        <ol className="bar-phases" aria-label="Phases">
          {STEPS.map(([phase, name]) => (
            <li key={phase} {...wordProps(`phase:${phase}`)} aria-current={game.phase === phase ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
        <p className="bar-now" title={now}>
          {now}
        </p>
      </div>
    </>
  );
}
