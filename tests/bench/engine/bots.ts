import { PRINTED_ARCS } from '../../../src/engine/core/vocabulary';
import { shipsOnTable, sizeOf } from '../../../src/engine/look/ships';
import { alone, type Row, race, timeRow } from '../measure';
import { beginning, engine, playInFork, seeds, smallShips } from './games';

const { rules } = engine;

/** Tables in the second round, with all ships on them. */
const tables = () =>
  seeds(6).map(seed => {
    const start = engine.fork(beginning(smallShips(4), seed)).state;
    return playInFork(start, seed, ({ round, phase }) => round === 2 && phase === 'planning').end;
  });

/** What a bot looks at before it sets a dial: every end of every dial, and who sees whom from there. */
export function forBots(): readonly Row[] {
  const all = tables();
  const reach = () =>
    all.reduce(
      (sum, state) => sum + shipsOnTable(state).reduce((ends, { id }) => ends + engine.reach(state, id).length, 0),
      0,
    );
  const outlook = () =>
    all.reduce(
      (sum, state) => sum + shipsOnTable(state).reduce((ends, { id }) => ends + engine.outlook(state, id).length, 0),
      0,
    );
  const maneuvers = reach();
  const { ours, theirs, ratio } = race(maneuvers, reach, outlook);
  const [state] = all;
  const stands = shipsOnTable(state!).flatMap(ship =>
    engine
      .reach(state!, ship.id)
      .flatMap(({ ends }) => ends.map(({ pose }) => ({ pose, size: sizeOf({ state: state!, rules }, ship) }))),
  );
  const hundred = Array.from({ length: 100 }, (_, index) => stands[(index * 7) % stands.length]!);
  const arcs = PRINTED_ARCS.filter(arc => arc === 'front' || arc === 'bullseye');
  const { milliseconds } = alone(1, () => engine.sights(hundred, hundred, arcs).ranges.length);
  return [
    {
      name: 'maneuvers of whole dials in one go',
      goal: null,
      cases: maneuvers,
      wrong: 0,
      ours,
      library: { name: 'outlook', ...theirs },
      ratio,
    },
    timeRow('arc and range between 100 places each way', [milliseconds], { milliseconds: 6 }),
  ];
}
