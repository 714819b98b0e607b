import { describe, expect, test } from 'vitest';
import type { Drawn } from '../../../src/board/explain/drawn';
import { type Looked, thingAt, thingsOn } from '../../../src/board/explain/thingAt';
import { layBeside } from '../../../src/board/pieces/beside';
import { onBoard } from '../../../src/board/scale';
import { placeTemplate, straight } from '../../../src/engine/geometry/template';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

const { state } = scenario({
  p1: [{ pilot: 'redsquadronveteran', at: [400, 300], tokens: { focus: 1 }, locks: ['ship:B1'] }],
  p2: [{ pilot: 'academypilot', at: [400, 600], heading: 180 }],
  rocks: [{ is: 'coreasteroid1', at: [700, 300] }],
  phase: 'planning',
});
const table = { state, rules: engine.rules };
const laid = layBeside(state, engine.rules.profilesOf(state.setup), 8, new Map());
const NOWHERE = { x: -1, y: -1 };

const looked = (...drawn: readonly Drawn[]): Looked => ({ table, laid, radius: 8, drawn, tags: [], scale: 1 });
const at = (x: number, y: number, ...drawn: readonly Drawn[]) => thingAt(looked(...drawn), { x, y }, NOWHERE);

const pose = { x: 400, y: 300, heading: 0 };

describe('what lies under a point', () => {
  test('a ship, a rock, and nothing beside them', () => {
    expect(at(400, 300)).toEqual({ kind: 'ship', ship: 'ship:A1' });
    expect(at(700, 300)).toEqual({ kind: 'rock', rock: 'rock:1' });
    expect(at(100, 800)).toBeNull();
  });

  test('tokens and locks beside their ship, each as what it is', () => {
    const base = onBoard(state.ships['ship:A1']!.pose);
    const kinds = laid.get('ship:A1')!.map(one => {
      const { x, y } = onBoard({ x: base.x + one.at.x, y: base.y + one.at.y });
      return at(x, y);
    });
    expect(kinds).toEqual([
      { kind: 'token', ship: 'ship:A1', piece: 'focus', count: 1 },
      { kind: 'lock', ship: 'ship:A1', whose: 'mine', mark: 'B1' },
    ]);
  });

  test('an arc as far as range 3, and the bullseye in it', () => {
    const front: Drawn = { kind: 'arc', pose, half: 20, arc: 'front' };
    const bullseye: Drawn = { kind: 'arc', pose, half: 20, arc: 'bullseye' };
    expect(at(440, 450, front)).toEqual({ kind: 'arc', arc: 'front' });
    expect(at(440, 450, front, bullseye)).toEqual({ kind: 'arc', arc: 'front' });
    expect(at(402, 450, front, bullseye)).toEqual({ kind: 'arc', arc: 'bullseye' });
    expect(at(402, 650, front)).toBeNull();
    expect(at(300, 300, front)).toBeNull();
  });

  test('a template before the arc on which it lies, and a line before both', () => {
    const front: Drawn = { kind: 'arc', pose, half: 20, arc: 'front' };
    const template: Drawn = { kind: 'template', placed: placeTemplate(straight(3), { x: 400, y: 320, heading: 0 }) };
    const line: Drawn = {
      kind: 'line',
      line: {
        key: 'x',
        from: { x: 400, y: 320 },
        to: { x: 400, y: 580 },
        look: 'obstructed',
        strong: true,
        label: null,
      },
    };
    expect(at(404, 380, front, template)).toEqual({ kind: 'template' });
    expect(at(404, 380, front, template, line)).toEqual({ kind: 'line', look: 'obstructed' });
    expect(at(404, 500, front, template)).toEqual({ kind: 'arc', arc: 'front' });
  });

  test('a range ring, on its line only', () => {
    const ring: Drawn = { kind: 'ring', pose, half: 20 };
    expect(at(521, 300, ring)).toEqual({ kind: 'ring' });
    expect(at(560, 300, ring)).toBeNull();
  });

  test('a tag, before all else', () => {
    const tags = [{ ship: 'ship:B1', box: { x: 10, y: 10, width: 50, height: 20 } }] as const;
    expect(thingAt({ ...looked(), tags }, { x: 400, y: 300 }, { x: 20, y: 20 })).toEqual({
      kind: 'tag',
      ship: 'ship:B1',
    });
    expect(thingAt({ ...looked(), tags }, { x: 400, y: 300 }, { x: 70, y: 20 })).toMatchObject({ kind: 'ship' });
  });
});

test('a key walks over every piece, each ship followed by what lies beside it', () => {
  expect(thingsOn(looked()).map(({ thing }) => thing.kind)).toEqual([
    'ship',
    'token',
    'lock',
    'ship',
    'lock',
    'marker',
    'rock',
  ]);
});
