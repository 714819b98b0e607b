import { type LaidPiece, mayLie } from '../../../board/placing/laid';
import type { ObjectId } from '../../../engine/core/ids';
import { reasonWords } from '../../reasons';
import { type Names, pieceName } from '../labels';
import { useTable } from '../useTable';

/** Whether what is in hand may lie here, and why not, in words. */
export function Verdict({ laid }: { readonly laid: readonly LaidPiece[] }) {
  const names = useTable();
  const wrong = laid.filter(one => !mayLie(one));
  const well = laid.length > 1 ? 'All of them may lie here.' : 'It may lie here.';
  return (
    <p role="status" className={`place-verdict${wrong.length > 0 ? ' place-wrong' : ''}`}>
      {wrong.length === 0 ? well : wrongWords(names, wrong, laid.length > 1)}
    </p>
  );
}

function wrongWords(names: Names, wrong: readonly LaidPiece[], named: boolean): string {
  const nameOf = (id: string) => pieceName(names, id as ObjectId);
  return wrong
    .map(({ piece, reasons }) => {
      const words = reasons.map(reason => reasonWords(reason, nameOf)).join(' ');
      return named ? `${nameOf(piece)}: ${words}` : words;
    })
    .join(' ');
}
