import { type Option, pass } from '../../core/decision';
import { asking, type EffectNamed, type Effects } from '../../core/effect';
import { gathered } from '../../core/list';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { boost } from '../../geometry/course';
import { turned } from '../../geometry/pose';
import { basesOverlap } from '../../geometry/separation';
import { straight } from '../../geometry/template';
import { baseOf, othersOf, shipOf } from '../../look/ships';
import type { Handlers } from '../handlers';
import type { Run } from '../run';
import { type Direction, directionOf, metOnTheWay, moveTo, rollDirections } from './reposition';

export const tractorDirections = (table: Table, ship: Ship): readonly Direction[] => [
  directionOf(table, ship, 'boost:straight', boost(straight(1)), { how: 'boost' }),
  // What its own player would have to pay for is not for whoever pulls it.
  ...rollDirections(table, ship).filter(({ cost }) => cost.length === 0),
];

/** Once a round: whoever tractors a ship may roll or boost it with the 1 straight. */
function offerTractorMove(run: Run, { ship: id, by }: EffectNamed<'offerTractorMove'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table' || ship.destroyed) return [];
  const options = gathered(tractorDirections(run, ship), ({ places }) => places)
    .filter(({ blocked }) => blocked.length === 0)
    .map(
      ({ name, pose, ...place }): Option => ({
        key: name,
        subject: { kind: 'pose', pose, name },
        then: [
          moveTo(ship, pose, 'tractor', name),
          ...metOnTheWay(id, place),
          ...(by === ship.player ? [] : [{ do: 'offerTractorTurn', ship: id, by } as const]),
        ],
      }),
    );
  if (options.length === 0) return [];
  return [
    asking({
      player: by,
      topic: { kind: 'tractorMove', ship: id },
      ask: { kind: 'one' },
      options: [...options, pass()],
    }),
  ];
}

/** Moved by an opponent, the ship's own player may turn it by 90 degrees for a stress token. */
function offerTractorTurn(run: Run, { ship: id }: EffectNamed<'offerTractorTurn'>): Effects {
  const ship = shipOf(run.state, id);
  // A mine on its way may have ended it.
  if (ship.where !== 'table' || ship.destroyed) return [];
  const option = (name: string, by: number): Option => ({
    key: `turn:${name}`,
    subject: { kind: 'pose', pose: turned(ship.pose, by), name },
    then: [
      { do: 'rotateShip', ship: id, by },
      { do: 'gainToken', ship: id, token: 'stress', by: ship.player },
    ],
  });
  // A square turned by a quarter covers the same ground, so it never comes to lie on another base.
  return [
    asking({
      player: ship.player,
      topic: { kind: 'tractorTurn', ship: id },
      ask: { kind: 'one' },
      options: [option('left', -90), option('right', 90), pass()],
    }),
  ];
}

/** Turning on the spot is not a move. It is not done where the base would come to lie on another. */
function rotateShip(run: Run, { ship: id, by }: EffectNamed<'rotateShip'>): Effects {
  const ship = shipOf(run.state, id);
  const from = ship.pose;
  const to = turned(from, by);
  const base = baseOf(run, { ...ship, pose: to });
  if (othersOf(run, ship).bases.some(other => basesOverlap(base, other))) return [];
  run.write(game => void (game.ships[id]!.pose = to));
  run.emit({ type: 'shipRotated', ship: id, from, to });
  return [];
}

export const tractorHandlers = { offerTractorMove, offerTractorTurn, rotateShip } satisfies Partial<Handlers>;
