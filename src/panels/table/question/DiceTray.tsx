import type { Option } from '../../../engine/core/decision';
import { useScreen } from '../../../store/screen';
import { Icon } from '../../Icon';
import { wordProps } from '../../wordProps';
import { useTable } from '../useTable';
import { type Pool, pickingIn, type ShownDie, withPick } from './attack/dice';
import './DiceTray.css';

interface Props {
  readonly pool: Pool;
  readonly dice: readonly ShownDie[];
  /** How many will be rolled, if none lie there yet. */
  readonly toRoll: number;
}

/** One pool of the attack; dice that may be picked are buttons. */
export function DiceTray({ pool, dice, toRoll }: Props) {
  const { decision } = useTable();
  const picking = pickingIn(decision, pool);
  if (dice.length === 0) return <DiceToRoll count={toRoll} />;
  return (
    <ul aria-label={`${pool} dice`} className={`dice dice-${pool}${picking ? ' answers' : ''}`}>
      {dice.map((die, index) => {
        const option = picking?.options.find(({ subject }) => subject.kind === 'die' && subject.index === index);
        return (
          <li key={index}>
            {picking && option ? (
              <DieButton die={die} index={index} option={option} max={picking.max} />
            ) : (
              <span className={dieClass(die)} {...wordProps(`face:${die.face}`)}>
                <DieFace die={die} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function DiceToRoll({ count }: { readonly count: number }) {
  return (
    <span className="dice-to-roll">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="die die-to-roll" aria-hidden="true" />
      ))}
      <span className={count > 0 ? 'for-screen-readers' : undefined}>{count > 0 ? `${count} to roll` : 'none'}</span>
    </span>
  );
}

interface DieButtonProps {
  readonly die: ShownDie;
  readonly index: number;
  readonly option: Option;
  readonly max: number;
}

function DieButton({ die, index, option, max }: DieButtonProps) {
  const picks = useScreen(screen => screen.picks);
  const show = useScreen(screen => screen.show);
  const picked = picks.includes(option.key);
  return (
    <button
      type="button"
      className={dieClass(die)}
      data-word={`face:${die.face}`}
      aria-label={`Die ${index + 1}: ${dieInWords(die)}`}
      aria-pressed={picked}
      disabled={!picked && max > 1 && picks.length >= max}
      onClick={() => show({ picks: withPick(picks, option.key, max) })}
    >
      <DieFace die={die} />
    </button>
  );
}

const dieClass = ({ face, canceled }: ShownDie): string => `die die-${face}${canceled ? ' die-canceled' : ''}`;

const dieInWords = ({ face, rerolled, canceled }: ShownDie): string =>
  `${face}${rerolled ? ', rerolled' : ''}${canceled ? ', canceled' : ''}`;

function DieFace({ die }: Pick<DieButtonProps, 'die'>) {
  const { face, rerolled } = die;
  return (
    <>
      <Icon name={face} size={24} />
      {rerolled && (
        <span className="die-rerolled" aria-hidden="true">
          <Icon name="redo" size={12} />
        </span>
      )}
      <span className="for-screen-readers">{dieInWords(die)}</span>
    </>
  );
}
