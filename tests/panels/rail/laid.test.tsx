import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Note } from '../../../src/engine/core/note';
import type { GameState } from '../../../src/engine/core/state';
import { OrderStrip } from '../../../src/panels/table/bar/OrderStrip';
import { Rail } from '../../../src/panels/table/rail/Rail';
import { ShipCard } from '../../../src/panels/table/rail/ShipCard';
import { useScreen } from '../../../src/store/screen';
import { scenario } from '../../support/scenario';
import { atTable } from './atTable';

/** Nobody is asked anything. */
const engaging = (story: Parameters<typeof scenario>[0]): GameState => ({
  ...scenario(story).state,
  phase: 'engagement',
  pending: [],
});
const noted = (state: GameState, ...notes: readonly Note[]): GameState => ({ ...state, notes });
const card = (ship: 'ship:A1' | 'ship:B1') => <ShipCard ship={ship} onClose={() => undefined} />;

describe('tokens that lie on a card', () => {
  const focus: Note = {
    by: { ship: 'ship:A1', source: 'upgrade:fives' },
    name: 'focus',
    on: null,
    until: 'game',
    frame: null,
  };
  const state = engaging({
    p1: [{ pilot: 'anakinskywalker', at: [450, 300], upgrades: ['fives'] }],
    p2: [{ pilot: 'academypilot', at: [450, 800] }],
    phase: 'engagement',
  });

  test('are told in the ship’s row and on its card', () => {
    atTable(
      noted(state, focus, focus),
      <>
        <Rail player="p1" />
        {card('ship:A1')}
      </>,
    );
    const [row, onCard] = [...document.querySelectorAll('.on-card')];
    expect(row?.getAttribute('title')).toContain('Fives');
    expect(row).toHaveTextContent('×2');
    expect(onCard).toHaveTextContent('×2 on it');
  });

  test('are not there where none lies', () => {
    atTable(state, card('ship:A1'));
    expect(document.querySelector('.on-card')).toBeNull();
  });
});

describe('a card facedown under another', () => {
  const among = ['upgrade:contrabandcybernetics', 'upgrade:deadmansswitch'];
  const under: Note = {
    by: { ship: 'ship:A1', source: 'upgrade:razorcrest' },
    name: 'under',
    on: null,
    until: 'game',
    frame: null,
    value: 'upgrade:contrabandcybernetics',
    facedown: { by: 'p1', among },
  };
  const state = engaging({
    p1: [{ pilot: 'guildbountyhunter', at: [450, 300], upgrades: ['razorcrest'] }],
    p2: [{ pilot: 'academypilot', at: [450, 800] }],
    phase: 'engagement',
  });
  const shown = () => document.querySelector('.on-card')?.textContent;

  test('is there to be seen by its player whenever they peek, and by nobody else', () => {
    atTable(
      noted(state, under),
      <>
        <Rail player="p1" />
        <Rail player="p2" />
        {card('ship:A1')}
      </>,
    );
    expect(shown()).toBe('A card facedown under it');
    expect(screen.getAllByText(/secrets/)).toHaveLength(1);
    act(() => useScreen.getState().show({ peeking: 'p1' }));
    expect(shown()).toBe('Contraband Cybernetics facedown under it');
    act(() => useScreen.getState().show({ peeking: 'p2' }));
    expect(shown()).toBe('A card facedown under it');
    act(() => useScreen.getState().show({ peeking: null }));
  });
});

test('a ship that engages at another initiative stands there in the order, and both cards tell so', async () => {
  const state = engaging({
    p1: [
      { pilot: 'roarkgarnet', at: [450, 300] },
      { pilot: 'banditsquadronpilot', at: [550, 300] },
    ],
    p2: [{ pilot: 'darthvader', at: [450, 800] }],
    phase: 'engagement',
  });
  const seven: Note = {
    by: { ship: 'ship:A1', source: 'pilot:roarkgarnet' },
    name: 'seven',
    on: 'ship:A2',
    until: 'phase',
    frame: null,
  };
  const order = () => [...document.querySelectorAll('.order-strip li')].map(one => one.textContent);
  const { unmount } = atTable(state, <OrderStrip />);
  expect(order()).toEqual(['6B1', '4A1', '1A2']);
  unmount();
  const second = atTable(noted(state, seven), <OrderStrip />);
  expect(order()).toEqual(['7A2', '6B1', '4A1']);
  second.unmount();
  atTable(
    noted(state, seven),
    <>
      {card('ship:A1')}
      <ShipCard ship="ship:A2" onClose={() => undefined} />
    </>,
  );
  expect(await screen.findByText('on A2 until the phase ends')).toBeInTheDocument();
  expect(screen.getByText('Works on this ship until the phase ends.')).toBeInTheDocument();
});

describe('a condition', () => {
  const SECRET = { is: 'youshouldthankme', from: 'B1', by: 'pilot:zamwesell' } as const;
  const lying = (facedown: boolean) =>
    engaging({
      p1: [{ pilot: 'academypilot', at: [450, 300], conditions: [{ ...SECRET, ...(facedown ? { facedown } : {}) }] }],
      p2: [{ pilot: 'zamwesell', at: [450, 800] }],
      phase: 'engagement',
    });
  const rails = (
    <>
      <Rail player="p1" />
      <Rail player="p2" />
      {card('ship:A1')}
    </>
  );
  const named = () => screen.queryAllByText(/You Should Thank Me/).length;

  test('that lies faceup is read by everybody', () => {
    atTable(lying(false), rails);
    expect(named()).toBe(2);
    expect(screen.queryByRole('button', { name: /^Hold/ })).toBeNull();
  });

  test('that lies facedown has a name only while its assigner peeks', () => {
    atTable(lying(true), rails);
    expect(named()).toBe(0);
    expect(screen.getAllByText('Secret condition')).toHaveLength(2);
    expect(screen.getByText(/only \w+, who assigned it, may look at it/)).toBeInTheDocument();
    const peek = screen.getByRole('button', { name: /^Hold: .*’s secrets$/ });
    act(() => peek.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
    expect(named()).toBe(2);
    act(() => peek.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true })));
    expect(named()).toBe(0);
    act(() => useScreen.getState().show({ peeking: 'p1' }));
    expect(named()).toBe(0);
  });
});

test('two locks on one ship are told as two', () => {
  const state = engaging({
    p1: [{ pilot: 'redline', at: [450, 300], locks: ['B1', 'B1'] }],
    p2: [{ pilot: 'academypilot', at: [450, 600] }],
    phase: 'engagement',
  });
  atTable(
    state,
    <>
      <Rail player="p1" />
      {card('ship:A1')}
    </>,
  );
  expect(document.querySelector('[data-word="token:lock"]')).toHaveTextContent('B1 ×2');
  expect(screen.getByText(/2 × Locks B1/)).toBeInTheDocument();
});
