import { useScreen } from '../../../store/screen';
import { optionLabel } from '../labels';
import { useTable } from '../useTable';
import { Answers } from './Answers';

/** Whom to attack, and with what; the choice is confirmed before its costs are paid. */
export function AttackTargets() {
  const table = useTable();
  const [picked] = useScreen(screen => screen.picks);
  const show = useScreen(screen => screen.show);
  const option = table.decision!.options.find(({ key }) => key === picked);
  if (!option) return <Answers />;
  return (
    <div className="answers">
      <button type="button" className="accented" onClick={() => table.answer({ option: option.key })}>
        Attack {optionLabel(table, option)}
      </button>
      <button type="button" onClick={() => show({ picks: [] })}>
        Back
      </button>
    </div>
  );
}
