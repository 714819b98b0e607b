import { useMemo } from 'react';
import { plannedOf } from '../../../../board/fan';
import { shipTag } from '../../labels';
import { useTable } from '../../useTable';
import { plannedWords } from './outlook';

/** What the ships with a set dial would meet if all fly as set. */
export function PlannedMeetings() {
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
      {told.map(words => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
