import type { Odds } from '../../../engine';
import { cardName } from '../labels';
import { useTable } from '../useTable';
import { oddsInWords, percent } from './attack/oddsWords';
import './Odds.css';

/** Damage of this much or more shares the last column. */
const MOST = 4;

/** The likeliest column fills its room, unless even that is unlikely. */
const LOW = 0.3;

interface Props {
  /** Undefined while they are worked out: the place is kept. */
  readonly odds: Odds | null | undefined;
  /** What the odds are of. */
  readonly title: string;
}

/** How likely each amount of damage is, as columns with their percentages. */
export function OddsBar({ odds, title }: Props) {
  const names = useTable();
  if (odds === null) return null;
  const columns = columnsOf(odds?.spread ?? []);
  const highest = Math.max(LOW, ...columns.map(({ chance }) => chance));
  const notes = odds
    ? notesOf(
        odds,
        odds.leavesOut.map(source => cardName(names, source)),
      )
    : [];
  const byHand = (odds?.unwritten ?? []).map(source => cardName(names, source));
  return (
    <section className="odds" aria-label={title} aria-busy={odds === undefined}>
      <p className="odds-words">
        <b>{title}</b>: {odds ? oddsInWords(odds) : '…'}
      </p>
      <ol className="odds-columns">
        {columns.map(({ damage, chance }) => (
          <li key={damage}>
            <span className="odds-room">
              <i style={{ height: `${(chance / highest) * 100}%` }} />
            </span>
            <b>{odds ? percent(chance) : '\u00a0'}</b>
            <span className="for-screen-readers"> for </span>
            {damage}
            <span className="for-screen-readers"> damage</span>
          </li>
        ))}
      </ol>
      {notes.length > 0 && <p className="odds-notes">{notes.join(' ')}</p>}
      {byHand.length > 0 && (
        <p className="odds-notes" title={byHand.join(', ')}>
          Not counted:{' '}
          {byHand.length === 1 ? `${byHand[0]}, played by hand.` : `${byHand.length} cards played by hand.`}
        </p>
      )}
    </section>
  );
}

function columnsOf(spread: readonly number[]): readonly { readonly damage: string; readonly chance: number }[] {
  return Array.from({ length: MOST + 1 }, (_, damage) => ({
    damage: damage === MOST ? `${MOST}+` : `${damage}`,
    chance: damage === MOST ? spread.slice(MOST).reduce((sum, one) => sum + one, 0) : (spread[damage] ?? 0),
  }));
}

function notesOf({ destroyed, approximate }: Odds, without: readonly string[]): readonly string[] {
  return [
    ...(destroyed > 0 ? [`Destroyed: ${approximate ? 'at least ' : ''}${percent(destroyed)}.`] : []),
    ...(without.length > 0 ? [`Not counted: ${without.join(', ')}.`] : []),
  ];
}
