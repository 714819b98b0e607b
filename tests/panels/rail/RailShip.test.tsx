import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePlacing } from '../../../src/board/placing/store';
import { RailShip } from '../../../src/panels/table/rail/RailShip';
import { useScreen } from '../../../src/store/screen';
import { scenario } from '../../support/scenario';
import { atTable } from './atTable';

test('a press opens the card of a ship; a referee’s hand takes the ship up instead', () => {
  const { state } = scenario({
    phase: 'activation',
    p1: [{ pilot: 'academypilot', at: [200, 200], dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [700, 700], heading: 180, dial: '2FB' }],
  });
  atTable(state, <RailShip ship={state.ships['ship:A1']!} choosable={false} asked={false} peeked={false} />);
  const row = screen.getByRole('button');
  fireEvent.click(row);
  expect(useScreen.getState().picked).toBe('ship:A1');
  fireEvent.click(row);
  act(() => useScreen.getState().show({ tool: 'referee' }));
  fireEvent.click(row);
  expect(useScreen.getState().picked).toBeNull();
  expect(usePlacing.getState().held).toMatchObject({ kind: 'piece', piece: 'ship:A1' });
});
