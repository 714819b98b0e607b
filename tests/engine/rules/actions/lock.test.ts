import { describe, expect, test } from 'vitest';
import { lockTargets } from '../../../../src/engine/rules/actions/possible';
import { acting, blocks } from '../../../support/actions';
import { engine } from '../../../support/engine';
import type { Placed } from '../../../support/scenario';

const xwing: Placed = { pilot: 'bluesquadronescort', at: [300, 300] };
const tie = (x: number, y: number, rest: Partial<Placed> = {}): Placed => ({
  pilot: 'academypilot',
  at: [x, y],
  ...rest,
});

describe('the lock action', () => {
  test('any ship at range 0-3, friend or enemy; none beyond, and never itself', () => {
    const game = acting([xwing, { ...xwing, at: [380, 300] }], {
      p2: [tie(300, 340), tie(300, 640), tie(300, 641), tie(800, 800)],
    }).choose('p1', 'action:lock:white');
    expect(game.asked('p1')).toBe('lock');
    expect(game.offers('p1')).toEqual(['ship:B1', 'ship:B2', 'ship:A2']);
    game.choose('p1', 'ship:B2');
    expect(game.ship('A1').locks).toEqual(['ship:B2']);
    expect(game.last('actionPerformed')).toMatchObject({ action: 'lock' });
  });

  test('enemies are offered first, the nearest before all; then their devices, obstacles, and one’s own last', () => {
    const game = acting([xwing, { ...xwing, at: [250, 300] }], {
      p2: [tie(300, 560), tie(300, 400)],
      rocks: [{ is: 'coreasteroid0', at: [420, 300] }],
      devices: [
        { is: 'proximitymine', at: [300, 200], owner: 'p1' },
        { is: 'proximitymine', at: [200, 450], owner: 'p2' },
      ],
    }).choose('p1', 'action:lock:white');
    expect(game.offers('p1')).toEqual(['ship:B2', 'ship:B1', 'token:2', 'rock:1', 'ship:A2', 'token:1']);
  });

  test('obstacles and devices are objects too; a scenario feature is none', () => {
    const game = acting(
      { ...xwing, at: [457, 380] },
      {
        rocks: [
          { is: 'coreasteroid0', at: [457, 600] },
          { is: 'gascloud1', at: [100, 800] },
        ],
        devices: [{ is: 'proximitymine', at: [520, 300] }],
      },
    ).choose('p1', 'action:lock:white');
    // The objective lies at the middle of the table, well in range.
    expect(game.offers('p1')).toEqual(['rock:1', 'token:1']);
    game.choose('p1', 'rock:1');
    expect(game.ship('A1').locks).toEqual(['rock:1']);
  });

  test('without an object in range it is blocked: it cannot be attempted', () => {
    const game = acting(xwing);
    expect(game.offers('p1')).not.toContain('action:lock:white');
    expect(blocks(game)).toMatchObject({ 'lock:white': 'noTarget', 'focus:white': null });
  });

  test('not by a ship at range 0 of gas', () => {
    const game = acting(xwing, { p2: [tie(300, 500)], rocks: [{ is: 'gascloud1', at: [300, 330] }] });
    expect(blocks(game)).toMatchObject({ 'lock:white': 'inGas' });
  });

  test('not onto a ship at range 0 of gas, but onto its neighbour and onto the cloud itself', () => {
    const game = acting(xwing, {
      p2: [tie(300, 500), tie(400, 500)],
      rocks: [{ is: 'gascloud1', at: [290, 530] }],
    }).choose('p1', 'action:lock:white');
    expect(game.offers('p1')).toEqual(['ship:B2', 'rock:1']);
  });

  test('an asteroid under the ship does not keep it from locking', () => {
    const game = acting(xwing, { p2: [tie(300, 500)], rocks: [{ is: 'coreasteroid0', at: [300, 330] }] });
    expect(game.offers('p1')).toContain('action:lock:white');
  });

  test('each object out of reach has its reason, with the measure', () => {
    const game = acting(xwing, { p2: [tie(300, 641)] });
    const [far] = lockTargets({ state: game.state, rules: engine.rules }, game.ship('A1'));
    expect(far).toMatchObject({
      target: 'ship:B1',
      blocked: { kind: 'outOfRange', least: 0, most: 3, measured: { range: 4, from: { y: 320 }, to: { y: 621 } } },
    });
  });
});
