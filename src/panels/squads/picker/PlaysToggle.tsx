import { Fetching } from '../../setup/Fetching';
import type { Plays } from './usePlays';

/** Leaves only the cards that need no hands. */
export function PlaysToggle({ loading, only, onOnly }: Plays) {
  if (loading.kind !== 'ready') return <Fetching what="the marks of cards played by hand" loading={loading} />;
  return (
    <label className="picker-all" title="Leaves out cards that are played by hand, whole or in part.">
      <input type="checkbox" checked={only} onChange={({ target }) => onOnly(target.checked)} />
      The table plays it
    </label>
  );
}
