import type { EffectNamed, Effects } from '../../core/effect';
import type { ManeuverInHand } from '../../core/frame';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import {
  type Bearing,
  type Difficulty,
  type Maneuver,
  type ManeuverCode,
  maneuverCode,
  parseManeuver,
} from '../../core/vocabulary';
import { quantity } from '../../look/abilities';
import { shipOf, shipsOnTable } from '../../look/ships';
import { isIonized, isStressed } from '../../look/status';
import { findFrame, frameOf, type Run, writeFrame } from '../run';
import { announce, inStep, windowFor } from '../steps';
import { chooseAmong, dueNow } from './order';

export function nextActivation(run: Run): Effects {
  const waiting = shipsOnTable(run.state).filter(ship => !ship.round.activated && !ship.destroyed);
  return chooseAmong(dueNow(run, waiting, 'ascending'), 'activate', ship => ({ do: 'activate', ship }), {
    do: 'nextActivation',
  });
}

export function activate(run: Run, { ship }: EffectNamed<'activate'>): Effects {
  run.write(game => void (game.ships[ship]!.round.activated = true));
  run.emit({ type: 'shipActivated', ship });
  return [
    {
      do: 'enter',
      frame: {
        kind: 'activation',
        ship,
        maneuver: null,
        skipsAction: false,
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
export function revealDial(run: Run, { ship }: EffectNamed<'revealDial'>): Effects {
  const { dial } = shipOf(run.state, ship);
  if (!dial) return [];
  run.write(game => void (game.ships[ship]!.revealed = true));
  return [inStep('revealDial', ship, [announce({ type: 'dialRevealed', ship, maneuver: dial })])];
}

/** Step 2. */
export function executeRevealed(run: Run, { ship: id }: EffectNamed<'executeRevealed'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table' || ship.destroyed) return [];
  const maneuver = maneuverToExecute(run, ship);
  writeFrame(run, 'activation', frame => {
    frame.maneuver = maneuver;
  });
  if (maneuver.kind === 'ion' || maneuver.kind === 'stress') {
    run.emit({ type: 'maneuverReplaced', ship: id, by: maneuver.kind, maneuver: maneuver.code });
  }
  return [inStep('executeManeuver', id, [{ do: 'execute', ship: id, maneuver }])];
}

const STRESS_MANEUVER: ManeuverCode = '2FW';

/** What the dial comes to: an ion maneuver, the maneuver as eased or hardened, or the stress maneuver. */
export function maneuverToExecute(table: Table, ship: Ship): ManeuverInHand {
  // A ship that was given no dial flies the stress maneuver too.
  if (!ship.dial) return { code: STRESS_MANEUVER, kind: 'stress' };
  const revealed = parseManeuver(ship.dial);
  if (isIonized(table, ship)) return { code: ionManeuver(revealed), kind: 'ion' };
  const changed: Maneuver = { ...revealed, difficulty: difficultyOf(table, ship, revealed) };
  const impossible =
    (changed.difficulty === 'red' && isStressed(ship)) || (changed.difficulty === 'purple' && ship.force === 0);
  return impossible ? { code: STRESS_MANEUVER, kind: 'stress' } : { code: maneuverCode(changed), kind: 'revealed' };
}

const ION_BEARING: Readonly<Record<Bearing, 'B' | 'F' | 'N'>> = {
  turnLeft: 'B',
  bankLeft: 'B',
  segnorsLoopLeft: 'B',
  tallonRollLeft: 'B',
  reverseBankLeft: 'B',
  straight: 'F',
  koiogranTurn: 'F',
  stationary: 'F',
  reverseStraight: 'F',
  bankRight: 'N',
  turnRight: 'N',
  segnorsLoopRight: 'N',
  tallonRollRight: 'N',
  reverseBankRight: 'N',
};

/** Blue, speed 1, in the direction of the dial. */
export const ionManeuver = ({ bearing }: Maneuver): ManeuverCode => `1${ION_BEARING[bearing]}B`;

const LADDER: readonly Difficulty[] = ['blue', 'white', 'red'];

/** Purple never changes and is never reached. */
export function difficultyOf(table: Table, ship: Ship, maneuver: Maneuver): Difficulty {
  if (maneuver.difficulty === 'purple') return 'purple';
  const steps = quantity(table, 'difficulty', 0, { ship, maneuver });
  const at = LADDER.indexOf(maneuver.difficulty) + steps;
  return LADDER[Math.max(0, Math.min(LADDER.length - 1, at))]!;
}

/** Step 3. */
export function performActionStep(run: Run, { ship: id }: EffectNamed<'performActionStep'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table' || ship.destroyed) return [];
  const { skipsAction } = frameOf(run.state, 'activation');
  // Why it is skipped was said when it happened.
  if (skipsAction) return [];
  return [
    inStep('performAction', id, [
      { do: 'offerAction', ship: id, why: 'activation', only: null, as: null, evenWhileStressed: false },
    ]),
  ];
}

export function endActivation(run: Run, { ship: id }: EffectNamed<'endActivation'>): Effects {
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
