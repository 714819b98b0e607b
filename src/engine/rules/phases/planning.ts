import { type Option, pass } from '../../core/decision';
import { asking, type EffectNamed, type Effects } from '../../core/effect';
import { PLAYERS, type PlayerId, type ShipId } from '../../core/ids';
import { gathered } from '../../core/list';
import type { Reason } from '../../core/reason';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { type ManeuverCode, parseManeuver } from '../../core/vocabulary';
import { standsStill } from '../../look/practice';
import { profileOf, shipOf, shipsOfPlayer } from '../../look/ships';
import { isStressed } from '../../look/status';
import type { Handlers } from '../handlers';
import { madeOnce } from '../madeOnce';
import { isTooStressed } from '../movement/difficulty';
import type { Run } from '../run';

/** Both players set their dials at the same time and may change them until both are ready. */
function awaitDials(run: Run): Effects | 'wait' {
  if (PLAYERS.every(player => run.state.ready[player])) {
    run.write(game => void (game.pending = []));
    return [];
  }
  const unasked = PLAYERS.filter(player => !run.state.pending.some(decision => decision.player === player));
  if (unasked.length === 0) return 'wait';
  return [...unasked.map(player => dialQuestion(run, player)), { do: 'awaitDials' }];
}

const dialQuestion = (table: Table, player: PlayerId) =>
  asking({ player, topic: { kind: 'setDials' }, ask: { kind: 'one' }, options: dialOptions(table, player) });

function dialOptions(table: Table, player: PlayerId): readonly Option[] {
  if (table.state.ready[player]) {
    return [{ key: 'notReady', subject: { kind: 'ready' }, then: [{ do: 'setReady', player, ready: false }] }];
  }
  const ships = shipsOfPlayer(table.state, player).filter(ship => !standsStill(table.state, ship.id));
  const unset = ships.filter(ship => !ship.dial);
  const set = ships.filter(ship => ship.dial);
  const ready: Option = { key: 'ready', subject: { kind: 'ready' }, then: [{ do: 'setReady', player, ready: true }] };
  return [
    ...gathered(unset, ship => settable(table, ship)),
    ...set.map(
      (ship): Option => ({
        key: `takeBack:${ship.id}`,
        subject: { kind: 'ship', ship: ship.id },
        then: [{ do: 'takeBackDial', ship: ship.id }],
      }),
    ),
    ...(unset.length === 0 ? [ready] : []),
  ];
}

/** Nothing forbids them: without stress, all of the dial. */
const settable = (table: Table, ship: Ship): readonly Option[] =>
  isStressed(ship)
    ? optionsOfDial(ship.id, profileOf(table, ship).dial).filter(
        ({ subject }) => !(subject.kind === 'dial' && isTooStressed(table, ship, parseManeuver(subject.maneuver))),
      )
    : optionsOfDial(ship.id, profileOf(table, ship).dial);

/** The same for ever, so each is made once: by ship and dial. */
const dialsMade = new Map<ShipId, Map<readonly ManeuverCode[], readonly Option[]>>();

function optionsOfDial(ship: ShipId, dial: readonly ManeuverCode[]): readonly Option[] {
  let ofShip = dialsMade.get(ship);
  if (!ofShip) {
    ofShip = new Map();
    dialsMade.set(ship, ofShip);
  }
  const known = ofShip.get(dial);
  if (known) return known;
  const options = dial.map(code => dialOption(ship, code));
  ofShip.set(dial, options);
  return options;
}

const dialOptionsMade = new Map<string, Option>();

function dialOption(ship: ShipId, maneuver: ManeuverCode): Option {
  const key = `dial:${ship}:${maneuver}`;
  let option = dialOptionsMade.get(key);
  if (!option) {
    option = madeOnce<Option>({
      key,
      subject: { kind: 'dial', ship, maneuver },
      then: [{ do: 'setDial', ship, maneuver }],
    });
    dialOptionsMade.set(key, option);
  }
  return option;
}

/** Every maneuver of a dial, with what forbids setting it. */
export function dialChoices(
  table: Table,
  ship: Ship,
): readonly { readonly code: ManeuverCode; readonly blocked: Reason | null }[] {
  // As printed: what would ease a maneuver is looked at only when it is executed.
  return profileOf(table, ship).dial.map(code => ({
    code,
    blocked: isTooStressed(table, ship, parseManeuver(code)) ? { kind: 'redWhileStressed' } : null,
  }));
}

function setDial(run: Run, { ship, maneuver }: EffectNamed<'setDial'>): Effects {
  run.write(game => void (game.ships[ship]!.dial = maneuver));
  run.emit({ type: 'dialSet', ship, maneuver });
  return [];
}

/** What it may be set to in Planning, except what it shows. */
function offerDial(run: Run, { ship: id }: EffectNamed<'offerDial'>): Effects {
  const ship = shipOf(run.state, id);
  if (!ship.dial || ship.revealed) return [];
  const options = gathered(dialChoices(run, ship), ({ code, blocked }): readonly Option[] => {
    if (blocked || code === ship.dial) return [];
    const then = [{ do: 'setDial', ship: id, maneuver: code } as const];
    return [{ key: `dial:${id}:${code}`, subject: { kind: 'maneuver', maneuver: code }, then }];
  });
  const topic = { kind: 'setDial', ship: id } as const;
  return [asking({ player: ship.player, topic, ask: { kind: 'one' }, options: [...options, pass()] })];
}

function takeBackDial(run: Run, { ship }: EffectNamed<'takeBackDial'>): Effects {
  run.write(game => void (game.ships[ship]!.dial = null));
  return [];
}

function setReady(run: Run, { player, ready }: EffectNamed<'setReady'>): Effects {
  run.write(game => void (game.ready[player] = ready));
  run.emit({ type: 'playerReady', player, ready });
  return [];
}

export const planningHandlers = { awaitDials, setDial, offerDial, takeBackDial, setReady } satisfies Partial<Handlers>;
