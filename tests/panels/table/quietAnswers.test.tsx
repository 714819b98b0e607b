import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Question } from '../../../src/panels/table/question/Question';
import { scenario } from '../../support/scenario';
import { atTable } from '../attack/atTable';

test('what is no answer stands together below the answers: to let ships go by number, and what can be done here', () => {
  const game = scenario({
    p1: [
      { pilot: 'academypilot', at: [300, 300], dial: '2FB' },
      { pilot: 'academypilot', at: [500, 300], dial: '2FB' },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [400, 800], dial: '2FB' }],
    phase: 'activation',
  });
  atTable(game, <Question />);
  const line = screen.getByRole('button', { name: 'Always by number' }).closest('.question-more');
  expect(line).toContainElement(screen.getByRole('button', { name: 'What can I do here?' }));
  expect(line).not.toContainElement(screen.getByRole('button', { name: /^A1 / }));
});
