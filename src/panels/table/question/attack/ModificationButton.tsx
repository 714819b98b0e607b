import { TOKEN_ART, type TokenPiece } from '../../../../art/tokens';
import { piecesOf } from '../../../../board/pieceOf';
import type { Odds } from '../../../../engine';
import type { Option } from '../../../../engine/core/decision';
import { useScreen } from '../../../../store/screen';
import { TokenIcon } from '../../../Icon';
import { optionLabel } from '../../labels';
import { modifierName, rerollLabel } from '../../labels/modifications';
import { useCardWords, wordsOf } from '../../labels/useCardWords';
import { useTable } from '../../useTable';
import { besidesNow, diceNow, owedBy } from './modification';
import { oddsChange, oddsInWords } from './oddsWords';
import { attackFrame } from './underWay';
import { choiceOf, type QuickReroll } from './ways';

interface Props {
  readonly option: Option;
  /** With its dice, by one press; null for the modification alone. */
  readonly way: QuickReroll | null;
  /** Some of its dice stand above it by themselves. */
  readonly besides: boolean;
  /** The key that chooses it. */
  readonly digit: number | null;
  readonly before: Odds | undefined;
  readonly after: Odds | undefined;
  readonly assisted: boolean;
}

export function ModificationButton({ option, way, besides, digit, before, after, assisted }: Props) {
  const table = useTable();
  const { subject } = option;
  const key = way?.key ?? option.key;
  const pointed = useScreen(screen => screen.pointed === key);
  const show = useScreen(screen => screen.show);
  const piece = subject.kind === 'modification' ? pieceOf(subject.name) : null;
  const frame = attackFrame(table.game);
  const dice = frame && !way && !besides ? diceNow(option, frame.attack) : [];
  const now = subject.kind === 'modification' ? [...dice, ...besidesNow(option)] : [];
  const change = after && before && key !== 'pass' ? oddsChange(before, after) : after && oddsInWords(after);
  const point = () => show({ pointed: key, lit: piecesOf(subject) });
  const leave = () => show({ pointed: null, lit: [] });
  const give = () => (way ? table.answerBoth({ option: option.key }, choiceOf(way)) : table.choose(option));
  return (
    <button
      type="button"
      data-key={key}
      data-digit={digit ?? undefined}
      aria-keyshortcuts={digit === null ? undefined : `${digit}`}
      className={`modification${pointed ? ' pointed' : ''}`}
      onClick={give}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <span className="modification-words">
        {piece && <TokenIcon piece={piece} size={20} />}
        <span>
          {way?.label ?? labelOf(table, option, besides)}
          {now.length > 0 && <span className="modification-now"> ({now.join(', ')})</span>}
        </span>
      </span>
      <CardWords option={option} />
      {assisted && !besides && <span className="modification-odds">{change ?? '\u00a0'}</span>}
    </button>
  );
}

/** Where the change of the dice says too little: what the card does, once for all of its ways. */
function CardWords({ option }: { readonly option: Option }) {
  const table = useTable();
  const words = useCardWords(table);
  const { subject } = option;
  if (subject.kind !== 'modification' || !subject.by) return null;
  const cardOf = (one: Option) => one.subject.kind === 'modification' && one.subject.by?.source;
  if (table.decision!.options.find(one => cardOf(one) === cardOf(option)) !== option) return null;
  const { kind } = subject.does;
  const text = kind === 'other' || kind === 'spend' ? wordsOf(table, words, subject.by.source) : null;
  return text && <span className="modification-card">{text}</span>;
}

function labelOf(table: ReturnType<typeof useTable>, option: Option, besides: boolean): string {
  const { subject } = option;
  if (besides && subject.kind === 'modification') return rerollLabel(table, subject.name, 'other dice …');
  const owed = subject.kind === 'pass' ? owedBy(option).map(name => modifierName(table, name)) : [];
  return owed.length > 0 ? `Nothing more; ${owed.join(' and ')} still changes them` : optionLabel(table, option);
}

/** The token that is spent for it; cards have none. */
function pieceOf(name: string): TokenPiece | null {
  const token = name.split(/[:+]/)[0]!;
  return token in TOKEN_ART ? (token as TokenPiece) : null;
}
