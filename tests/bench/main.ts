// npm run bench [-- --json]: how fast we are, beside the fastest library that gives the same answers.
// Exits with 1 for wrong answers, never for slow ones: time depends on the machine.
import { geometry } from './geometry';
import { isMet, type Row, type Speed, type Suite } from './measure';

const SUITES: readonly Suite[] = [geometry];

const HEADINGS = ['', 'ours', 'library', '', 'ratio', 'goal', 'met', 'wrong'];

function speed({ goal }: Row, { perSecond, milliseconds }: Speed): string {
  if ('milliseconds' in goal) return `${milliseconds.toFixed(2)} ms`;
  return perSecond >= 1e6 ? `${(perSecond / 1e6).toFixed(2)} M/s` : `${Math.round(perSecond / 1e3)} k/s`;
}

const cellsOf = (row: Row): string[] => [
  row.name,
  speed(row, row.ours),
  row.library?.name ?? '',
  row.library ? speed(row, row.library) : '',
  row.ratio === null ? '' : `${row.ratio.toFixed(1)}×`,
  'timesAsFast' in row.goal ? `≥ ${row.goal.timesAsFast}×` : `≤ ${row.goal.milliseconds} ms`,
  isMet(row) ? 'yes' : 'no',
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
