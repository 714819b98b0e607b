import type { ActionKey } from '../../core/action';
import { type Option, pass } from '../../core/decision';
import { asking, type Effect, type EffectNamed, type Effects } from '../../core/effect';
import type { ManeuverInHand } from '../../core/frame';
import { isShipId, type ObjectId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import type { StandardArc } from '../../core/vocabulary';
import { ruled } from '../../look/rulings';
import { shipOf } from '../../look/ships';
import { asEased } from '../movement/difficulty';
import { partialBoosts } from '../movement/partialBoost';
import { boostDirections, type Direction, directionOptions, moveTo, rollDirections } from '../movement/reposition';
import { findFrame } from '../run';
import { doCardAction } from './cards';
import {
  coordinated,
  coordinateTargets,
  jamTargets,
  openLocks,
  reloadable,
  rotations,
  slamManeuvers,
  type TargetChoice,
} from './possible';
import { missionAction } from './scenario';
import { gainedBy, isAmong } from './together';

/** What an action does, once it is paid for. */
export function doActionOf(table: Table, ship: Ship, action: ActionKey): Effects {
  const { id, player } = ship;
  const gain = (token: 'focus' | 'calculate' | 'evade' | 'cloak'): Effects => [
    { do: 'gainToken', ship: id, token, by: player },
  ];
  switch (action) {
    case 'focus':
    case 'calculate':
    case 'evade':
    case 'cloak':
      return gain(action);
    case 'reinforce':
      return reinforce(ship);
    case 'barrelRoll':
      return reposition(ship, 'barrelRoll', rollDirections(table, ship));
    case 'boost': {
      const all = boostDirections(table, ship);
      return reposition(ship, 'boost', all, partialBoosts(table, ship, all));
    }
    case 'lock':
      return lock(table, ship);
    case 'coordinate':
      return coordinating(table, ship);
    case 'jam':
      return target(ship, 'jam', jamTargets(table, ship), other => [{ do: 'jam', ship: id, target: other }]);
    case 'rotate':
      return rotate(table, ship);
    case 'reload':
      return reload(table, ship);
    case 'slam':
      return slam(table, ship);
    default:
      return action.startsWith('scenario:') ? missionAction(table, ship, action) : doCardAction(table, ship, action);
  }
}

const ask = (
  ship: Ship,
  kind: 'reinforce' | 'barrelRoll' | 'boost' | 'lock' | 'coordinate' | 'jam' | 'reload' | 'slam',
  options: readonly Option[],
): Effect => asking({ player: ship.player, topic: { kind, ship: ship.id }, ask: { kind: 'one' }, options });

const reinforce = (ship: Ship): Effects => [
  ask(
    ship,
    'reinforce',
    (['reinforceFore', 'reinforceAft'] as const).map(token => ({
      key: `token:${token}`,
      subject: { kind: 'token', token },
      then: [{ do: 'gainToken', ship: ship.id, token, by: ship.player }],
    })),
  ),
];

function reposition(
  ship: Ship,
  kind: 'barrelRoll' | 'boost',
  directions: readonly Direction[],
  more: readonly Option[] = [],
): Effects {
  const options = directionOptions(
    directions,
    (pose, by, through) => [moveTo(ship, pose, kind, by, { through })],
    (_, reason) => [{ do: 'failAction', reason }],
  );
  return [ask(ship, kind, [...options, ...more])];
}

function target<Id extends ObjectId>(
  ship: Ship,
  kind: 'lock' | 'coordinate' | 'jam',
  choices: readonly TargetChoice<Id>[],
  then: (target: Id) => Effects,
): Effects {
  const free = choices.filter(({ blocked }) => !blocked);
  if (free.length === 0) return [{ do: 'failAction', reason: { kind: 'noTarget' } }];
  return [
    ask(
      ship,
      kind,
      free.map(choice => ({
        key: choice.target,
        subject: { kind: 'object', object: choice.target },
        then: [...(choice.cost ?? []), ...then(choice.target)],
      })),
    ),
  ];
}

/** Where a card says what is to be locked, nothing is asked. */
function lock(table: Table, ship: Ship): Effects {
  const acquire = (object: ObjectId): Effects => [{ do: 'acquireLock', ship: ship.id, object }];
  const on = findFrame(table.state, 'action')?.on;
  if (!on) return target(ship, 'lock', openLocks(table, ship), acquire);
  const choice = openLocks(table, ship).find(one => one.target === on);
  return choice ? [...(choice.cost ?? []), ...acquire(on)] : [{ do: 'failAction', reason: { kind: 'noTarget' } }];
}

/** One ship, or several that a card lets it coordinate, of a kind and doing the same unless it says otherwise. */
function coordinating(table: Table, ship: Ship): Effects {
  const { id } = ship;
  const together = findFrame(table.state, 'action')?.together;
  if (!together) {
    return target(ship, 'coordinate', coordinated(table, ship), other =>
      isShipId(other)
        ? [{ do: 'coordinate', ship: id, target: other }]
        : [{ do: 'offerRelocation', token: other, must: true }],
    );
  }
  const { more, ...alike } = together;
  const meant = coordinateTargets(table, ship).filter(one => isAmong(table, ship, together, one.target));
  return target(ship, 'coordinate', meant, other => [
    { do: 'coordinate', ship: id, target: other, ...(alike.asPrinted ? {} : { as: 'red' }) },
    ...gainedBy(table, together, other),
    {
      do: 'coordinateNext',
      ship: id,
      done: [other],
      had: shipOf(table.state, other).round.actions.length,
      left: more,
      ...alike,
    },
  ]);
}

function rotate(table: Table, ship: Ship): Effects {
  const arcs = rotations(table, ship);
  if (arcs.length === 1) return [{ do: 'pointTurret', ship: ship.id, arc: arcs[0]! }];
  return [askForArc(ship, turnsTo(ship, arcs))];
}

const turnsTo = ({ id }: Ship, arcs: readonly StandardArc[]): readonly Option[] =>
  arcs.map(arc => ({
    key: `arc:${arc}`,
    subject: { kind: 'arc', arc },
    then: [{ do: 'pointTurret', ship: id, arc }],
  }));

const askForArc = ({ id, player }: Ship, options: readonly Option[]): Effect =>
  asking({ player, topic: { kind: 'pointTurret', ship: id }, ask: { kind: 'one' }, options });

/** Without an action, "no" among the answers. */
export function offerRotation(table: Table, { ship: id }: EffectNamed<'offerRotation'>): Effects {
  const ship = shipOf(table.state, id);
  const arcs = ship.where === 'table' ? rotations(table, ship) : [];
  return arcs.length > 0 ? [askForArc(ship, [...turnsTo(ship, arcs), pass()])] : [];
}

function reload(table: Table, ship: Ship): Effects {
  const cards = reloadable(table, ship);
  // What the action cost may have set off a card that filled them.
  if (cards.length === 0) return [{ do: 'failAction', reason: { kind: 'nothingToReload' } }];
  if (cards.length === 1) return [{ do: 'reloadCard', ship: ship.id, card: cards[0]! }];
  return [
    ask(
      ship,
      'reload',
      cards.map(card => ({
        key: card,
        subject: { kind: 'upgrade', card },
        then: [{ do: 'reloadCard', ship: ship.id, card }],
      })),
    ),
  ];
}

/** A maneuver of the same speed. What comes before a maneuver is executed comes before this one, too. */
function slam(table: Table, ship: Ship): Effects {
  const isFaster = ruled(table, 'slamFaster', ship, {}) === 'may';
  const options = slamManeuvers(table, ship).map((code): Option => {
    const maneuver: ManeuverInHand = { code, kind: 'slam', ...(isFaster ? { faster: true } : {}) };
    const before = {
      at: 'before:execute',
      ship: ship.id,
      maneuver: asEased(table, ship, maneuver).code,
      kind: 'slam',
    } as const;
    return {
      key: `maneuver:${code}`,
      subject: { kind: 'maneuver', maneuver: code },
      then: [
        { do: 'openWindow', moment: before },
        { do: 'execute', ship: ship.id, maneuver },
      ],
    };
  });
  return [ask(ship, 'slam', options)];
}
