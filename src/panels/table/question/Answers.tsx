import { NUMBERED } from '../../../board/numbers';
import { piecesOf } from '../../../board/pieceOf';
import type { Option } from '../../../engine/core/decision';
import { useCoach } from '../../../store/coach';
import { useScreen } from '../../../store/screen';
import { Icon } from '../../Icon';
import { meaningOfAction } from '../../wordProps';
import { askedCard, optionLabel } from '../labels';
import { colorOf } from '../labels/actions';
import { cardBehind } from '../labels/cardBehind';
import { optionIcon } from '../labels/optionIcons';
import { useCardWords, wordsOf } from '../labels/useCardWords';
import { useTable } from '../useTable';
import { ActionRow } from './ActionRow';
import { EngageRow } from './attack/EngageRow';
import '../rail/maneuverMark.css';
import './answers.css';
import { Pinned } from './Frame';

/** The answers as buttons; pointing at one shows it on the board. To do nothing, or a plain yes and no, stand at the foot; what is long has a line of its own. */
export function Answers() {
  const { decision } = useTable();
  const narrowed = useScreen(screen => screen.narrowed);
  const show = useScreen(screen => screen.show);
  const all = decision!.options;
  const listed = narrowed ? all.filter(({ key }) => narrowed.includes(key)) : all;
  const isPinned = ({ subject }: Option) =>
    subject.kind === 'pass' || (decision!.topic.kind === 'mayUse' && subject.kind !== 'exchange' && !damageIn(subject));
  const button = (option: Option) => <Answer key={option.key} option={option} digit={digitOf(all, option)} />;
  return (
    <>
      <AskedCard />
      <div className="answers">
        {listed.filter(option => !isPinned(option)).map(button)}
        {narrowed && (
          <button type="button" onClick={() => show({ narrowed: null })}>
            Show all answers
          </button>
        )}
      </div>
      <Pinned>{all.filter(isPinned).map(button)}</Pinned>
    </>
  );
}

/** Some answers have what they lead to beside them, so that one press gives both. */
function Answer({ option, digit }: Required<AnswerProps>) {
  const { decision } = useTable();
  const { topic } = decision!;
  const taught = useCoach(({ coach }) => coach !== null);
  const button = <AnswerButton option={option} digit={digit} />;
  if (taught) return button;
  if (topic.kind === 'chooseShip' && topic.toDo === 'engage') return <EngageRow option={option}>{button}</EngageRow>;
  return option.subject.kind === 'action' ? <ActionRow option={option}>{button}</ActionRow> : button;
}

/** Its place among all answers, as far as there are digits. */
function digitOf(all: readonly Option[], option: Option): number | null {
  const at = all.indexOf(option) + 1;
  return at <= NUMBERED ? at : null;
}

/** What the card does whose use is asked for. */
function AskedCard() {
  const table = useTable();
  const words = useCardWords(table);
  const card = askedCard(table.decision!);
  const text = card && wordsOf(table, words, card);
  return text && <p className="asked-card">{text}</p>;
}

interface AnswerProps {
  readonly option: Option;
  /** The key that chooses it. */
  readonly digit?: number | null;
}

export function AnswerButton({ option, digit = null }: AnswerProps) {
  const table = useTable();
  const pointed = useScreen(screen => screen.pointed === option.key);
  const show = useScreen(screen => screen.show);
  const icon = optionIcon(table, option);
  const color = option.subject.kind === 'action' ? ` maneuver-${colorOf(option)}` : '';
  const point = () => show({ pointed: option.key, lit: piecesOf(option.subject) });
  const leave = () => show({ pointed: null, lit: [] });
  return (
    <button
      type="button"
      data-key={option.key}
      data-digit={digit ?? undefined}
      aria-keyshortcuts={digit === null ? undefined : `${digit}`}
      className={`answer${color}${pointed ? ' pointed' : ''}`}
      onClick={() => table.choose(option)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {icon && (
        <span className="answer-icon">
          <Icon name={icon} />
        </span>
      )}
      <span className="answer-label">{optionLabel(table, option)}</span>
      <AnswerWords option={option} />
    </button>
  );
}

/** A damage card by name, to be found in the deck. */
const damageIn = (subject: Option['subject']): string | null =>
  subject.kind === 'card' && subject.card.startsWith('damage:') ? subject.card : null;

/** Among several abilities, actions or damage cards, what each does. */
function AnswerWords({ option }: { readonly option: Option }) {
  const table = useTable();
  const words = useCardWords(table);
  if (option.subject.kind === 'action') {
    const meaning = meaningOfAction(option.subject.action);
    if (meaning) {
      return (
        <span className="answer-about" aria-hidden="true">
          {meaning.means}
        </span>
      );
    }
  }
  const card = option.subject.kind === 'modification' ? null : (cardBehind(option.subject) ?? damageIn(option.subject));
  const text = card && wordsOf(table, words, card);
  return text && <span className="answer-words">{text}</span>;
}
