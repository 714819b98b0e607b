import type { Option } from '../../../engine/core/decision';
import { useScreen } from '../../../store/screen';
import { optionLabel } from '../labels';
import { useTable } from '../useTable';

/** The answers as buttons; pointing at one shows it on the board. */
export function Answers() {
  const { decision } = useTable();
  const narrowed = useScreen(screen => screen.narrowed);
  const show = useScreen(screen => screen.show);
  const all = decision!.options;
  const listed = narrowed ? all.filter(({ key }) => narrowed.includes(key)) : all;
  return (
    <div className="answers">
      {listed.map(option => (
        <AnswerButton key={option.key} option={option} />
      ))}
      {narrowed && (
        <button type="button" onClick={() => show({ narrowed: null })}>
          Show all answers
        </button>
      )}
    </div>
  );
}

export function AnswerButton({ option }: { readonly option: Option }) {
  const table = useTable();
  const pointed = useScreen(screen => screen.pointed === option.key);
  const show = useScreen(screen => screen.show);
  return (
    <button
      type="button"
      className={pointed ? 'pointed' : undefined}
      onClick={() => table.choose(option)}
      onPointerEnter={() => show({ pointed: option.key })}
      onPointerLeave={() => show({ pointed: null })}
      onFocus={() => show({ pointed: option.key })}
      onBlur={() => show({ pointed: null })}
    >
      {optionLabel(table, option)}
    </button>
  );
}
