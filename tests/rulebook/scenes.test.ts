import { describe, expect, test } from 'vitest';
import { placeOf } from '../../src/board/small/frame';
import { piecesOf } from '../../src/board/small/SmallBoard';
import { ENTRIES, entryOf } from '../../src/rulebook';
import { BOARDS } from '../../src/rulebook/boards';
import { sketchOf } from '../../src/rulebook/lens';
import { layScene, moved, type Scene } from '../../src/rulebook/scene';
import { engine } from '../support/engine';

const scenes = ENTRIES.flatMap(({ id, shows, board }) =>
  [shows, board].flatMap(example => (example?.kind === 'scene' ? [{ id, scene: example.scene }] : [])),
);
const sceneOf = (id: string): Scene => scenes.find(one => one.id === id)!.scene;

const said = (scene: Scene, way = 0, move?: readonly [`ship:${string}` | `rock:${number}`, number, number, number]) => {
  const laid = layScene(engine, scene);
  const state = move ? moved(laid, move[0], { x: move[1], y: move[2], heading: move[3] }) : laid;
  return sketchOf(engine, state, scene, way).says.join(' ');
};

test.each(scenes)('the example of $id is a position of the engine, with every piece in its place', ({ scene }) => {
  const state = layScene(engine, scene);
  for (const [mark, [, x, y, heading = 0]] of Object.entries(scene.ships)) {
    expect(state.ships[`ship:${mark}`]?.pose).toEqual({ x, y, heading });
  }
  for (const [index, [, x, y]] of (scene.rocks ?? []).entries()) {
    expect(state.rocks[`rock:${index + 1}`]?.pose).toMatchObject({ x, y });
  }
  expect(Object.values(state.devices)).toHaveLength(scene.devices?.length ?? 0);
  const ways = scene.lens.find(lens => lens.see === 'fly')?.ways ?? [null];
  for (const way of ways.keys()) {
    const { says } = sketchOf(engine, state, scene, way);
    expect(says).toHaveLength(says.filter(line => line.endsWith('.')).length);
  }
});

test('a hundred entries and more have a table to play with, and no board stands beside a missing entry', () => {
  expect(scenes.length).toBeGreaterThanOrEqual(130);
  expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
  expect(Object.keys(BOARDS).filter(id => !entryOf(id))).toEqual([]);
});

/** Dragged by so much, and turned. */
const DRAGS = [
  [130, 40, 30],
  [-90, -60, 0],
  [40, -150, 45],
  [0, 240, 0],
] as const;

test.each(scenes)('on the table of $id something changes when a piece is dragged', ({ scene }) => {
  const state = layScene(engine, scene);
  const seen = (now: typeof state) => JSON.stringify(sketchOf(engine, now, scene, 0));
  const dragged = piecesOf(state, scene).flatMap(id => {
    const { x, y, heading } = placeOf(state, id)!;
    return DRAGS.map(([right, up, turn]) => moved(state, id, { x: x + right, y: y + up, heading: heading + turn }));
  });
  expect(new Set([state, ...dragged].map(seen)).size).toBeGreaterThan(1);
});

