/** How a step went: a step without tests of its own counts as one. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Sentences for what the step's own output does not say. */
  readonly notes: readonly string[];
}

/** What vitest's json reporter writes, as far as it is read here. */
export interface TestReport {
  readonly testResults: readonly TestFile[];
}

interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

export const PASSED: Tally = { passed: 1, failed: 0, notes: [] };

export function failure(...notes: string[]): Tally {
  return { passed: 0, failed: 1, notes };
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.reduce((total, tally) => total + tally.failed, 0),
    notes: tallies.flatMap(tally => tally.notes),
  };
}

/** A test that neither passed nor failed was skipped or left for later: it counts as failed, so nothing goes quiet. */
function tallyFile(file: TestFile): Tally {
  const tests = file.assertionResults;
  const passed = tests.filter(test => test.status === 'passed').length;
  const notes = tests
    .filter(test => test.status !== 'passed' && test.status !== 'failed')
    .map(test => `Did not run and counts as failed: ${file.name}: ${test.fullName}`);
  const failed = tests.length - passed;
  if (failed > 0) return { passed, failed, notes };
  if (file.status !== 'passed') return { passed, failed: 1, notes: [`Failed outside its tests: ${file.name}`] };
  if (passed === 0) return failure(`Holds no test: ${file.name}`);
  return { passed, failed, notes };
}

/** The report may be missing after a crash, and vitest may fail on an error that belongs to no test. */
export function tallyTests(report: TestReport | null, exitCode: number | null): Tally {
  if (!report) return failure('The tests ended without a report.');
  if (report.testResults.length === 0) return failure('No tests were found.');
  const tally = sum(report.testResults.map(tallyFile));
  if (exitCode === 0 || tally.failed > 0) return tally;
  return sum([tally, failure('Every test passed, yet vitest failed: its output says why.')]);
}

/** The last line of a run: this form and nothing else. */
export function lastLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
