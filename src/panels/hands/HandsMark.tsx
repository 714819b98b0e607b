import { createContext, useContext } from 'react';
import { Icon } from '../Icon';
import { type AutomationOf, leftOf, type Named } from './hands';
import { handsWords } from './words';
import './hands.css';

/** Null until it is known: then nothing is marked. */
export const AutomationContext = createContext<AutomationOf | null>(null);

interface Props {
  /** The card itself, then what comes with it. */
  readonly cards: readonly Named[];
}

interface MarkProps extends Props {
  /** Where there is little room: the hand alone, if the whole card is meant. */
  readonly small?: boolean;
}

/** On a card that the table does not play, or not whole; one that it plays needs no mark. */
export function HandsMark({ cards, small = false }: MarkProps) {
  const automationOf = useContext(AutomationContext);
  const left = automationOf ? leftOf(automationOf, cards) : [];
  if (left.length === 0) return null;
  const isAll = left.some(({ id, part }) => id === cards[0]?.id && part === null);
  return (
    <span
      className="hands-mark"
      role="img"
      aria-label={isAll ? 'played by hand' : 'played partly by hand'}
      title={handsWords(left)}
    >
      <Icon name="referee" />
      {isAll ? !small && ' by hand' : small ? ' partly' : ' partly by hand'}
    </span>
  );
}

/** The same as a sentence, for where a card is read. */
export function HandsLine({ cards }: Props) {
  const automationOf = useContext(AutomationContext);
  const left = automationOf ? leftOf(automationOf, cards) : [];
  return left.length > 0 && <p className="hands-line">{handsWords(left)}</p>;
}
