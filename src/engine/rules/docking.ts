import { castDraft } from 'immer';
import { type Option, pass } from '../core/decision';
import { asking, type Effect, type EffectNamed, type Effects, type ManeuverEnd } from '../core/effect';
import { opponentOf, type ShipId } from '../core/ids';
import { gathered } from '../core/list';
import type { Pose } from '../core/place';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { isInsidePlayArea } from '../geometry/playArea';
import { basesOverlap } from '../geometry/separation';
import { dockedWith, guidesOf, launchFrom, launchManeuvers, takesIn } from '../look/docking';
import { initiativeOf } from '../look/initiative';
import { allShips, baseOf, othersOf, shipOf } from '../look/ships';
import type { Handlers } from './handlers';
import { treated } from './movement/difficulty';
import { endsOf } from './movement/maneuver';
import { findFrame, type Run } from './run';
import { EXECUTING, inStep } from './steps';

/** In player order, one ship after the other: each that some carrier of its side has room for. */
function declareDocking(run: Run, { asked }: EffectNamed<'declareDocking'>): Effects {
  const { firstPlayer } = run.state;
  for (const player of [firstPlayer, opponentOf(firstPlayer)]) {
    for (const ship of allShips(run.state)) {
      if (ship.player !== player || ship.where !== 'hand' || asked.includes(ship.id)) continue;
      const carriers = allShips(run.state).filter(one => one.where === 'hand' && takesIn(run, one, ship));
      if (carriers.length === 0) continue;
      return [askForCarrier(ship, carriers), { do: 'declareDocking', asked: [...asked, ship.id] }];
    }
  }
  return [];
}

const askForCarrier = ({ id: ship, player }: Ship, carriers: readonly Ship[]): Effect =>
  asking({
    player,
    topic: { kind: 'dock', ship },
    ask: { kind: 'one' },
    options: [
      ...carriers.map(
        ({ id: carrier }): Option => ({
          key: `dock:${carrier}`,
          subject: { kind: 'ship', ship: carrier },
          then: [{ do: 'dock', ship, carrier }],
        }),
      ),
      pass(),
    ],
  });

/** Placed in reserve, on its carrier. */
function dock(run: Run, { ship: id, carrier }: EffectNamed<'dock'>): Effects {
  const ship = shipOf(run.state, id);
  if (!takesIn(run, shipOf(run.state, carrier), ship) || (ship.where !== 'table' && ship.where !== 'hand')) return [];
  const from = ship.where === 'table' ? ship.pose : null;
  run.write(game => {
    const docking = game.ships[id]!;
    docking.where = 'reserve';
    docking.carrier = carrier;
    docking.dial = null;
    docking.revealed = false;
  });
  run.emit({ type: 'shipDocked', ship: id, carrier, from });
  return [];
}

/** Every maneuver that leads to a free place; one that would end on a ship fails, and is not offered. */
function launchOptions(table: Table, { ship: id, carrier: by, emergency }: EffectNamed<'offerLaunch'>): Option[] {
  const ship = shipOf(table.state, id);
  const carrier = shipOf(table.state, by);
  return gathered(guidesOf(table, carrier, ship), guides => {
    const from = launchFrom(table, carrier, ship, guides);
    const at: Ship = { ...ship, pose: from };
    return gathered(launchManeuvers(table, ship), code => {
      const maneuver = treated(table, ship, { code, kind: 'revealed' });
      if (maneuver.kind !== 'revealed') return [];
      const ends = endsOf(table, at, maneuver).filter(end => isFree(table, at, end));
      return ends.map((end): Option => {
        const flees = !isInsidePlayArea(baseOf(table, { ...at, pose: end.pose }));
        const key = `leave:${guides}:${code}${ends.length > 1 ? `:${end.landing}` : ''}`;
        return {
          key,
          subject: { kind: 'pose', pose: end.pose, name: key, launch: { from, guides, maneuver: code } },
          then: [{ do: 'launch', ship: id, carrier: by, emergency, guides, from, end, flees }],
        };
      });
    });
  });
}

