import { ROW_GAPS } from '../../../board/placing/row';
import { aheadOf } from '../../../board/placing/start';
import { usePlacing } from '../../../board/placing/store';
import { useTable } from '../useTable';

/** Facing straight away from the player's own edge. */
export function SquareButton() {
  const { decision } = useTable();
  const { face } = usePlacing.getState();
  return (
    <button type="button" onClick={() => face(aheadOf(decision!.player))}>
      Square to my edge
    </button>
  );
}

/** The gap that a row begins with: a template's width. */
const USUAL_GAP = 20;

/** All ships of this turn abreast, and how far apart. */
export function RowChoice() {
  const { decision } = useTable();
  const rowGap = usePlacing(hand => hand.rowGap);
  const { set, putDown } = usePlacing.getState();
  if (rowGap === null) {
    return (
      <button type="button" onClick={() => set({ rowGap: USUAL_GAP })}>
        {`All ${decision!.options.length} in a row`}
      </button>
    );
  }
  const widen = (gap: number) => {
    putDown();
    set({ rowGap: gap });
  };
  return (
    <>
      <label className="place-gap">
        Gap
        <select value={rowGap} onChange={({ target }) => widen(Number(target.value))}>
          {ROW_GAPS.map(gap => (
            <option key={gap} value={gap}>
              {gap === 0 ? 'touching' : `${gap} mm`}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => set({ rowGap: null })}>
        One at a time
      </button>
    </>
  );
}
