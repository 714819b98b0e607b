import { describe, expect, test } from 'vitest';
import { ENTRIES } from '../../src/rulebook';
import { sketchOf } from '../../src/rulebook/lens';
import { layScene, moved, type Scene } from '../../src/rulebook/scene';
import { engine } from '../support/engine';

const scenes = ENTRIES.flatMap(({ id, shows }) => (shows.kind === 'scene' ? [{ id, scene: shows.scene }] : []));
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
    expect(said(sceneOf('attack-range'))).toMatch(/attack range 2 \(bases at range 1\)|not in the firing arc/);
  });

  test('in front and flanking', () => {
    expect(said(sceneOf('flanking'))).toMatch(/flanking|in front/);
    expect(said(sceneOf('full-arc'))).toContain('B1: full front arc');
  });
});
