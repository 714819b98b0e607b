import { EXPLAINED } from './explained';
import { KINDS, type KindOf } from './kinds';
import type { Report } from './run';
import type { Count } from './tally';

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** The report, for people. */
export function inLines(report: Report, seed: number): readonly string[] {
  const { games, midgames, answers, rounds, seconds, gamesPerSecond, scenarios, failures, missing, cards } = report;
  const kinds = Object.keys(KINDS) as KindOf[];
  return [
    `${number(games)} games from seed ${seed}, ${number(midgames)} of them from the middle: ${number(failures.length)} failures`,
    `${number(answers)} answers, ${number(rounds)} rounds, ${number(seconds)} s, ${number(gamesPerSecond)} games/s`,
    '',
    ...Object.entries(scenarios).map(
      ([id, profiles]) =>
        `${id.padEnd(27)}${Object.entries(profiles)
          .map(([profile, count]) => `${profile} ${String(count).padStart(5)}`)
          .join('   ')}`,
    ),
    '',
    ...kinds.map(of => {
      const left = missing[of];
      const never = left.length > 0 ? `; never: ${left.join(', ')}` : '';
      return `${of.padEnd(27)}${KINDS[of].length - left.length} of ${KINDS[of].length} kinds occurred${never}`;
    }),
    ...inWords(cards),
    ...failures.flatMap(({ seed: one, scenario, profile, what, problem, answers: after, file }) => [
      '',
      `game ${one} (${scenario}, ${profile}), after ${after} answers, ${what}: ${problem}`,
      `  see it again: npm run simulate -- --replay ${file}`,
    ]),
  ];
}

const without = (cards: Report['cards'], what: keyof Count): readonly string[] =>
  Object.keys(cards).filter(id => cards[id]![what] === 0);

/** Of the written cards, those that were never there, could never be used, or never were. */
function inWords(cards: Report['cards']): readonly string[] {
  const all = Object.keys(cards).length;
  const line = (what: keyof Count, happened: string) => {
    const never = without(cards, what);
    const left = never.filter(id => !(id in EXPLAINED));
    const names = left.length > 0 ? `; never: ${left.join(', ')}` : '';
    return `${''.padEnd(27)}${all - never.length} ${happened}${names}`;
  };
  return [
    `${'cards'.padEnd(27)}${all} written`,
    line('games', 'in a game'),
    line('offered', 'offered or in force'),
    line('used', 'used'),
    ...without(cards, 'used').flatMap(id => (id in EXPLAINED ? [`${''.padEnd(27)}never ${id}: ${EXPLAINED[id]}`] : [])),
  ];
}

/** The report, for programs: counts by the names of the report, and what failed by itself. */
export function asDocument({ failures, scenarios, ...report }: Report, seed: number) {
  const total = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, one) => sum + one, 0);
  return {
    seed,
    ...report,
    failures: failures.length,
    scenarios: Object.fromEntries(Object.entries(scenarios).map(([id, counts]) => [id, total(counts)])),
    byProfile: scenarios,
    failed: failures,
    never: {
      seen: without(report.cards, 'games'),
      offered: without(report.cards, 'offered'),
      used: without(report.cards, 'used'),
    },
  };
}
