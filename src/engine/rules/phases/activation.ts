import type { Effect, EffectNamed, Effects } from '../../core/effect';
import type { ManeuverInHand } from '../../core/frame';
import type { ShipId } from '../../core/ids';
import { activatesAt } from '../../look/initiative';
import { actsStanding, standsStill } from '../../look/practice';
import { shipOf, shipsOnTable } from '../../look/ships';
import type { Handlers } from '../handlers';
import { asEased, maneuverInHand, treated } from '../movement/difficulty';
import { entered, findFrame, frameOf, type Run, writeFrame } from '../run';
import { announce, EXECUTING, enteredStep, windowFor } from '../steps';
import { chooseAmong, dueNow, type Waiting, waitingShip } from './order';

function nextActivation(run: Run): Effects {
  const waiting: Waiting<ShipId>[] = [];
  const all = actsStanding(run.state);
  for (const ship of shipsOnTable(run.state))
    if (!ship.round.activated && !ship.destroyed && (all || !standsStill(run.state, ship.id)))
      waiting.push(waitingShip(run, ship, activatesAt(run, ship)));
  return chooseAmong(dueNow(run, waiting, 'ascending'), 'activate', ship => ({ do: 'activate', ship }), {
    do: 'nextActivation',
  });
}

function activate(run: Run, { ship }: EffectNamed<'activate'>): Effects {
  run.write(game => void (game.ships[ship]!.round.activated = true));
  run.emit({ type: 'shipActivated', ship });
  return entered(run, {
    kind: 'activation',
    ship,
    maneuver: null,
    skipsAction: null,
    noMoreActions: false,
    triggers: [],
    todo: standsStill(run.state, ship) ? standing(run, ship) : flying(ship),
  });
}

const flying = (ship: ShipId): Effects => [
  { do: 'openWindow', moment: { at: 'before:activate', ship } },
  { do: 'openWindow', moment: { at: 'before:reveal', ship } },
  { do: 'revealDial', ship },
  { do: 'executeRevealed', ship },
  { do: 'performActionStep', ship },
  { do: 'endActivation', ship },
];

/** What a blue maneuver would take away is taken, and so is ion: nobody who only shoots could ever be rid of it. */
function standing(run: Run, ship: ShipId): Effects {
  const { ion } = shipOf(run.state, ship).tokens;
  const off = (token: 'stress' | 'strain' | 'deplete' | 'ion'): Effect => ({
    do: 'removeToken',
    ship,
    token,
    spent: false,
  });
  return [
    { do: 'openWindow', moment: { at: 'before:activate', ship } },
    off('stress'),
    off('strain'),
    off('deplete'),
    ...Array.from({ length: ion }, () => off('ion')),
    { do: 'performActionStep', ship },
    { do: 'endActivation', ship },
  ];
}

/** Step 1. The maneuver on the dial stays the revealed one, whatever is executed. */
function revealDial(run: Run, { ship }: EffectNamed<'revealDial'>): Effects {
  const { dial } = shipOf(run.state, ship);
  if (!dial) return [];
  run.write(game => void (game.ships[ship]!.revealed = true));
  return enteredStep(run, 'revealDial', ship, [announce({ type: 'dialRevealed', ship, maneuver: dial })]);
}

/** That is no revealing: what waits for a revealed dial waits on. */
function showDial(run: Run, { ship }: EffectNamed<'showDial'>): Effects {
  const { dial, revealed } = shipOf(run.state, ship);
  if (!dial || revealed) return [];
  run.write(game => void (game.ships[ship]!.revealed = true));
  run.emit({ type: 'dialShown', ship, maneuver: dial });
  return [];
}

/** Step 2. */
function executeRevealed(run: Run, { ship: id }: EffectNamed<'executeRevealed'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table' || ship.destroyed) return [];
  if (frameOf(run.state, 'activation').skipsManeuver) return [];
  // A card may have put another maneuver in place of the one on the dial.
  const maneuver = maneuverInHand(run, ship, frameOf(run.state, 'activation').maneuver);
  writeFrame(run, 'activation', frame => {
    frame.maneuver = maneuver;
  });
  tellReplaced(run, id, maneuver);
  // A ship that was given no dial has a stress token to show for it.
  const stress = { do: 'gainToken', ship: id, token: 'stress', by: ship.player } as const;
  const forgotten = ship.dial === null && maneuver.kind === 'stress';
  const before = {
    at: 'before:execute',
    ship: id,
    maneuver: asEased(run, ship, maneuver).code,
    kind: maneuver.kind,
  } as const;
  const executing: Effects = [
    { do: 'openWindow', moment: before },
    { do: 'executeInHand', ship: id },
  ];
  return enteredStep(run, EXECUTING, id, forgotten ? [stress, ...executing] : executing);
}

