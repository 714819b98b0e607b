import type { EffectNamed, Effects } from '../../core/effect';
import type { ManeuverInHand } from '../../core/frame';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { type Bearing, type Maneuver, type ManeuverCode, maneuverCode, parseManeuver } from '../../core/vocabulary';
import { difficultyOf } from '../../look/difficulty';
import { canSpendForce, ruled } from '../../look/rulings';
import { shipOf } from '../../look/ships';
import { isIonized, isStressed } from '../../look/status';
import type { Handlers } from '../handlers';
import type { Run } from '../run';

const STRESS_MANEUVER: ManeuverInHand = { code: '2FW', kind: 'stress' };

/** What the dial comes to: an ion maneuver, the maneuver as printed, or the stress maneuver. */
export function maneuverInHand(table: Table, ship: Ship, changed: ManeuverInHand | null = null): ManeuverInHand {
  const code = changed?.code ?? ship.dial;
  const revealed = code ? parseManeuver(code) : null;
  // Without a dial, as after a stop, an ionized ship drifts straight on.
  if (isIonized(table, ship)) return { code: revealed ? ionManeuver(revealed) : '1FB', kind: 'ion' };
  if (!code) return STRESS_MANEUVER;
  return changed ? { ...changed, code, kind: 'revealed' } : { code, kind: 'revealed' };
}

/** As it will be flown, if no card is used before. */
export function maneuverToExecute(table: Table, ship: Ship): ManeuverInHand {
  const maneuver = maneuverInHand(table, ship);
  return maneuver.kind === 'revealed' ? treated(table, ship, maneuver) : maneuver;
}

/** Eased or hardened by cards; what is not flown by choice stays as it is. */
export function asEased(table: Table, ship: Ship, maneuver: ManeuverInHand): ManeuverInHand {
  if (maneuver.kind === 'ion' || maneuver.kind === 'stress') return maneuver;
  const printed = parseManeuver(maneuver.code);
  const difficulty = difficultyOf(table, ship, printed);
  if (difficulty === printed.difficulty) return maneuver;
  const { speed, bearing } = printed;
  return { ...maneuver, code: maneuverCode({ speed, bearing, difficulty }) };
}

/** Red is too much for a stressed ship, unless a card says otherwise of such a maneuver. */
export const isTooStressed = (table: Table, ship: Ship, maneuver: Maneuver): boolean =>
  maneuver.difficulty === 'red' &&
  isStressed(ship) &&
  ruled(table, 'executeRedWhileStressed', ship, { maneuver }) !== 'may';

/** A maneuver as it will be flown: eased or hardened; red while stressed or purple without Force, the white 2 straight. */
export function treated(table: Table, ship: Ship, maneuver: ManeuverInHand): ManeuverInHand {
  const eased = asEased(table, ship, maneuver);
  const flown = parseManeuver(eased.code);
  const impossible =
    isTooStressed(table, ship, flown) || (flown.difficulty === 'purple' && !canSpendForce(table, ship));
  return impossible ? STRESS_MANEUVER : eased;
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

/** Red gives stress, purple costs Force, blue takes one each of stress, strain and deplete. */
function checkDifficulty(run: Run, { ship: id, code }: EffectNamed<'checkDifficulty'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.destroyed) return [];
  const { difficulty } = parseManeuver(code);
  run.emit({ type: 'difficultyChecked', ship: id, difficulty });
  switch (difficulty) {
    case 'red':
      return [{ do: 'gainToken', ship: id, token: 'stress', by: ship.player }];
    case 'purple':
      return [{ do: 'spendForce', ship: id, count: 1 }];
    case 'blue':
      return (['stress', 'strain', 'deplete'] as const).map(token => ({
        do: 'removeToken',
        ship: id,
        token,
        spent: false,
      }));
    case 'white':
      return [];
  }
}

export const difficultyHandlers = { checkDifficulty } satisfies Partial<Handlers>;
