import { useEffect, useMemo } from 'react';
import { legsOf } from '../../lessons/drills/trails';
import { useGame } from '../../store/game';
import type { HistoryStep } from '../../store/history';
import { bothTries, useTries } from '../../store/practice/tries';
import { type Trail, useScreen } from '../../store/screen';
import { useTable } from '../table/useTable';
import { TallyTable, useTally } from './Tally';

type Both = NonNullable<ReturnType<typeof bothTries>>;

/** The try before and the one that is flown now; null where there is none, or they did not begin alike. */
export function useBothTries(): Both | null {
  const before = useTries(store => store.before);
  const past = useGame(store => store.past);
  const { game } = useTable();
  return useMemo(() => bothTries(before, past, game), [before, past, game]);
}

/** Their ways lie over each other on the board. */
export function useLaidTries(both: Both | null): void {
  const { rules } = useTable();
  const show = useScreen(screen => screen.show);
  useEffect(() => {
    if (!both) return;
    const trails = (moments: readonly HistoryStep[], look: Trail['look'], tag: string): readonly Trail[] =>
      [...legsOf({ rules, start: both.before.start, moments }, 'p1')].map(([ship, legs]) => ({
        ship,
        legs,
        look,
        tag,
      }));
    show({ trails: [...trails(both.before.steps, 'before', 'before'), ...trails(both.now, 'flown', 'now')] });
    return () => show({ trails: [] });
  }, [both, rules, show]);
}

/** What came of each. */
export function Tries({ both: { before, now } }: { readonly both: Both }) {
  const first = useTally(before.steps);
  const second = useTally(now);
  if (!first || !second) return null;
  return (
    <section aria-label="Two tries">
      <TallyTable
        caption={`Round ${before.round}, the try before and this one`}
        rows={[
          { name: 'You, before', side: first.of.p1 },
          { name: 'You, now', side: second.of.p1 },
          { name: 'Targets, before', side: first.of.p2 },
          { name: 'Targets, now', side: second.of.p2 },
        ]}
      />
      <button type="button" onClick={() => useTries.setState({ before: null })}>
        Put the try before away
      </button>
    </section>
  );
}