function tellReplaced(run: Run, ship: ShipId, { kind, code }: ManeuverInHand): void {
  if (kind === 'ion' || kind === 'stress') run.emit({ type: 'maneuverReplaced', ship, by: kind, maneuver: code });
}

/** As it is after all that happened before it was executed: only now red is too much for a stressed ship. */
function executeInHand(run: Run, { ship: id }: EffectNamed<'executeInHand'>): Effects {
  const inHand = frameOf(run.state, 'activation').maneuver;
  if (!inHand || !isHere(run, id)) return [];
  if (inHand.kind !== 'revealed') return [{ do: 'execute', ship: id, maneuver: inHand }];
  const maneuver = treated(run, shipOf(run.state, id), inHand);
  writeFrame(run, 'activation', frame => {
    frame.maneuver = maneuver;
  });
  tellReplaced(run, id, maneuver);
  return [{ do: 'execute', ship: id, maneuver }];
}

const isHere = ({ state }: Run, id: ShipId): boolean => {
  const { where, destroyed } = shipOf(state, id);
  return where === 'table' && !destroyed;
};

/** Another maneuver than the one revealed, for the ship that is being activated; an ion maneuver stays what it is. */
function changeManeuver(run: Run, effect: EffectNamed<'changeManeuver'>): Effects {
  const { ship, maneuver: code, slips, loopsBy, onDial } = effect;
  const activation = findFrame(run.state, 'activation');
  if (activation?.ship !== ship || activation.maneuver?.kind === 'ion') return [];
  writeFrame(run, 'activation', frame => {
    frame.maneuver = { code, kind: 'revealed', ...(slips ? { slips } : {}), ...(loopsBy ? { loopsBy } : {}) };
  });
  if (onDial) run.write(game => void (game.ships[ship]!.dial = code));
  run.emit({
    type: 'maneuverChanged',
    ship,
    maneuver: code,
    ...(slips ? { slips } : {}),
    ...(loopsBy ? { loopsBy } : {}),
  });
  return [];
}

/** Its Execute Maneuver step does not take place. */
function skipManeuver(run: Run, { ship }: EffectNamed<'skipManeuver'>): Effects {
  if (findFrame(run.state, 'activation')?.ship !== ship) return [];
  writeFrame(run, 'activation', frame => {
    frame.skipsManeuver = true;
  });
  run.emit({ type: 'maneuverSkipped', ship });
  return [];
}

/** Step 3. */
function performActionStep(run: Run, { ship: id }: EffectNamed<'performActionStep'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table' || ship.destroyed) return [];
  const { skipsAction } = frameOf(run.state, 'activation');
  if (skipsAction) {
    run.emit({ type: 'actionSkipped', ship: id, why: skipsAction });
    return [];
  }
  return enteredStep(run, 'performAction', id, [
    { do: 'offerAction', ship: id, why: 'activation', only: null, as: null, evenWhileStressed: false },
  ]);
}

function endActivation(run: Run, { ship: id }: EffectNamed<'endActivation'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table') return [];
  const ended = windowFor({ type: 'activationEnded', ship: id }, id);
  if (findFrame(run.state, 'activation')?.maneuver?.kind !== 'ion') return [ended];
  const removeIon = Array.from(
    { length: ship.tokens.ion },
    () => ({ do: 'removeToken', ship: id, token: 'ion', spent: false }) as const,
  );
  return [...removeIon, ended];
}

export const activationHandlers = {
  nextActivation,
  activate,
  revealDial,
  showDial,
  executeRevealed,
  executeInHand,
  changeManeuver,
  skipManeuver,
  performActionStep,
  endActivation,
} satisfies Partial<Handlers>;
