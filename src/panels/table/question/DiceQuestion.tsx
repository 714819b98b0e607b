import { useScreen } from '../../../store/screen';
import { optionLabel } from '../labels';
import { useTable } from '../useTable';
import { Answers } from './Answers';
import { DiceTray } from './DiceTray';

/** The dice of the attack, and what may be done to them. */
export function DiceQuestion() {
  const { decision } = useTable();
  return (
    <>
      <DiceTray />
      {decision!.ask.kind === 'some' ? <PickDice /> : <Answers />}
    </>
  );
}

function PickDice() {
  const table = useTable();
  const { options, ask } = table.decision!;
  const picks = useScreen(screen => screen.picks);
  const togglePick = useScreen(screen => screen.togglePick);
  if (ask.kind !== 'some') return null;
  return (
    <div className="answers">
      {options.map(option => (
        <button
          key={option.key}
          type="button"
          aria-pressed={picks.includes(option.key)}
          onClick={() => togglePick(option.key)}
        >
          {optionLabel(table, option)}
        </button>
      ))}
      <button
        type="button"
        className="accented"
        disabled={picks.length < ask.min || picks.length > ask.max}
        onClick={() => table.answer({ picks })}
      >
        Take these
      </button>
    </div>
  );
}
