import { describe, expect, test } from 'vitest';
import { battle, placeRocks, placeShips } from '../../../support/battle';
import { FAR, vader, xwing } from '../../../support/devices';
import { scenario } from '../../../support/scenario';

describe('Sensor Buoy Suite', () => {
  const setup = () =>
    placeRocks(battle({ p1: [{ pilot: 'captainkagi', upgrades: ['sensorbuoysuite'] }], p2: ['darthvader'] }));

  test('two buoys are placed before forces, anywhere beyond range 2 of every edge', () => {
    const game = setup();
    expect(game.asked('p1')).toBe('placeDevice');
    const key = 'place:device:sensorbuoy';
    expect(game.refusal('p1', { option: key, pose: { x: 195, y: 457, heading: 0 } })).toBe('notThere');
    game.place('p1', key, { x: 230, y: 457, heading: 0 }).place('p1', key, { x: 457, y: 457, heading: 90 });
    expect(Object.values(game.state.devices)).toMatchObject([
      { device: 'device:sensorbuoy', owner: 'p1', pose: { x: 230 } },
      { device: 'device:sensorbuoy', owner: 'p1', pose: { x: 457, heading: 90 } },
    ]);
    placeShips(game);
    expect(game.asked('p1')).toBe('setDials');
  });

  const engage = (buoy: readonly [number, number], owner: 'p1' | 'p2' = 'p1') =>
    scenario({
      phase: 'engagement',
      p1: [xwing([100, 100], { pilot: 'lukeskywalker', upgrades: ['sensorbuoysuite'] })],
      p2: [{ pilot: 'academypilot', at: [600, 700] }],
      devices: [{ is: 'sensorbuoy', at: buoy, owner }],
    });

  test('before engaging it may lock what is close to one of its own buoys, however far away', () => {
    const game = engage([600, 600]);
    expect(game.offers('p1')).toEqual(['ship:B1', 'pass']);
    game.choose('p1', 'ship:B1');
    expect(game.ship('A1').locks).toEqual(['ship:B1']);
  });

  test('not at range 2 of it, nor near an enemy buoy', () => {
    expect(engage([600, 540]).asked('p1')).not.toBe('lock');
    expect(engage([600, 600], 'p2').asked('p1')).not.toBe('lock');
  });

  test('a ship in electro-chaff cannot be locked so either', () => {
    const game = scenario({
      phase: 'engagement',
      p1: [xwing([100, 100], { pilot: 'lukeskywalker', upgrades: ['sensorbuoysuite'] })],
      p2: [vader(FAR), { pilot: 'academypilot', at: [600, 700] }],
      devices: [
        { is: 'sensorbuoy', at: [600, 600] },
        { is: 'electrochaffcloud', at: [600, 700] },
      ],
    });
    game.choose('p2', 'pass');
    expect(game.asked('p1')).not.toBe('lock');
  });
});
