// npm run bench [-- --json]: how fast we are, beside the fastest library that gives the same answers.
// Exits with 1 for wrong answers, never for slow ones: time depends on the machine.
import { engine } from './engine';
import { geometry } from './geometry';
import { type Goal, isMet, type Row, type Size, type Speed, type Suite } from './measure';

const SUITES: readonly Suite[] = [geometry, engine];

const HEADINGS = ['', 'ours', 'library', '', 'ratio', 'goal', 'met', 'wrong'];

function measured({ goal }: Row, value: Speed | Size): string {
  if ('bytes' in value) return `${(value.bytes / 1024).toFixed(1)} KB`;
  if (goal && 'milliseconds' in goal) return `${value.milliseconds.toFixed(2)} ms`;
  const { perSecond } = value;
  if (perSecond >= 1e6) return `${(perSecond / 1e6).toFixed(2)} M/s`;
  return perSecond >= 1e4 ? `${Math.round(perSecond / 1e3)} k/s` : `${Math.round(perSecond)}/s`;
}

function goalOf(goal: Goal | null): string {
  if (!goal) return '';
  if ('timesAsFast' in goal) return `≥ ${goal.timesAsFast}×`;
  return 'perSecond' in goal ? `≥ ${goal.perSecond}/s` : `≤ ${goal.milliseconds} ms`;
}

const cellsOf = (row: Row): string[] => [
  row.name,
  measured(row, row.ours),
  row.library?.name ?? '',
  row.library ? measured(row, row.library) : '',
  row.ratio === null ? '' : `${row.ratio.toFixed(1)}×`,
  goalOf(row.goal),
  row.goal ? (isMet(row) ? 'yes' : 'no') : '',
  `${row.wrong} of ${row.cases}`,
];

function print(title: string, rows: readonly Row[]): void {
  const lines = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, i) => Math.max(...lines.map(cells => cells[i]!.length)));
  console.log(`\n${title}`);
  for (const cells of lines)
    console.log(
      cells
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    );
}

const results = SUITES.map(({ name, benches }) => {
  const rows = benches.map(bench => bench());
  print(name, rows);
  return { name, rows: rows.map(row => ({ ...row, met: isMet(row) })) };
});

const wrong = results.flatMap(({ rows }) => rows).filter(row => row.wrong > 0);
for (const row of wrong) console.log(`\n${row.name}: ${row.wrong} of ${row.cases} answers are wrong`);
if (process.argv.includes('--json')) console.log(JSON.stringify({ node: process.version, suites: results }));
process.exitCode = wrong.length > 0 ? 1 : 0;
