import type { Option } from '../../../engine/core/decision';
import type { AttackDie, DefenseDie } from '../../../engine/core/frame';
import { useScreen } from '../../../store/screen';
import { Icon } from '../../Icon';
import { wordProps } from '../../wordProps';
import { type Pool, withPick } from './attack/dice';
import './DiceTray.css';

type Die = AttackDie | DefenseDie;

interface Props {
  readonly pool: Pool;
  readonly dice: readonly Die[];
  /** Those that may be picked, and how many of them. */
  readonly options: readonly Option[];
  readonly max: number;
}

/** The pool whose dice are picked: those that may be are buttons. */
export function DiceTray({ pool, dice, options, max }: Props) {
  return (
    <ul aria-label={`${pool} dice`} className={`dice dice-${pool} answers`}>
      {dice.map((die, index) => {
        const option = options.find(({ subject }) => subject.kind === 'die' && subject.index === index);
        return (
          <li key={index}>
            {option ? (
              <DieButton die={die} index={index} option={option} max={max} />
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

interface DieButtonProps {
  readonly die: Die;
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

const dieClass = ({ face }: Die): string => `die die-${face}`;

const dieInWords = ({ face, rerolled }: Die): string => `${face}${rerolled ? ', rerolled' : ''}`;

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
