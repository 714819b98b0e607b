import { expect, test } from 'vitest';
import { randomAnswer, randomFrom } from '../../../src/bots/random';
import type { GameState } from '../../../src/engine/core/state';
import { PRINTED_ARCS } from '../../../src/engine/core/vocabulary';
import { isInsidePlayArea } from '../../../src/engine/geometry/playArea';
import { aimAt, arcsOf, rangeBetween, weaponsOf } from '../../../src/engine/look/attack';
import { baseOf, shipsOnTable, sizeOf } from '../../../src/engine/look/ships';
import { maneuverToExecute } from '../../../src/engine/rules/movement/difficulty';
import { endsOf } from '../../../src/engine/rules/movement/maneuver';
import { OUT } from '../../../src/engine/surface/forBots';
import { engine } from '../../support/engine';
import { momentsOf } from '../../support/randomGame';
import { setupFor } from '../../support/squads';

const { rules } = engine;

const positions = (seed: number): readonly GameState[] =>
  momentsOf(seed)
    .filter(({ state }, index) => index % 9 === 0 && shipsOnTable(state).length > 1)
    .map(({ state }) => state);

test('a dial in one go comes to what each maneuver comes to by itself', () => {
  let ends = 0;
  for (const state of [...positions(1), ...positions(4)]) {
    for (const ship of shipsOnTable(state)) {
      for (const { maneuver, ends: found } of engine.reach(state, ship.id)) {
        const set = { ...ship, dial: maneuver };
        const table = { state, rules };
        const alone = endsOf(table, set, maneuverToExecute(table, set));
        const flees = alone.map(({ pose }) => !isInsidePlayArea(baseOf(table, { ...ship, pose })));
        expect(found).toEqual(alone.map((end, index) => ({ ...end, flees: flees[index] })));
        ends += found.length;
      }
    }
  }
  expect(ends).toBeGreaterThan(500);
});

test('and the ship that flies it comes to stand there', () => {
  let flown = 0;
  for (const seed of [1, 2, 3]) {
    const begun = engine.newGame(setupFor(seed), seed);
    if (!begun.ok) throw new Error(begun.problem);
    const { state, answer } = engine.fork(begun.step.state);
    const random = randomFrom(seed);
    while (!state.outcome) {
      const waiting = state.phase === 'activation' ? shipsOnTable(state).filter(ship => !ship.round.activated) : [];
      const reach = new Map(waiting.map(({ id }) => [id, engine.reach(state, id)]));
      const outcome = answer(state, randomAnswer(engine, state, random)!);
      if (!outcome.ok) throw new Error(outcome.problem);
      const [first] = outcome.step.events.filter(({ type }) => type === 'shipMoved' || type === 'shipRemoved');
      if (first?.type !== 'shipMoved' || first.how !== 'maneuver' || !reach.has(first.ship)) continue;
      const places = reach.get(first.ship)!.flatMap(({ ends }) => ends.filter(end => end.maneuver.code === first.by));
      expect(places.map(({ pose }) => pose)).toContainEqual(first.to);
      flown++;
    }
  }
  expect(flown).toBeGreaterThan(10);
});

test('a table of sights says what the engine says of each pair', () => {
  let seen = 0;
  for (const state of [...positions(2), ...positions(3)]) {
    const ships = shipsOnTable(state);
    const table = { state, rules };
    const stands = ships.map(ship => ({ pose: ship.pose, size: sizeOf(table, ship) }));
    const { ranges, inArc } = engine.sights(stands, stands, PRINTED_ARCS);
    ships.forEach((ship, from) => {
      ships.forEach((other, to) => {
        if (ship === other) return;
        const at = from * ships.length + to;
        expect(ranges[at]).toBe(Math.min(4, rangeBetween(table, ship.id, other.id)));
        for (const weapon of weaponsOf(table, ship)) {
          for (const arc of arcsOf(ship, weapon)) {
            const aim = aimAt(table, ship, weapon, other.id, [arc]);
            expect(inArc[arc]![at]).toBe(aim ? aim.range : OUT);
            if (aim) seen++;
          }
        }
      });
    });
  }
  expect(seen).toBeGreaterThan(50);
});
