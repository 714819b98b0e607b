import { expect, test } from 'vitest';
import { failure, lastLine, PASSED, sum, tallyTests } from '../../src/tools/totals';

function report(...files: { status?: string; tests: string[] }[]) {
  return {
    testResults: files.map(({ status, tests }, number) => ({
      name: `file${number}.test.ts`,
      status: status ?? (tests.includes('failed') ? 'failed' : 'passed'),
      assertionResults: tests.map((each, index) => ({ status: each, fullName: `test ${index}` })),
    })),
  };
}

test('passed and failed tests of all files are added up', () => {
  const tally = tallyTests(report({ tests: ['passed', 'passed'] }, { tests: ['passed', 'failed'] }), 1);
  expect(tally).toEqual({ passed: 3, failed: 1, notes: [] });
});

test('a file that does not load counts as one failed, and is named', () => {
  const tally = tallyTests(report({ tests: ['passed'] }, { status: 'failed', tests: [] }), 1);
  expect(tally).toEqual({ passed: 1, failed: 1, notes: ['Failed outside its tests: file1.test.ts'] });
});

test('a file whose tests passed but whose cleaning up failed counts as one failed', () => {
  expect(tallyTests(report({ status: 'failed', tests: ['passed'] }), 1)).toMatchObject({ passed: 1, failed: 1 });
});

test.each(['skipped', 'pending', 'todo', 'disabled'])('a %s test counts as failed, with a sentence', status => {
  const tally = tallyTests(report({ tests: ['passed', status] }), 0);
  expect(tally).toMatchObject({ passed: 1, failed: 1 });
  expect(tally.notes).toEqual(['Did not run and counts as failed: file0.test.ts: test 1']);
});

test('a file without a test counts as failed', () => {
  expect(tallyTests(report({ tests: [] }), 0)).toMatchObject({ passed: 0, failed: 1 });
});

test.each([
  { given: null, exitCode: 0 },
  { given: null, exitCode: null },
  { given: report(), exitCode: 0 },
])('no report or no tests is a failure (exit code $exitCode)', ({ given, exitCode }) => {
  expect(tallyTests(given, exitCode)).toMatchObject({ passed: 0, failed: 1 });
});

test('an error that belongs to no test still fails the run', () => {
  expect(tallyTests(report({ tests: ['passed'] }), 1)).toMatchObject({ passed: 1, failed: 1 });
});

test('the last line is plain', () => {
  expect(lastLine(sum([PASSED, PASSED, failure('Why.')]))).toBe('2 passed, 1 failed');
});