function isFree(table: Table, ship: Ship, { pose }: ManeuverEnd): boolean {
  const base = baseOf(table, { ...ship, pose });
  return !othersOf(table, ship).bases.some(other => basesOverlap(base, other));
}

/** Asks how it leaves, "no" among the answers; in an emergency there is no "no", and without a way it is lost. */
export function offerLaunch(table: Table, effect: EffectNamed<'offerLaunch'>): Effects {
  const { ship: id, carrier, emergency } = effect;
  const ship = shipOf(table.state, id);
  if (ship.carrier !== carrier || ship.where !== 'reserve') return [];
  if (ship.destroyed) return [{ do: 'removeShip', ship: id }];
  const options = launchOptions(table, effect);
  if (options.length === 0) {
    return emergency
      ? [
          { do: 'destroyShip', ship: id },
          { do: 'removeShip', ship: id },
        ]
      : [];
  }
  return [
    asking({
      player: ship.player,
      topic: { kind: 'launch', ship: id, carrier, emergency },
      ask: { kind: 'one' },
      options: emergency ? options : [...options, pass()],
    }),
  ];
}

/** It executes the maneuver as if it had stood between the guides; then, but not in an emergency, it may perform an action. */
function launch(run: Run, { ship: id, carrier, emergency, from, end }: EffectNamed<'launch'>): Effects {
  const engaged = shipOf(run.state, id).round.engaged || hasPassed(run, id);
  run.write(game => {
    const ship = game.ships[id]!;
    ship.where = 'table';
    ship.pose = from;
    delete ship.carrier;
    Object.assign(ship.round, { systemDone: true, activated: true, engaged });
  });
  run.emit({ type: 'shipLaunched', ship: id, carrier, pose: from, maneuver: end.maneuver.code, emergency });
  const act: Effect = {
    do: 'offerAction',
    ship: id,
    why: 'card',
    only: null,
    as: null,
    evenWhileStressed: false,
  };
  return [
    inStep('launch', id, [
      inStep(EXECUTING, id, [{ do: 'settleManeuver', ...end }]),
      ...(emergency ? [] : [inStep('performAction', id, [act])]),
      { do: 'openWindow', moment: { at: 'after:deploy', ship: id } },
    ]),
  ];
}

/** In the Engagement Phase: also the initiative at whose end its carrier leaves. */
function hasPassed(run: Run, ship: ShipId): boolean {
  const now = run.state.phase === 'engagement' ? (findFrame(run.state, 'phase')?.initiative ?? null) : null;
  return now !== null && initiativeOf(run, ship) >= now;
}

/** First the blow, then off. */
function abandonCarrier(_run: Run, { ship, carrier }: EffectNamed<'abandonCarrier'>): Effects {
  return [
    { do: 'sufferDamage', ship, hits: 0, crits: 1 },
    { do: 'offerLaunch', ship, carrier, emergency: true },
  ];
}

/**
 * What rides on a ship that is about to be removed goes first: off in an emergency if it was destroyed, else out of the
 * game with it. That is under way at once, so that nobody asks again for the removal.
 */
export function leaveFirst(run: Run, carrier: Ship): boolean {
  const riders = dockedWith(run.state, carrier.id);
  if (riders.length === 0) return false;
  const off = ({ id }: Ship, from: Pose): Effect =>
    carrier.destroyed ? { do: 'abandonCarrier', ship: id, carrier: carrier.id } : { do: 'flee', ship: id, from };
  const todo: Effect[] = [...riders.map(ship => off(ship, carrier.pose)), { do: 'removeShip', ship: carrier.id }];
  run.write(
    game =>
      void game.agenda.push(castDraft({ kind: 'step', name: 'leaveCarrier', ship: carrier.id, todo, triggers: [] })),
  );
  return true;
}

export const dockingHandlers = {
  declareDocking,
  dock,
  offerLaunch,
  launch,
  abandonCarrier,
} satisfies Partial<Handlers>;
