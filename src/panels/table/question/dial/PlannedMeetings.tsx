import { useMemo } from 'react';
import { plannedOf } from '../../../../board/fan';
import { shipTag } from '../../labels';
import { useTable } from '../../useTable';
import { plannedWords } from './outlook';

interface Props {
  /** No more than these; the rest is counted. */
  readonly most: number;
}

/** What the ships with a set dial would meet if all fly as set. */
export function PlannedMeetings({ most }: Props) {
  const table = useTable();
  const { game, rules, options, decision } = table;
  const { player } = decision!;
  const planned = useMemo(
    () => (options.help === 'assisted' ? plannedOf({ state: game, rules }, player) : []),
    [options.help, game, rules, player],
  );
  const told = planned.flatMap(({ ship, ahead }) =>
    plannedWords(table, ship, ahead).map(words => `${shipTag(ship)} ${words}.`),
  );
  if (told.length === 0) return null;
  return (
    <ul className="dial-meetings" aria-label="If all fly as set">
      {told.slice(0, most).map(words => (
        <li key={words}>{words}</li>
      ))}
      {told.length > most && <li>And {told.length - most} more: the board marks them.</li>}
    </ul>
  );
}
