import { useGame } from '../../../store/game';
import { go } from '../../address';
import { leave } from '../../leaving';

/** Once the game is over its seed is nobody's secret any more, and anybody may check the rolls. */
export function SeedLine({ id }: { readonly id: string | null }) {
  const record = useGame(store => store.record);
  const isOpen = useGame(store => store.options.openSeed !== undefined);
  if (!record) return null;
  return (
    <p className="over-seed">
      {isOpen ? 'Open seed' : 'Seed, secret until now'}: <b>{record.seed}</b>
      {id && (
        <button type="button" onClick={() => leave(() => go(`check/saved/${id}`))}>
          Check the rolls
        </button>
      )}
    </p>
  );
}
