import type { Owned } from './useOwned';

/** Leaves only what there is a model or a card left of; nothing where nobody counted any. */
export function OwnedToggle({ collection, only, onOnly }: Owned) {
  if (!collection) return null;
  return (
    <label className="picker-all" title="Leaves out what is not in your collection, or is all in this squad already.">
      <input type="checkbox" checked={only} onChange={({ target }) => onOnly(target.checked)} />
      What I own
    </label>
  );
}
