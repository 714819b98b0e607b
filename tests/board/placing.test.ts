import { beforeEach, describe, expect, test } from 'vitest';
import { confirmPlacing } from '../../src/board/placing/confirm';
import { distancesOf } from '../../src/board/placing/distances';
import { groundOf } from '../../src/board/placing/ground';
import { laidBy, mayLie } from '../../src/board/placing/laid';
import { keptOnTable } from '../../src/board/placing/piece';
import { rowOffsets, rowPoses } from '../../src/board/placing/row';
import { startOf } from '../../src/board/placing/start';
import { usePlacing } from '../../src/board/placing/store';
import type { Region } from '../../src/engine/core/decision';
import type { Table } from '../../src/engine/core/table';
import type { Piece } from '../../src/engine/look/placement';
import { useGame } from '../../src/store/game';
import { gameOn, table as store } from '../store/playing';
import { engine } from '../support/engine';
import { scenario } from '../support/scenario';
import { setupOf } from '../support/squads';

const hand = () => usePlacing.getState();
const tableOf = (story: Parameters<typeof scenario>[0]): Table => ({
  state: scenario(story).state,
  rules: engine.rules,
});

const two = {
  p1: [{ pilot: 'academypilot', at: [400, 200] }],
  p2: [{ pilot: 'academypilot', at: [400, 700] }],
} as const;

beforeEach(() => {
  usePlacing.setState(usePlacing.getInitialState());
});

describe('in hand', () => {
  const held = { kind: 'piece', piece: 'rock:1' } as const;

  test('a piece follows the pointer by whole millimetres, and stays within what its keeper allows', () => {
    hand().take(held, { x: 100, y: 100, heading: 0 }, true, pose => ({ ...pose, x: Math.max(pose.x, 50) }));
    hand().moveTo({ x: 200.4, y: 99.6 });
    expect(hand().pose).toEqual({ x: 200, y: 100, heading: 0 });
    hand().moveTo({ x: 10, y: 100 });
    expect(hand().pose.x).toBe(50);
  });

  test('a step or a turn puts it down; a move of the pointer does not', () => {
    hand().take(held, { x: 100, y: 100, heading: 10 }, true);
    hand().moveTo({ x: 120, y: 100 });
    expect(hand().hangs).toBe(true);
    hand().turn(-15);
    expect(hand()).toMatchObject({ pose: { x: 120, y: 100, heading: 355 }, hangs: false });
    hand().nudge(0, -10);
    expect(hand().pose).toEqual({ x: 120, y: 90, heading: 355 });
  });

  test('it goes back to where it was taken up', () => {
    hand().take(held, { x: 100, y: 100, heading: 0 }, false);
    hand().nudge(10, 10);
    hand().backToStart();
    expect(hand().pose).toBe(hand().start);
  });

  test('no hand reaches beyond the table', () => {
    const table = tableOf({ ...two, alone: true });
    expect(keptOnTable(table, 'ship:A1', { x: 5, y: 920, heading: 0 })).toEqual({ x: 20, y: 894.4, heading: 0 });
    expect(keptOnTable(table, 'ship:A1', { x: 25, y: 60, heading: 0 })).toEqual({ x: 25, y: 60, heading: 0 });
    const aslant = keptOnTable(table, 'ship:A1', { x: 0, y: 100, heading: 45 });
    expect(aslant.x).toBeCloseTo(20 * Math.SQRT2);
  });
});

describe('a row', () => {
  test.each([
    { widths: [40], gap: 20, offsets: [0] },
    { widths: [40, 40], gap: 0, offsets: [-20, 20] },
    { widths: [40, 80, 40], gap: 10, offsets: [-70, 0, 70] },
  ])('of widths $widths with gaps of $gap lies at $offsets', ({ widths, gap, offsets }) => {
    expect(rowOffsets(widths, gap)).toEqual(offsets);
  });

  test('is abreast of its heading', () => {
    const [left, right] = rowPoses({ x: 100, y: 100, heading: 90 }, [-30, 30]);
    expect(left).toEqual({ x: 100, y: 130, heading: 90 });
    expect(right).toEqual({ x: 100, y: 70, heading: 90 });
  });
});

test('the ground of a ship is its band, and of an obstacle what is beyond range 2 of the edges, without the rocks around', () => {
  const table = tableOf({
    ...two,
    scenario: 'scramblethetransmissions',
    markers: [{ at: [300, 250] }],
    rocks: [{ is: 'coreasteroid1', at: [457, 640] }],
    alone: true,
  });
  expect(groundOf(table, { kind: 'deployment', player: 'p2' }).boxes).toEqual([
    { x: 0, y: 814.4, width: 914.4, height: 100 },
  ]);
  const { boxes, away } = groundOf(table, { kind: 'obstacle' });
  expect(boxes).toEqual([{ x: 200, y: 200, width: 514.4, height: 514.4 }]);
  expect(away.map(({ by }) => by)).toEqual([100, 0, 0]);
});

