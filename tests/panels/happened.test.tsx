import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beatsOf } from '../../src/board/motion/beats';
import { useMotion } from '../../src/board/motion/player';
import type { Answer } from '../../src/engine';
import type { GameEvent } from '../../src/engine/core/event';
import type { GameState } from '../../src/engine/core/state';
import { Happened } from '../../src/panels/table/happened/Happened';
import { TableContext } from '../../src/panels/table/useTable';
import { useGame } from '../../src/store/game';
import { DEFAULT_OPTIONS } from '../../src/store/tableOptions';
import { type Duel, duel, PRIMARY } from '../support/duel';
import { engine } from '../support/engine';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => {});
});

afterEach(() => {
  useMotion.getState().skip();
  useGame.setState({ past: [], events: [], game: null });
  vi.unstubAllGlobals();
});

type Step = { readonly state: GameState; readonly after: GameState; readonly events: readonly GameEvent[] };

/** The same game, answered once more. */
function answering(state: GameState, option: string): Step {
  const { id, player } = state.pending[0]!;
  const outcome = engine.answer(state, { decision: id, player, choice: { option } });
  if (!outcome.ok) throw new Error(outcome.problem);
  return { state, after: outcome.step.state, events: outcome.step.events };
}

/** A1 attacks B1 and has a focus token, which it keeps or spends; nobody else has a choice. */
function attackWith(how: 'pass' | 'mod:focus', story: Duel): readonly Step[] {
  const { state } = duel({ ...story, attacker: { tokens: { focus: 1 } } });
  const declared = answering(state, PRIMARY);
  return [declared, answering(declared.after, how)];
}

function show(steps: readonly Step[]): void {
  const { after: game, events } = steps.at(-1)!;
  const answer: Answer = { decision: 'd0', player: 'p1', choice: { option: 'pass' } };
  useGame.setState({ game, events, past: steps.map(step => ({ ...step, answer, at: 0 })) });
  const now = {
    ...{ engine, rules: engine.rules, game, decision: null, secret: false, missing: [], options: DEFAULT_OPTIONS },
    ...{ answer: () => true, answerBoth: () => true, choose: () => {}, sides: { p1: '#000000', p2: '#ffffff' } },
  };
  render(
    <TableContext value={now}>
      <Happened />
    </TableContext>,
  );
}

const strip = () => screen.getByRole('region', { name: 'What just happened' });
const HITS = ['hit', 'focus', 'crit', 'blank', 'blank', 'evade'] as const;

test('without motion the whole attack can be read: both rolls, what is left, and what the card means', async () => {
  show(attackWith('pass', { dice: HITS, deck: { p2: ['fuelleak'] } }));
  expect(strip()).toHaveTextContent('Attack: 1 hit, 1 crit, 1 focus. Defense: 1 evade, 2 blanks. Left: 1 crit.');
  expect(strip()).toHaveTextContent('B1 is dealt Fuel Leak');
  expect(await within(strip()).findByText(/^: ./)).toHaveTextContent(/^Fuel Leak: /);
});

test('a miss says so, and there is no card', () => {
  show(attackWith('pass', { dice: ['blank', 'focus', 'blank', 'blank', 'blank', 'blank'] }));
  expect(strip()).toHaveTextContent('Miss');
  expect(strip()).not.toHaveTextContent('dealt');
});

test('a spent focus token is told, and the dice as it left them', () => {
  show(attackWith('mod:focus', { dice: HITS }));
  expect(strip()).toHaveTextContent('Attack: 2 hits, 1 crit.');
  expect(strip()).toHaveTextContent('focus token');
});

test('while it is played a line comes when its beat has been seen, and skipping shows all', () => {
  const steps = attackWith('pass', { dice: HITS, deck: { p2: ['fuelleak'] } });
  const { state: before, after, events } = steps.at(-1)!;
  const beats = beatsOf(events, { rules: engine.rules, before, after });
  const seen = () => [...strip().querySelectorAll('p:not(.unseen)')].map(({ textContent }) => textContent ?? '');
  useMotion.getState().play({ events, beats, leaving: [] }, 'normal');
  show(steps);
  expect(seen().some(line => line.includes('Fuel Leak'))).toBe(false);
  while (useMotion.getState().beats[useMotion.getState().at]?.kind !== 'card') act(() => useMotion.getState().goOn());
  expect(seen().some(line => line.includes('Fuel Leak'))).toBe(false);
  act(() => useMotion.getState().skip());
  expect(seen().some(line => line.includes('Fuel Leak'))).toBe(true);
});

test('where nothing happened there is nothing', () => {
  const { state } = duel();
  show([{ state, after: state, events: [] }]);
  expect(screen.queryByRole('region')).toBeNull();
});
