import type { Explained } from '../../../engine';
import type { ObjectId } from '../../../engine/core/ids';
import type { Reason } from '../../../engine/core/reason';
import { reasonWords } from '../../reasons';
import { Terms } from '../../rulebook/Terms';
import { pieceName } from '../labels';
import { cardBehind } from '../labels/cardBehind';
import { useCardWords, wordsOf } from '../labels/useCardWords';
import { useTable } from '../useTable';

/** What only the card itself can tell: beside these its words are shown. */
const CARDS_OWN: readonly Reason['kind'][] = ['ownCondition', 'notMeant', 'nothingLaid', 'noTarget'];

/** Why something is not offered; where it lies in what a card asks for, what the card says. */
export function ReasonsTold({ one: { subject, reasons } }: { readonly one: Explained }) {
  const table = useTable();
  const words = useCardWords(table);
  const card = reasons.some(({ kind }) => CARDS_OWN.includes(kind)) ? cardBehind(subject) : null;
  const says = card && wordsOf(table, words, card);
  return (
    <>
      <Terms text={reasons.map(reason => reasonWords(reason, id => pieceName(table, id as ObjectId))).join(' ')} />
      {says && (
        <span className="card-says">
          The card: <Terms text={says} />
        </span>
      )}
    </>
  );
}
