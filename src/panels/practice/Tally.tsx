import { useEffect, useState } from 'react';
import { useGame } from '../../store/game';
import type { HistoryStep } from '../../store/history';
import { type SideTally, type Tally, tallyOf } from '../../store/practice/tally';
import { pieceName } from '../table/labels';
import { useTable } from '../table/useTable';

/** Shots and accidents of both sides: of a whole practice, or of two tries of a round. */
export function useTally(steps: readonly HistoryStep[] | null): Tally | null {
  const engine = useGame(store => store.engine);
  const [tally, setTally] = useState<Tally | null>(null);
  useEffect(() => {
    let isOld = false;
    if (engine && steps) {
      tallyOf(engine, steps).then(found => {
        if (!isOld) setTally(found);
      });
    }
    return () => {
      isOld = true;
    };
  }, [engine, steps]);
  return steps && tally;
}

interface Row {
  readonly name: string;
  readonly side: SideTally;
}

export function TallyTable({ caption, rows }: { readonly caption: string; readonly rows: readonly Row[] }) {
  return (
    <table className="practice-tally">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="for-screen-readers">Who</span>
          </th>
          <th scope="col">Shots</th>
          <th scope="col">Expected</th>
          <th scope="col">Real</th>
          <th scope="col">Bumps</th>
          <th scope="col">Rocks</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, side: { shots, expected, dealt, bumps, rocks } }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{shots}</td>
            <td>{expected.toFixed(1)}</td>
            <td>{dealt}</td>
            <td>{bumps}</td>
            <td>{rocks}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Everything since the practice began, or since somebody went back. */
export function WholeTally() {
  const table = useTable();
  const past = useGame(store => store.past);
  const tally = useTally(past);
  if (!tally) return null;
  return (
    <section aria-label="Tally">
      <TallyTable
        caption="Damage by shots, bumps and rocks so far"
        rows={[
          { name: 'You', side: tally.of.p1 },
          { name: 'Targets', side: tally.of.p2 },
        ]}
      />
      {tally.spent.map(({ ship, times, surplus }) => (
        <p key={ship} className="practice-spent">
          {pieceName(table, ship)}: hull gone {times === 1 ? 'once' : `${times} times`}, {surplus} damage to spare.
        </p>
      ))}
    </section>
  );
}
