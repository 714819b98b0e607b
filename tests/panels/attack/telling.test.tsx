import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beatsOf } from '../../../src/board/motion/beats';
import { useMotion } from '../../../src/board/motion/player';
import type { GameState } from '../../../src/engine/core/state';
import { DiceStage } from '../../../src/panels/table/stage/DiceStage';
import { flyingIn } from '../../../src/panels/table/stage/seenGame';
import { Telling } from '../../../src/panels/table/stage/Telling';
import { useStage } from '../../../src/panels/table/stage/useStage';
import { useHeld, useTurn } from '../../../src/panels/table/stage/useTold';
import { TableContext, useTableNow } from '../../../src/panels/table/useTable';
import { useGame } from '../../../src/store/game';
import type { HistoryStep } from '../../../src/store/history';
import { useSettings } from '../../../src/store/settings';
import { inDuel } from '../../support/card';
import { duel, PRIMARY } from '../../support/duel';
import { engine } from '../../support/engine';
import { momentsOf } from '../../support/randomGame';
import { scenario } from '../../support/scenario';

/** What of the table is told, as rails and question would show it. */
function Table() {
  const now = useTableNow()!;
  const telling = useHeld();
  const turn = useTurn(now.decision?.player ?? null, now.game);
  const staged = useStage();
  return (
    <TableContext value={now}>
      <p data-testid="shields">{now.game.ships['ship:B1']!.shields}</p>
      <p data-testid="when">{`${now.game.round} ${now.game.phase}`}</p>
      <p data-testid="flies">{`${turn} ${flyingIn(now.game)} ${now.game.ships['ship:B1']!.revealed}`}</p>
      <p data-testid="asked">{now.decision?.topic.kind ?? 'nothing'}</p>
      {staged && !staged.aside && <DiceStage staged={staged} />}
      {telling && <Telling turn={turn} />}
    </TableContext>
  );
}

/** A1 attacks B1 with two hits; B1 has two shields and no choice. The answer is given, and played as the settings say. */
function attack(): void {
  const dice = ['hit', 'crit', 'blank', 'evade', 'blank', 'blank'] as const;
  give(duel({ dice, defender: { shields: 2 } }).state, PRIMARY);
}

/** A1 has flown and takes its focus; then B1 reveals its dial, flies and is asked. */
function flight(): void {
  const game = scenario({
    p1: [{ pilot: 'academypilot', at: [300, 300], dial: '2FB' }],
    p2: [{ pilot: 'redsquadronveteran', at: [600, 600], dial: '2FB' }],
  });
  give(game.state, 'action:focus:white');
}

/** One answer, and what came of it. */
function stepOf(before: GameState, option: string): HistoryStep {
  const { id, player } = before.pending[0]!;
  const answer = { decision: id, player, choice: { option } } as const;
  const outcome = engine.answer(before, answer);
  if (!outcome.ok) throw new Error(outcome.problem);
  const { state: after, events } = outcome.step;
  return { state: before, answer, events, after, at: 0 };
}

/** The answer is given, and seen when the board has come to it. */
function give(before: GameState, option: string, { seen = true, earlier = [] as readonly HistoryStep[] } = {}): void {
  useGame.setState({ engine, game: before, past: earlier, events: [] });
  render(<Table />);
  const step = stepOf(before, option);
  const { events, after } = step;
  act(() => useGame.setState({ game: after, events, past: [...earlier, step], lastChange: 'answer' }));
  const beats = beatsOf(events, { rules: engine.rules, before, after });
  if (seen) act(() => useMotion.getState().play({ events, beats, leaving: [] }, useSettings.getState().motion));
}

const shields = () => screen.getByTestId('shields').textContent;
const asked = () => screen.getByTestId('asked').textContent;
const faces = (pool: string) =>
  [...screen.getByRole('list', { name: `${pool} dice on the stage` }).children].map(({ textContent }) => textContent);
