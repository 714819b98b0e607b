import type { Option } from '../../core/decision';
import type { EffectNamed, Effects } from '../../core/effect';
import { gathered } from '../../core/list';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { execute as fly } from '../../geometry/maneuver';
import { meetings } from '../../geometry/movedThrough';
import { devicesMet } from '../../look/devices';
import { obstaclesOnTable } from '../../look/objects';
import { ignoresObstacle } from '../../look/obstacles';
import { ruled } from '../../look/rulings';
import { othersOf, shipOf, sizeOf } from '../../look/ships';
import type { Handlers } from '../handlers';
import type { Run } from '../run';
import { skipAction } from './maneuver';
import { type Direction, meeting } from './reposition';

/** Boosts that fail for nothing but a ship in the way, where a card lets this one come to lie against that. */
export const partialBoosts = (table: Table, ship: Ship, all: readonly Direction[]): readonly Option[] =>
  ruled(table, 'boostPartially', ship, {}) === 'may' ? gathered(all, one => partialBoost(table, ship, one)) : [];

const isOnlyByShip = ({ places }: Direction): boolean =>
  places.every(({ blocked }) => blocked.length === 1 && blocked[0]!.kind === 'overlapsShip');

function partialBoost(table: Table, ship: Ship, direction: Direction): readonly Option[] {
  if (!isOnlyByShip(direction)) return [];
  const { name, course, cost } = direction;
  const { ids, bases } = othersOf(table, ship);
  const size = sizeOf(table, ship);
  const flight = fly(ship.pose, size, course, bases);
  if (flight.kind === 'full') return [];
  const { pose, travelled, path } = flight;
  const move = { start: ship.pose, end: pose, size, path, travelled };
  const obstacles = obstaclesOnTable(table);
  const met = meetings(
    move,
    obstacles.map(({ outline }) => outline),
  ).filter(({ index }) => !ignoresObstacle(table, ship, obstacles[index]!.id, 'moving'));
  if (met.length > 0) return [];
  const overlapped = flight.overlapped.map(index => ids[index]!);
  return [
    {
      key: `${name}:partly`,
      subject: { kind: 'pose', pose, name: `${name}:partly` },
      then: [
        ...cost,
        {
          do: 'boostPartially',
          ...{ ship: ship.id, to: pose, how: 'boost', by: name, travelled },
          ...{ overlapped, touched: ids[flight.touched]! },
        },
        ...meeting(ship.id, devicesMet(table, move)),
      ],
    },
  ];
}

/** What overlapping brings in a maneuver, it brings here. */
function boostPartially(run: Run, effect: EffectNamed<'boostPartially'>): Effects {
  const { do: _, overlapped, touched, ...moved } = effect;
  const { ship, to } = moved;
  const from = shipOf(run.state, ship).pose;
  run.write(game => void (game.ships[ship]!.pose = to));
  run.emit({ type: 'shipMoved', from, ...moved });
  run.emit({ type: 'shipsOverlapped', ship, overlapped, touched });
  skipAction(run, ship, 'overlappedShip');
  return [{ do: 'overlapShips', ship, overlapped }];
}

export const partialBoostHandlers = { boostPartially } satisfies Partial<Handlers>;