describe('the measures', () => {
  const table = tableOf({ ...two, rocks: [{ is: 'coreasteroid1', at: [300, 300] }], alone: true });
  const looks = (region: Region, piece: Piece, x: number, y: number) =>
    distancesOf(table, region, piece, { x, y, heading: 0 }).map(({ key, look, label }) => ({ key, look, label }));

  test('a ship is measured from its far side to its edge', () => {
    const region = { kind: 'deployment', player: 'p1' } as const;
    expect(looks(region, 'ship:A1', 400, 80)).toEqual([{ key: 'edge', look: 'free', label: '100.0 of 100 mm' }]);
    expect(looks(region, 'ship:A1', 400, 81)).toEqual([{ key: 'edge', look: 'blocked', label: '101.0 of 100 mm' }]);
  });

  test('a jettisoned cache is measured to its ship', () => {
    const region = { kind: 'jettison', ship: 'ship:A1', from: { x: 400, y: 200, heading: 0 } } as const;
    expect(looks(region, 'marker:1', 538, 200)).toEqual([{ key: 'ship', look: 'free', label: 'Range 1 · 100.0 mm' }]);
    expect(looks(region, 'marker:1', 539, 200)).toEqual([
      { key: 'ship', look: 'blocked', label: 'Range 2 · 101.0 mm' },
    ]);
  });
});

describe('on the table', () => {
  beforeEach(() => store().start(setupOf('separatists', 'empire'), {}, 3));

  const engineNow = () => useGame.getState().engine!;
  const takeFirst = () => {
    const decision = gameOn().pending[0]!;
    const { key } = decision.options[0]!;
    const piece = key.slice('place:'.length) as Piece;
    if (decision.ask.kind !== 'place') throw new Error('nothing is to be placed');
    const table = { state: gameOn(), rules: engineNow().rules };
    const pose = startOf(table, decision.ask.region, piece, decision.player);
    hand().take({ kind: 'option', decision: decision.id, key, piece }, pose, true);
    return decision;
  };
  const laid = () => laidBy(engineNow(), gameOn(), gameOn().pending[0]!, hand());

  test('a piece waits where it may lie, squarely', () => {
    while (gameOn().phase === 'setup') {
      takeFirst();
      expect(laid().map(mayLie)).toEqual([true]);
      expect(hand().pose.heading % 45).toBe(0);
      if (!confirmPlacing()) break;
      while (gameOn().pending[0]!.ask.kind !== 'place' && gameOn().phase === 'setup')
        store().submit(engineNow().legalAnswers(gameOn(), gameOn().pending[0]!.player)[0]!);
    }
    expect(gameOn().phase).toBe('planning');
  });

  test('where it may not lie it is not placed', () => {
    takeFirst();
    hand().moveTo({ x: 50, y: 50 });
    expect(laid()[0]!.reasons).toEqual([{ kind: 'tooCloseToEdge' }]);
    const before = gameOn();
    expect(confirmPlacing()).toBe(false);
    expect(gameOn()).toBe(before);
  });

  test('ships of one turn are placed as a row, as far as it fits; the rest stays planned', () => {
    while (gameOn().pending[0]!.topic.kind !== 'placeShip' || gameOn().pending[0]!.options.length < 3)
      store().submit(engineNow().legalAnswers(gameOn(), gameOn().pending[0]!.player)[0]!);
    const decision = takeFirst();
    const y = decision.player === 'p1' ? 50 : 864;
    hand().moveTo({ x: 60, y });
    hand().face(decision.player === 'p1' ? 0 : 180);
    hand().set({ rowGap: 20 });
    const fits = laid().filter(mayLie);
    const wrong = laid().filter(one => !mayLie(one));
    expect(wrong.length).toBeGreaterThan(0);
    expect(fits.length).toBeGreaterThan(0);
    confirmPlacing();
    for (const { piece, pose } of fits)
      expect(gameOn().ships[piece as `ship:${string}`]).toMatchObject({ where: 'table', pose });
    expect(Object.keys(hand().plan!.poses)).toEqual(wrong.map(({ key }) => key));
  });
});

test('near the edge only the edge is measured; where a card lets a ship stand, only what the card asks', () => {
  const { state } = scenario({
    p1: [
      { pilot: 'lieutenantdormitz', at: [300, 60] },
      { pilot: 'epsilonsquadroncadet', at: [0, 0], where: 'hand' },
    ],
    p2: [{ pilot: 'bluesquadronrookie', at: [500, 860], heading: 180 }],
    alone: true,
  });
  const looks = (y: number) =>
    distancesOf({ state, rules: engine.rules }, { kind: 'deployment', player: 'p1' }, 'ship:A2', {
      x: 600 - y,
      y,
      heading: 0,
    }).map(({ key, look }) => [key, look]);
  expect(looks(50)).toEqual([['edge', 'free']]);
  expect(looks(280)).toEqual([['ship:A1', 'free']]);
  expect(looks(500)).toEqual([
    ['edge', 'blocked'],
    ['ship:A1', 'blocked'],
  ]);
});
