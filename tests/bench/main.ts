// npm run bench [-- --json]: how fast we are, beside the fastest library that gives the same answers.
// Exits with 1 for wrong answers and where nothing could be measured, never for slow ones: time depends on the machine.
import { clock } from './clock';
import { engine } from './engine';
import { base } from './engine/base';
import { geometry } from './geometry';
import { type Goal, isMet, type Row, type Size, type Speed, type Suite } from './measure';
import { screen } from './screen';
import { squads } from './squads';

const SUITES: readonly Suite[] = [geometry, engine, base, screen, squads];

const HEADINGS = ['', 'ours', 'library', '', 'ratio', 'goal', 'met', 'wrong'];

function measured({ goal, cases }: Row, value: Speed | Size): string {
  if (cases === 0) return 'nothing';
  if ('bytes' in value) return `${(value.bytes / 1024).toFixed(1)} KB`;
  const { perSecond } = value;
  const isRate = goal && ('perSecond' in goal || ('timesAsFast' in goal && perSecond >= 100));
  if (!isRate) return `${value.milliseconds.toFixed(2)} ms`;
  if (perSecond >= 1e6) return `${(perSecond / 1e6).toFixed(2)} M/s`;
  return perSecond >= 1e4 ? `${Math.round(perSecond / 1e3)} k/s` : `${Math.round(perSecond)}/s`;
}

function goalOf(goal: Goal | null): string {
  if (!goal) return '';
  if ('timesAsFast' in goal) return `≥ ${Number(goal.timesAsFast.toFixed(2))}×`;
  if ('bytes' in goal) return `≤ ${goal.bytes / 1024} KB`;
  return 'perSecond' in goal ? `≥ ${goal.perSecond}/s` : `≤ ${goal.milliseconds.toFixed(0)} ms`;
}

const cellsOf = (row: Row): string[] => [
  row.name,
  measured(row, row.ours),
  row.library?.name ?? '',
  row.library ? measured(row, row.library) : '',
  row.ratio === null || row.cases === 0 ? '' : `${row.ratio.toFixed(row.ratio < 2 ? 2 : 1)}×`,
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

const HELP = `npm run bench                  measures ${SUITES.map(({ name }) => name.toLowerCase()).join(', ')}
npm run bench -- screen        one of them, or several
npm run bench -- screen --against path/to/checkout   the screen beside that of another checkout, built
npm run bench -- screen --slow  the screen with the CPU slowed four times, and nothing else
npm run bench -- base --base path/to/checkout    the engine beside that of another checkout
npm run bench -- --json        the same, and all of it as JSON in the last line`;

/** One suite alone, if it is named: `npm run bench -- screen`. */
const words = process.argv.slice(2).filter((_, at, all) => !['--against', '--base'].includes(all[at - 1] ?? ''));
const only = words.filter(word => !word.startsWith('--'));
const unknown = words.filter(
  word =>
    !['--json', '--against', '--base', '--slow'].includes(word) &&
    !SUITES.some(({ name }) => name.toLowerCase() === word),
);
if (unknown.length > 0) {
  // Nobody waits for minutes to hear of a slip of the pen.
  if (!unknown.includes('--help')) console.error(`There is no ${unknown.join(', ')} to measure.`);
  console.log(HELP);
  process.exit(unknown.includes('--help') ? 0 : 1);
}
console.log(`Measured by ${clock.name}; on the screen by that of the page.`);
const results = [];
for (const { name, prepare, benches } of SUITES) {
  if (only.length > 0 && !only.includes(name.toLowerCase())) continue;
  prepare?.();
  const rows: Row[] = [];
  for (const bench of benches) rows.push(...[await bench()].flat());
  print(name, rows);
  results.push({ name, rows: rows.map(row => ({ ...row, met: isMet(row) })) });
}

const rows = results.flatMap(suite => suite.rows);
const wrong = rows.filter(row => row.wrong > 0);
const empty = rows.filter(row => row.cases === 0);
for (const row of wrong) console.log(`\n${row.name}: ${row.wrong} of ${row.cases} answers are wrong`);
for (const row of empty) console.log(`\n${row.name}: there was nothing to measure`);
if (process.argv.includes('--json'))
  console.log(JSON.stringify({ node: process.version, clock: clock.name, suites: results }));
process.exitCode = wrong.length + empty.length > 0 ? 1 : 0;
