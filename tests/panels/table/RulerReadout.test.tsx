import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useExact } from '../../../src/board/overlays/exact';
import { RulerReadout } from '../../../src/panels/table/RulerReadout';
import { TableContext, type TableNow } from '../../../src/panels/table/useTable';
import { useScreen } from '../../../src/store/screen';
import { DEFAULT_OPTIONS, type HelpLevel } from '../../../src/store/tableOptions';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

const { state } = scenario({
  alone: true,
  p1: [{ pilot: 'academypilot', at: [400, 200] }],
  p2: [{ pilot: 'academypilot', at: [400, 390], heading: 180 }],
});

function readout(help: HelpLevel = 'assisted') {
  const now: TableNow = {
    engine,
    game: state,
    rules: engine.rules,
    options: { ...DEFAULT_OPTIONS, help },
    sides: { p1: '#5ad1c4', p2: '#f08a7a' },
    decision: null,
    missing: [],
    secret: false,
    choose: () => {},
    answer: () => false,
    answerBoth: () => false,
  };
  return render(
    <TableContext value={now}>
      <RulerReadout />
    </TableContext>,
  );
}

beforeEach(() => {
  useScreen.getState().reset();
  useExact.setState({ exact: false });
});

test('it is there only while the ruler is in hand', () => {
  expect(readout().container).toBeEmptyDOMElement();
});

test('two pieces picked from the lists are measured, and told to screen readers', () => {
  useScreen.setState({ tool: 'ruler' });
  readout();
  expect(screen.getByLabelText('To')).toBeDisabled();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: 'ship:A1' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: 'ship:B1' } });
  expect(screen.getByRole('status')).toHaveTextContent(/^Range 2Front arc: range 2, bullseye arc: range 2\.$/);
  fireEvent.click(screen.getByRole('button', { name: 'Millimetres' }));
  expect(screen.getByRole('status')).toHaveTextContent('Range 2 · 150.0 mm');
});

test('a ruler laid on the board is told too, and cleared by its button', () => {
  useScreen.setState({ tool: 'ruler', ruler: { from: { piece: 'ship:A1' }, to: { at: { x: 400, y: 260 } } } });
  readout();
  expect(screen.getByRole('status')).toHaveTextContent('Range 1');
  expect(screen.getByLabelText('To')).toHaveDisplayValue('a place on the table');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(useScreen.getState().ruler).toBeNull();
});

test('in a classic game it says when it is not the time to measure', () => {
  useScreen.setState({ tool: 'ruler' });
  readout('classic');
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText(/only where the rules ask for it/)).toBeInTheDocument();
});