describe('what is said changes with the pieces', () => {
  test('range', () => {
    expect(said(sceneOf('range'))).toContain('range 2');
    expect(said(sceneOf('range'), 0, ['ship:B1', 380, 400, 0])).toContain('range 1');
    expect(said(sceneOf('range-0'))).toContain('range 0');
  });

  test('whether two obstacles lie far enough apart', () => {
    expect(said(sceneOf('place-obstacles'))).toContain('range 1, too close to each other');
    expect(said(sceneOf('place-obstacles'), 0, ['rock:2', 640, 460, 0])).toContain('range 2, they may lie so');
  });

  test('an obstructed attack, and the same without the rock', () => {
    expect(said(sceneOf('obstructed'))).toMatch(/obstructed: 3 attack dice against 4 defense dice/);
    expect(said(sceneOf('obstructed'), 0, ['rock:1', 700, 420, 0])).toMatch(/range 2: 3 attack dice against 3/);
  });

  test('range 1 brings the attacker a die, range 3 the defender', () => {
    expect(said(sceneOf('range-bonus'))).toMatch(/4 attack dice against 3/);
    expect(said(sceneOf('range-bonus'), 0, ['ship:B1', 450, 560, 180])).toMatch(/3 attack dice against 4/);
    expect(said(sceneOf('range-0-attack'))).toMatch(/range 0: 3 attack dice against 3/);
  });

  test('strain and deplete take a die', () => {
    expect(said(sceneOf('strain'))).toMatch(/against 2 defense dice/);
    expect(said(sceneOf('deplete'))).toMatch(/2 attack dice/);
  });

  test('a bump, and none once the other is out of the way', () => {
    expect(said(sceneOf('partial'))).toContain('would overlap B1');
    expect(said(sceneOf('partial'), 0, ['ship:B1', 700, 600, 0])).toContain('Nothing is in the way');
    expect(said(sceneOf('overlap-friend'))).toContain('would overlap A2');
  });

  test('a rock on the way, and under the end', () => {
    expect(said(sceneOf('asteroid'), 0)).toContain('moves through the asteroid');
    expect(said(sceneOf('asteroid'), 1)).toContain('ends on the asteroid');
    expect(said(sceneOf('move-through'), 0)).toContain('moves through the asteroid');
  });

  test('a way off the table, and one that stays', () => {
    expect(said(sceneOf('flee'), 0)).toContain('flees');
    expect(said(sceneOf('flee'), 1)).not.toContain('flees');
    expect(said(sceneOf('play-area'), 0)).toContain('flees');
  });

  test('a Koiogran turn that is stopped keeps its facing', () => {
    const scene = sceneOf('koiogran');
    const laid = layScene(engine, scene);
    const facing = (state: typeof laid) => sketchOf(engine, state, scene, 0).ghosts[0]!.pose.heading;
    expect(facing(laid)).toBe(180);
    expect(facing(moved(laid, 'ship:B1', { x: 457, y: 500, heading: 0 }))).toBe(0);
  });

  test('places to roll to', () => {
    expect(said(sceneOf('barrel-roll'))).toMatch(/to [345] of 6 places/);
    expect(said(sceneOf('decloak'))).toMatch(/to 7 of 7 places/);
    expect(said(sceneOf('tallon'))).toContain('It may end in 3 places.');
  });

  test('fully executed across another ship', () => {
    expect(said(sceneOf('fully'), 0)).toContain('Nothing is in the way');
    expect(said(sceneOf('fully'), 0, ['ship:B1', 457, 450, 180])).toContain('overlap');
  });

  test('an attack range that is longer than the range', () => {
    expect(said(sceneOf('attack-range'))).toMatch(/attack range 2 \(bases at range 1\)/);
    expect(said(sceneOf('attack-range'), 0, ['ship:B1', 400, 480, 0])).toMatch(/attacks B1 at range 1/);
  });

  test('why there is no attack: too far, aside, not for this weapon, disarmed, on a rock', () => {
    const moveB1 = (id: string, x: number, y: number) => said(sceneOf(id), 0, ['ship:B1', x, y, 180]);
    expect(moveB1('range-bonus', 450, 700)).toBe('B1 is beyond range 3 of A1: no attack.');
    expect(moveB1('range-bonus', 200, 280)).toBe('B1 is not in the firing arc of A1: no attack.');
    expect(said(sceneOf('special-weapon'))).toContain('4 attack dice');
    expect(moveB1('special-weapon', 440, 400)).toBe('B1 is at range 1, which this weapon does not reach.');
    expect(said(sceneOf('reload'))).toBe('A1 is disarmed: no attack.');
    expect(said(sceneOf('obstacle-range-0'), 0, ['ship:A1', 470, 420, 0])).toContain('A1 touches an obstacle');
  });

  test('what tokens are worth on the average', () => {
    expect(said(sceneOf('focus'))).toMatch(/On average 1\.2 damage.*Without tokens: 0\.7\./);
    expect(said(sceneOf('hit-face'))).toMatch(/On average 0\.7 damage/);
    expect(said(sceneOf('hit-face'))).not.toContain('Without tokens');
  });

  test('a mine under the template, and past it', () => {
    expect(said(sceneOf('mine'), 0)).toContain('moves through the mine, which goes off');
    expect(said(sceneOf('mine'), 0, ['ship:A1', 600, 310, 0])).toContain('Nothing is in the way');
  });

  test('a ship by its own edge', () => {
    expect(said(sceneOf('place-ships'))).toContain('it may be placed so');
    expect(said(sceneOf('place-ships'), 0, ['ship:A1', 600, 81, 0])).toContain('it may not be placed so');
    expect(said(sceneOf('place-ships'), 0, ['ship:A1', 600, 79, 0])).toContain('it may be placed so');
  });

  test('in front and flanking', () => {
    expect(said(sceneOf('flanking'))).toMatch(/flanking|in front/);
    expect(said(sceneOf('full-arc'))).toContain('B1: full front arc');
  });
});
