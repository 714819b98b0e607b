import { describe, expect, test } from 'vitest';
import { deviceRules } from '../../../src/engine/content/devices';
import { placings } from '../../../src/engine/content/words';
import type { TemplateName } from '../../../src/engine/core/vocabulary';
import {
  baseOfRemote,
  dropPose,
  forwardOf,
  keptDropPose,
  mayLie,
  turnedAround,
} from '../../../src/engine/look/devices';
import { templateOf } from '../../../src/engine/look/ways';
import { FAR, vader, xwing } from '../../support/devices';
import { engine } from '../../support/engine';
import { positionOf } from '../../support/scenario';

const state = positionOf({
  p1: [xwing([457, 400]), { pilot: 'goldsquadronveteran', at: [200, 200] }, { pilot: 'captainkagi', at: [700, 400] }],
  p2: [vader(FAR)],
  devices: [{ is: 'clanwrencommandos', at: [457, 600], heading: 90 }],
});
const table = { state, rules: engine.rules };
const ship = (number: 1 | 2 | 3) => state.ships[`ship:A${number}`]!;
const near = (pose: { x: number; y: number; heading: number }) => ({
  x: Math.round(pose.x * 10) / 10,
  y: Math.round(pose.y * 10) / 10,
  heading: Math.round(pose.heading * 10) / 10,
});

describe('dropping and launching by any template', () => {
  test.each([
    { edge: 'rear', template: '1straight', pose: { x: 457, y: 340, heading: 180 } },
    { edge: 'rear', template: '2straight', pose: { x: 457, y: 300, heading: 180 } },
    { edge: 'front', template: '5straight', pose: { x: 457, y: 620, heading: 0 } },
    // Whoever looks backward out of the ship turns left to the ship's right.
    { edge: 'rear', template: '1turnLeft', pose: { x: 492, y: 345, heading: 90 } },
    { edge: 'front', template: '1turnLeft', pose: { x: 422, y: 455, heading: 270 } },
  ] as const)('$edge $template', ({ edge, template, pose }) => {
    expect(near(dropPose(table, ship(1), edge, template))).toEqual(pose);
  });

  test('banks are mirror images, at half a right angle', () => {
    const left = near(dropPose(table, ship(1), 'front', '3bankLeft'));
    const right = near(dropPose(table, ship(1), 'front', '3bankRight'));
    expect(left.heading).toBe(315);
    expect(right.heading).toBe(45);
    expect(left.x - 457).toBeCloseTo(457 - right.x, 6);
    expect(left.y).toBe(right.y);
  });

  test('from the edge of larger bases', () => {
    expect(dropPose(table, ship(3), 'rear', '1straight')).toMatchObject({ x: 700, y: 320 });
  });

  test('kept for each device by itself, as long as its ship stays', () => {
    const bomb = keptDropPose(table, ship(1), 'device:protonbomb', 'rear', '1straight');
    const mine = keptDropPose(table, ship(1), 'device:proximitymine', 'rear', '1straight');
    expect(bomb).toEqual(dropPose(table, ship(1), 'rear', '1straight'));
    expect(keptDropPose(table, ship(1), 'device:protonbomb', 'rear', '1straight')).toBe(bomb);
    // What is kept with a pose are the outlines of one device.
    expect(mine).toEqual(bomb);
    expect(mine).not.toBe(bomb);
    const moved = { ...ship(1), pose: { x: 300, y: 300, heading: 90 } };
    expect(keptDropPose(table, moved, 'device:protonbomb', 'rear', null)).toEqual(dropPose(table, moved, 'rear', null));
  });

  test('without a template, between the guides', () => {
    expect(dropPose(table, ship(1), 'rear', null)).toEqual({ x: 457, y: 380, heading: 180 });
  });

  test('every template has a name', () => {
    const names: readonly TemplateName[] = ['1straight', '2bankLeft', '3bankRight', '1turnLeft', '2turnRight'];
    expect(names.map(name => templateOf(name).turn)).toEqual([0, -45, 45, -90, 90]);
  });

  test('turned around it covers the same ground', () => {
    const pose = { x: 457, y: 320, heading: 180 };
    expect(near(turnedAround(table, 'device:clanwrencommandos', pose))).toEqual({ x: 457, y: 284, heading: 0 });
  });

  test('no part outside: all pieces of a set count', () => {
    const at = (x: number) => mayLie(table, { device: 'device:clustermine', pose: { x, y: 300, heading: 0 } });
    expect(at(34)).toBe(true);
    expect(at(33)).toBe(false);
    expect(mayLie(table, { device: 'device:proximitymine', pose: { x: 33, y: 300, heading: 0 } })).toBe(true);
  });
});

describe('remotes', () => {
  const team = state.devices['token:1']!;

  test('are relocated forward from their front guides to their rear ones', () => {
    expect(near(forwardOf(table, team, '2straight'))).toEqual({ x: 573, y: 600, heading: 90 });
    expect(near(forwardOf(table, team, '1turnRight'))).toEqual({ x: 528, y: 565, heading: 180 });
  });

  test('look from a square flush with their front', () => {
    expect(baseOfRemote(table, team)).toMatchObject({ x: 475, y: 600, half: 18 });
  });
});

describe('the catalog', () => {
  const { devices, upgrades } = engine.rules.catalog;

  test('has a rule for every device', () => {
    expect(Object.keys(deviceRules).sort()).toEqual(devices.map(({ id }) => id).sort());
  });

  test('has a placing for every card that places a device', () => {
    const placed = upgrades.flatMap(({ id, places }) => places.map(device => [id, device]));
    const known = [
      ...Object.entries(placings).map(([id, { device }]) => [id, device]),
      ['upgrade:sensorbuoysuite', 'device:sensorbuoy'],
    ];
    expect(known.sort()).toEqual(placed.sort());
  });
});
