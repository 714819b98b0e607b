import type { Explained } from '../../../../engine';
import type { ObjectId } from '../../../../engine/core/ids';
import { useScreen } from '../../../../store/screen';
import { optionLabel, pieceName } from '../../labels';
import { useTable } from '../../useTable';
import { ReasonsTold } from '../ReasonsTold';
import './NotOffered.css';

interface Props {
  readonly title: string;
  /** Targets by their names alone: there is one weapon only. */
  readonly brief?: boolean;
}

/** What cannot be chosen, each with its reason, in plain sight; the board shows the measure of the one pointed at. */
export function NotOffered({ title, brief = false }: Props) {
  const { missing } = useTable();
  if (missing.length === 0) return null;
  return (
    <section className="not-offered" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {missing.map(one => (
          <NotOfferedOne key={one.key} one={one} brief={brief} />
        ))}
      </ul>
    </section>
  );
}

function NotOfferedOne({ one, brief }: { readonly one: Explained; readonly brief: boolean }) {
  const { key, subject } = one;
  const table = useTable();
  const pointed = useScreen(screen => screen.pointed === key);
  const show = useScreen(screen => screen.show);
  const lit: readonly ObjectId[] = subject.kind === 'target' ? [subject.target] : [];
  const name =
    brief && subject.kind === 'target'
      ? pieceName(table, subject.target)
      : optionLabel(table, { key, subject, then: [] });
  const point = () => show({ pointed: key, lit });
  const leave = () => show({ pointed: null, lit: [] });
  return (
    <li>
      <button
        type="button"
        className={pointed ? 'pointed' : undefined}
        onClick={point}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        <b>{name}:</b> <ReasonsTold one={one} />
      </button>
    </li>
  );
}
