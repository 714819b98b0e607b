import { expect, test } from 'vitest';
import type { ManeuverCode } from '../../../src/engine/core/vocabulary';
import { baseAt } from '../../../src/engine/geometry/base';
import { isInsidePlayArea } from '../../../src/engine/geometry/playArea';
import { basesOverlap } from '../../../src/engine/geometry/separation';
import { baseOf, shipsOnTable } from '../../../src/engine/look/ships';
import { engine } from '../../support/engine';
import { type Placed, scenario } from '../../support/scenario';

/** Small, medium and large; with loops, rolls, stops and reverse maneuvers on their dials. */
const PILOTS = {
  p1: ['bluesquadronescort', 'greensquadronpilot', 'wardensquadronpilot', 'outerrimsmuggler', 'bladesquadronveteran'],
  p2: ['jakkugunrunner', 'blacksunace', 'gandfindsman', 'trandoshanslaver', 'contractedscout'],
} as const;
const ROCKS = ['coreasteroid0', 'coreasteroid3', 'yt2400debris0', 'gascloud1'];

function board(seed: number) {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 2 ** 32) * below;
  };
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random(items.length))]!;
  const taken: ReturnType<typeof baseAt>[] = [];
  const placed = (pilot: string): Placed => {
    const type = engine.rules.catalog.shipType(engine.rules.catalog.pilot(`pilot:${pilot}`).shipType);
    for (;;) {
      // Crowded on purpose: a third of the table.
      const pose = { x: 300 + random(310), y: 300 + random(310), heading: random(360) };
      const base = baseAt(pose, type.size);
      if (taken.some(other => basesOverlap(base, other))) continue;
      taken.push(base);
      return { pilot, at: [pose.x, pose.y], heading: pose.heading, dial: pick(type.dial) as ManeuverCode };
    }
  };
  return scenario({
    p1: PILOTS.p1.map(placed),
    p2: PILOTS.p2.map(placed),
    rocks: ROCKS.map(is => ({ is, at: [200 + random(510), 200 + random(510)], heading: random(360) })),
    seed,
  });
}

/** Passes where it can be passed, else takes the first option, until all ships have activated. */
function flyAll(game: ReturnType<typeof board>) {
  while (game.state.phase === 'activation' && game.state.pending.length > 0) {
    const { player, options } = game.state.pending[0]!;
    game.choose(player, (options.find(({ key }) => key === 'pass') ?? options[0]!).key);
  }
  return game;
}

test.each(Array.from({ length: 30 }, (_, index) => index + 1))('crowded board %i is flown clean', seed => {
  const game = flyAll(board(seed));
  const table = { state: game.state, rules: engine.rules };
  const ships = shipsOnTable(game.state);
  for (const one of ships) {
    expect(isInsidePlayArea(baseOf(table, one)), `${one.id} is on the table`).toBe(true);
    for (const other of ships) {
      if (other.id > one.id) {
        expect(basesOverlap(baseOf(table, one), baseOf(table, other)), `${one.id} on ${other.id}`).toBe(false);
      }
    }
  }
  const activated = game.events('shipActivated').map(({ ship }) => ship);
  expect(new Set(activated).size, 'each activates once').toBe(activated.length);
  expect(game.events('shipRemoved')).toHaveLength(10 - ships.length);
});
