import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DialPicker } from '../../../src/panels/table/question/DialPicker';
import { useScreen } from '../../../src/store/screen';
import type { TableOptions } from '../../../src/store/tableOptions';
import { type Placed, scenario } from '../../support/scenario';
import { atTable, gameNow } from '../rail/atTable';

const ACADEMY: Placed = { pilot: 'academypilot', at: [300, 200] };

/** The first player looks at their dials. */
function setting(p1: readonly Placed[], options: Partial<TableOptions> = {}) {
  const { state } = scenario({
    p1,
    p2: [{ pilot: 'wedgeantilles', at: [457, 700], heading: 180 }],
    rocks: [{ is: 'coreasteroid1', at: [600, 290] }],
    phase: 'planning',
  });
  atTable(state, <PickerBehindCurtain />, options);
  act(() => useScreen.getState().show({ looking: 'p1' }));
}

function PickerBehindCurtain() {
  return useScreen(({ looking }) => looking) ? <DialPicker /> : <p>curtain</p>;
}

const maneuver = (name: string | RegExp) => screen.getByRole('button', { name });

test('a click sets the dial, and the next ship comes by itself', async () => {
  setting([ACADEMY, { pilot: 'maulermithel', at: [700, 200] }]);
  expect(screen.getByRole('heading', { name: 'A1 Academy Pilot' })).toBeInTheDocument();
  await userEvent.click(maneuver('blue 2 straight'));
  expect(gameNow().ships['ship:A1']!.dial).toBe('2FB');
  expect(screen.getByRole('heading', { name: /A2 .Mauler/ })).toBeInTheDocument();
});

test('what is set can be changed, and its dial comes back', async () => {
  setting([ACADEMY, { pilot: 'maulermithel', at: [700, 200] }]);
  await userEvent.click(maneuver('blue 2 straight'));
  await userEvent.click(screen.getByTitle('Change the dial of A1 Academy Pilot'));
  expect(gameNow().ships['ship:A1']!.dial).toBeNull();
  expect(screen.getByRole('heading', { name: 'A1 Academy Pilot' })).toBeInTheDocument();
});

test('ready is offered when all dials are set, and puts the curtain back', async () => {
  setting([ACADEMY]);
  expect(screen.queryByRole('button', { name: 'Ready' })).toBeNull();
  await userEvent.click(maneuver('blue 2 straight'));
  await userEvent.click(screen.getByRole('button', { name: 'Ready' }));
  expect(gameNow().ready).toMatchObject({ p1: true });
  expect(screen.getByText('curtain')).toBeInTheDocument();
});

test('dials can be hidden without an answer', async () => {
  setting([ACADEMY]);
  await userEvent.click(screen.getByRole('button', { name: /Hide/ }));
  expect(screen.getByText('curtain')).toBeInTheDocument();
  expect(gameNow().ready).toMatchObject({ p1: false });
});

test('a stressed ship’s red maneuvers stay in place, say why, and cannot be set', async () => {
  setting([{ ...ACADEMY, tokens: { stress: 1 } }]);
  const red = maneuver(/^red 3 Koiogran turn/);
  expect(red).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(red);
  expect(gameNow().ships['ship:A1']!.dial).toBeNull();
  expect(screen.getByText(/Red 3 Koiogran turn\. A stressed ship cannot set a red maneuver/)).toBeInTheDocument();
});

test('without stress the same maneuver is set', async () => {
  setting([ACADEMY]);
  await userEvent.click(maneuver(/^red 3 Koiogran turn/));
  expect(gameNow().ships['ship:A1']!.dial).toBe('3KR');
});

test('pointing at a maneuver lights its ghost', () => {
  setting([ACADEMY]);
  fireEvent.pointerEnter(maneuver('blue 2 straight'));
  expect(useScreen.getState().pointed).toBe('dial:ship:A1:2FB');
  fireEvent.pointerLeave(maneuver('blue 2 straight'));
  expect(useScreen.getState().pointed).toBeNull();
});

test('assisted play marks what a maneuver would meet; classic play does not', () => {
  setting([{ pilot: 'academypilot', at: [600, 200] }]);
  expect(maneuver('blue 2 straight; ends on asteroid 1: no action')).toBeInTheDocument();
  setting([{ pilot: 'academypilot', at: [600, 200] }], { help: 'classic' });
  expect(screen.getAllByText('Point at a maneuver to read what it is.')).not.toEqual([]);
  expect(screen.getAllByRole('button', { name: 'blue 2 straight' }).length).toBeGreaterThan(0);
});

test('ships of a type can all be given the same maneuver', async () => {
  setting([ACADEMY, { pilot: 'academypilot', at: [450, 200] }, { pilot: 'lukeskywalker', at: [700, 200] }]);
  await userEvent.click(screen.getByRole('button', { name: /^Same for all 2: A1, A2$/ }));
  await userEvent.click(maneuver('blue 2 straight'));
  const dials = Object.values(gameNow().ships).map(({ dial }) => dial);
  expect(dials).toEqual(['2FB', '2FB', null, null]);
});

test('where it is not allowed for one of them, that one waits', async () => {
  setting([ACADEMY, { pilot: 'academypilot', at: [450, 200], tokens: { stress: 1 } }]);
  await userEvent.click(screen.getByRole('button', { name: /^Same for all 2/ }));
  await userEvent.click(maneuver(/^red 3 Koiogran turn/));
  expect(gameNow().ships['ship:A1']!.dial).toBe('3KR');
  expect(gameNow().ships['ship:A2']!.dial).toBeNull();
});

test('a dial says whom it would meet if the dials set already are flown', async () => {
  // The academy pilot flies first, from 200 to 320; the ace behind it ends its 4 straight there.
  setting([ACADEMY, { pilot: 'maulermithel', at: [300, 120] }]);
  await userEvent.click(maneuver('blue 2 straight'));
  expect(maneuver('white 4 straight; overlaps A1, which will have moved there')).toBeInTheDocument();
  await userEvent.click(maneuver(/^white 4 straight/));
  expect(screen.getByRole('list', { name: 'If all fly as set' })).toHaveTextContent(
    /^A2 overlaps A1, which will have moved there\.$/,
  );
});

test('while dials are still to be set, only two meetings are told and the others counted', async () => {
  const ACE = { pilot: 'maulermithel' } as const;
  const rows = [100, 200, 300, 400];
  setting([
    ...rows.map(x => ({ ...ACADEMY, at: [x, 200] as const })),
    ...rows.map(x => ({ ...ACE, at: [x, 120] as const })),
  ]);
  for (const _ of rows) await userEvent.click(maneuver(/^blue 2 straight/));
  const told = () => screen.getByRole('list', { name: 'If all fly as set' }).children;
  for (const _ of rows.slice(1)) await userEvent.click(maneuver(/^white 4 straight/));
  expect(told()).toHaveLength(3);
  expect(told()[2]).toHaveTextContent('And 1 more');
  await userEvent.click(maneuver(/^white 4 straight/));
  expect(told()).toHaveLength(4);
});

test('dials that lead apart have nothing to say, nor has classic play', async () => {
  setting([ACADEMY, { pilot: 'maulermithel', at: [300, 120] }], { help: 'classic' });
  await userEvent.click(maneuver('blue 2 straight'));
  await userEvent.click(maneuver('white 4 straight'));
  expect(screen.queryByRole('list', { name: 'If all fly as set' })).toBeNull();
});