const kindNow = () => useMotion.getState().beats[useMotion.getState().at]?.kind ?? 'end';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  // Other tests play nothing, and this one says what it needs.
  useSettings.setState({ motion: 'normal' });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => {
  act(() => useMotion.getState().skip());
  cleanup();
  useSettings.setState({ motion: 'normal' });
  useGame.getState().leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('while dice fall, neither rail nor question know how it ends, and no face is told that has not come to rest', () => {
  attack();
  while (kindNow() !== 'result') {
    expect(shields()).toBe('2');
    expect(asked()).toBe('nothing');
    expect(screen.queryByText(/suffers/)).toBeNull();
    const before = useMotion.getState().at;
    if (kindNow() === 'dice') expect(faces('attack')).not.toContain('crit');
    act(() => useMotion.getState().goOn());
    expect(useMotion.getState().at).toBeGreaterThan(before);
  }
});

test('the result stands until somebody goes on; then the damage is seen and the next thing is asked', async () => {
  attack();
  while (kindNow() !== 'result') act(() => useMotion.getState().goOn());
  expect(screen.getByRole('heading')).toHaveTextContent('B1 suffers 1 crit.');
  expect(faces('attack')).toEqual(['hit, canceled', 'crit', 'blank']);
  expect(asked()).toBe('nothing');
  await userEvent.click(screen.getByRole('button', { name: /Continue/ }));
  expect(shields()).toBe('1');
  expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Dice' })).toBeNull();
});

test('without motion nothing waits, and the dice stay to be read until they are put away', async () => {
  useSettings.setState({ motion: 'off' });
  attack();
  expect(shields()).toBe('1');
  expect(asked()).not.toBe('nothing');
  expect(faces('defense')).toEqual(['evade', 'blank', 'blank']);
  await userEvent.click(screen.getByRole('button', { name: 'Close the dice' }));
  expect(screen.queryByRole('region', { name: 'Dice' })).toBeNull();
});

test('nothing is asked about a ship while it still flies; a press ends the flight, and then it is', async () => {
  flight();
  expect(useMotion.getState().beats.map(({ kind }) => kind)).toContain('move');
  expect(asked()).toBe('nothing');
  expect(screen.getByRole('heading')).toHaveTextContent(/focus|B1/);
  await userEvent.click(screen.getByRole('button', { name: /Skip/ }));
  expect(asked()).not.toBe('nothing');
  expect(screen.queryByRole('button', { name: /Skip/ })).toBeNull();
});

test('until its dial is turned up, a ship waits as it did: it is still the turn of the one that acts', () => {
  flight();
  const flies = () => screen.getByTestId('flies').textContent;
  expect(kindNow()).toBe('pops');
  expect(flies()).toBe('p1 ship:A1 false');
  const reveal = useMotion.getState().beats.findIndex(({ kind }) => kind === 'reveal');
  act(() => useMotion.setState({ at: reveal }));
  expect(flies()).toBe('p2 ship:B1 true');
  act(() => useMotion.getState().skip());
  expect(flies()).toBe('p2 ship:B1 true');
});

test('a token that comes beside a ship holds nobody up', () => {
  const game = scenario({
    p1: [{ pilot: 'academypilot', at: [300, 300], dial: '2FB' }],
    p2: [{ pilot: 'redsquadronveteran', at: [600, 600], dial: '2FB' }],
  });
  give(game.state, 'action:barrelRoll:white');
  expect(asked()).toBe('barrelRoll');
});

test('the tokens that leave at the end of a round are seen before anybody looks at new dials', async () => {
  const game = duel({ attacker: { tokens: { focus: 1 } } }).choose('p1', 'pass');
  give(game.state, 'pass');
  expect(useMotion.getState().beats.map(({ kind }) => kind)).toEqual(['banner', 'pops', 'banner']);
  await userEvent.click(screen.getByRole('button', { name: /Skip/ }));
  expect(screen.queryByRole('button', { name: /Skip/ })).toBeNull();
});

test('while a round ends it is still that round; the next one begins with its banner', () => {
  const game = duel({ attacker: { tokens: { focus: 1 } } }).choose('p1', 'pass');
  const { round } = game.state;
  give(game.state, 'pass');
  const when = () => screen.getByTestId('when').textContent;
  expect(when()).toBe(`${round} end`);
  act(() => useMotion.getState().goOn());
  expect(when()).toBe(`${round + 1} planning`);
});

test('a die that falls beside a ship costs its shield when it lies there, and until then it is only said who rolls', () => {
  const game = scenario({
    p1: [{ pilot: 'academypilot', at: [300, 300], dial: '2FB' }],
    p2: [
      { pilot: 'redsquadronveteran', at: [600, 600], dial: '2FB', shields: 2 },
      { pilot: 'wedgeantilles', at: [600, 500], dial: '2FB' },
    ],
    dice: ['hit'],
  });
  give(game.state, 'action:focus:white');
  const falls = useMotion.getState().beats.findIndex(({ kind }) => kind === 'dice');
  for (let at = 0; at <= falls; at++) {
    act(() => useMotion.setState({ at }));
    expect(shields()).toBe('2');
  }
  expect(kindNow()).toBe('dice');
  expect(screen.getByRole('heading')).toHaveTextContent('B1 overlapped a friendly ship and rolls.');
  expect(document.querySelector('.telling')).toHaveClass('side-p2');
  act(() => useMotion.getState().goOn());
  expect(shields()).toBe('1');
});

test('who has won is told when the last point has been seen', () => {
  const [before, last] = momentsOf(1).slice(-2);
  const { given, events, state } = last!;
  useGame.setState({ engine, game: before!.state, past: [], events: [] });
  render(<Table />);
  const step = { state: before!.state, answer: given!, events, after: state, at: 0 };
  act(() => useGame.setState({ game: state, events, past: [step], lastChange: 'answer' }));
  const beats = beatsOf(events, { rules: engine.rules, before: before!.state, after: state });
  act(() => useMotion.getState().play({ events, beats, leaving: [] }, 'normal'));
  const points = beats.findLastIndex(({ kind }) => kind === 'points');
  expect(points).toBeGreaterThan(-1);
  act(() => useMotion.setState({ at: points }));
  expect(document.querySelector('.telling')).toHaveTextContent(/scores \d/);
  act(() => useMotion.setState({ at: points + 1 }));
  expect(document.querySelector('.telling')).toBeNull();
});

test('without motion a flight is over at once', () => {
  useSettings.setState({ motion: 'off' });
  flight();
  expect(asked()).not.toBe('nothing');
});

test('a token spent on dice is told in the log’s words, at the step of those dice', () => {
  const dice = ['hit', 'focus', 'blank', 'blank', 'blank', 'blank'] as const;
  const attacked = stepOf(duel({ dice, attacker: { tokens: { focus: 1 } } }).state, PRIMARY);
  const [focus] = attacked.after.pending[0]!.options;
  give(attacked.after, focus!.key, { earlier: [attacked] });
  expect(kindNow()).toBe('pops');
  expect(screen.getByRole('heading')).toHaveTextContent('A1 spends a focus token.');
  expect(document.querySelector('[aria-current="step"]')).toHaveTextContent('Attack dice');
});

test('an action in the aftermath is asked with the table in the stage’s place; what is asked of the dice is not', () => {
  useSettings.setState({ motion: 'off' });
  const { game } = inDuel('upgrade:disciplined', {
    on: 'wingman',
    attacker: { pilot: 'nightbeast', damage: ['-stunnedpilot', '-stunnedpilot'] },
    defender: { pilot: 'soontirfel', heading: 180, tokens: { focus: 1 } },
    third: { pilot: 'academypilot', at: [520, 300] },
    rolls: 'hit hit focus / blank blank blank',
  });
  give(game.state, 'target:ship:A1:primary:0');
  expect(asked()).toBe('modifyDice');
  expect(screen.getByRole('region', { name: 'Dice' })).toBeInTheDocument();
  const { state, pending } = { state: useGame.getState().game!, pending: useGame.getState().game!.pending[0]! };
  cleanup();
  give(state, pending.options.find(({ key }) => key === 'pass')!.key);
  expect(asked()).toBe('chooseAction');
  expect(screen.queryByRole('region', { name: 'Dice' })).toBeNull();
});
