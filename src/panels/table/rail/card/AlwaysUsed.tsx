import { isOfCard } from '../../../../store/always';
import { useGame } from '../../../../store/game';
import { useTable } from '../../useTable';

/** Of a card that is used by itself: the way back. */
export function AlwaysUsed({ ship, source }: { readonly ship: string; readonly source: string }) {
  const { options } = useTable();
  const setOptions = useGame(store => store.setOptions);
  const always = options.always ?? [];
  const kept = always.filter(key => !isOfCard(key, ship, source));
  if (kept.length === always.length) return null;
  return (
    <p className="card-now">
      <b>Always used</b> where it costs nothing.{' '}
      <button type="button" className="quiet-answer" onClick={() => setOptions({ always: kept })}>
        Ask again
      </button>
    </p>
  );
}
