import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderStrip } from '../../../src/panels/table/bar/OrderStrip';
import { scenario } from '../../support/scenario';
import { atTable } from '../rail/atTable';

test.each([
  { ships: 11, crowded: false },
  { ships: 12, crowded: true },
])('$ships ships fit into the strip', ({ ships, crowded }) => {
  const row = (count: number, y: number) =>
    Array.from({ length: count }, (_, at) => ({ pilot: 'academypilot', at: [80 * (at + 1), y] as const }));
  const { state } = scenario({ p1: row(6, 100), p2: row(ships - 6, 800), phase: 'planning' });
  atTable(state, <OrderStrip />);
  const strip = screen.getByRole('region', { name: 'Order of moving' });
  expect(strip.classList.contains('crowded')).toBe(crowded);
});
