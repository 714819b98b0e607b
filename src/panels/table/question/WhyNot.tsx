import type { Topic } from '../../../engine/core/decision';
import type { ObjectId } from '../../../engine/core/ids';
import { useScreen } from '../../../store/screen';
import { reasonWords } from '../../reasons';
import { optionLabel, pieceName } from '../labels';
import { useTable } from '../useTable';

/** A dial's missing maneuvers stand in its grid; targets and dice have their own lists. */
const SHOWN_ELSEWHERE: readonly Topic['kind'][] = ['setDials', 'chooseAttack', 'modifyDice', 'rerollDice'];

/** What a player would look for and may not do, each with its reason; the board shows the measure of the one pointed at. */
export function WhyNot() {
  const table = useTable();
  const { missing, decision } = table;
  const pointed = useScreen(screen => screen.pointed);
  const show = useScreen(screen => screen.show);
  const nameOf = (id: string) => pieceName(table, id as ObjectId);
  if (missing.length === 0 || !decision || SHOWN_ELSEWHERE.includes(decision.topic.kind)) return null;
  return (
    <details className="why-not">
      <summary>Why not … ?</summary>
      <ul>
        {missing.map(({ key, subject, reasons }) => (
          <li key={key}>
            <button
              type="button"
              className={`why-not-one${pointed === key ? ' pointed' : ''}`}
              onClick={() => show({ pointed: key })}
              onPointerEnter={() => show({ pointed: key })}
              onFocus={() => show({ pointed: key })}
            >
              <b>{optionLabel(table, { key, subject, then: [] })}</b>:{' '}
              {reasons.map(reason => reasonWords(reason, nameOf)).join(' ')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
