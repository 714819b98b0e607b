import type { EffectNamed, Effects } from '../../core/effect';
import { standsStill } from '../../look/practice';
import { shipOf, shipsOnTable } from '../../look/ships';
import type { Handlers } from '../handlers';
import { maneuverToExecute } from '../movement/difficulty';
import { findFrame, frameOf, type Run, writeFrame } from '../run';
import { announce, inStep, windowFor } from '../steps';
import { chooseAmong, dueNow, waitingShip } from './order';

function nextActivation(run: Run): Effects {
  const waiting = shipsOnTable(run.state)
    .filter(ship => !ship.round.activated && !ship.destroyed && !standsStill(run.state, ship.id))
    .map(ship => waitingShip(run, ship));
  return chooseAmong(dueNow(run, waiting, 'ascending'), 'activate', ship => ({ do: 'activate', ship }), {
    do: 'nextActivation',
  });
}

function activate(run: Run, { ship }: EffectNamed<'activate'>): Effects {
  run.write(game => void (game.ships[ship]!.round.activated = true));
  run.emit({ type: 'shipActivated', ship });
  return [
    {
      do: 'enter',
      frame: {
        kind: 'activation',
        ship,
        maneuver: null,
        skipsAction: null,
        noMoreActions: false,
        triggers: [],
        todo: [
          { do: 'revealDial', ship },
          { do: 'executeRevealed', ship },
          { do: 'performActionStep', ship },
          { do: 'endActivation', ship },
        ],
      },
    },
  ];
}

/** Step 1. The maneuver on the dial stays the revealed one, whatever is executed. */
function revealDial(run: Run, { ship }: EffectNamed<'revealDial'>): Effects {
  const { dial } = shipOf(run.state, ship);
  if (!dial) return [];
  run.write(game => void (game.ships[ship]!.revealed = true));
  return [inStep('revealDial', ship, [announce({ type: 'dialRevealed', ship, maneuver: dial })])];
}

/** Step 2. */
function executeRevealed(run: Run, { ship: id }: EffectNamed<'executeRevealed'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table' || ship.destroyed) return [];
  const maneuver = maneuverToExecute(run, ship);
  writeFrame(run, 'activation', frame => {
    frame.maneuver = maneuver;
  });
  if (maneuver.kind === 'ion' || maneuver.kind === 'stress') {
    run.emit({ type: 'maneuverReplaced', ship: id, by: maneuver.kind, maneuver: maneuver.code });
  }
  // A ship that was given no dial has a stress token to show for it.
  const stress = { do: 'gainToken', ship: id, token: 'stress', by: ship.player } as const;
  const forgotten = ship.dial === null && maneuver.kind === 'stress';
  return [inStep('executeManeuver', id, [...(forgotten ? [stress] : []), { do: 'execute', ship: id, maneuver }])];
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
  return [
    inStep('performAction', id, [
      { do: 'offerAction', ship: id, why: 'activation', only: null, as: null, evenWhileStressed: false },
    ]),
  ];
}

function endActivation(run: Run, { ship: id }: EffectNamed<'endActivation'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table') return [];
  const ion = findFrame(run.state, 'activation')?.maneuver?.kind === 'ion';
  const removeIon = ion
    ? Array.from(
        { length: ship.tokens.ion },
        () => ({ do: 'removeToken', ship: id, token: 'ion', spent: false }) as const,
      )
    : [];
  return [...removeIon, windowFor({ type: 'activationEnded', ship: id }, id)];
}

export const activationHandlers = {
  nextActivation,
  activate,
  revealDial,
  executeRevealed,
  performActionStep,
  endActivation,
} satisfies Partial<Handlers>;
