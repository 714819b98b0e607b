import { type Ability, at, type Scene } from '../../core/ability';
import { isShipId, type UnitId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Who } from '../../core/terms';
import { ORANGE_TOKENS, RED_TOKENS } from '../../core/token';
import { lockTokensOn } from '../../look/locking';
import { profileOf, shipOf } from '../../look/ships';
import { flown } from './maneuvers';
import { lockOneOf } from './tokens';
import { meant } from './who';

const sum = ({ tokens }: Ship, kinds: readonly (keyof Ship['tokens'])[]): number =>
  kinds.reduce((total, token) => total + tokens[token], 0);

/** Its red tokens, the locks on it left out. */
export const redButLocks = (ship: Ship): number => sum(ship, RED_TOKENS);
/** All of its red tokens, each lock on it among them. */
export const redTokens = (scene: Scene, ship: Ship): number =>
  redButLocks(ship) + lockTokensOn(scene.state, ship.id).length;
export const orangeTokens = (ship: Ship): number => sum(ship, ORANGE_TOKENS);

/** How many more damage cards a ship or remote can take. */
export function hullLeft(scene: Scene, unit: UnitId): number {
  if (isShipId(unit)) {
    const ship = shipOf(scene.state, unit);
    return profileOf(scene, ship).hull - ship.damage.length;
  }
  const remote = scene.state.devices[unit];
  return remote ? (scene.rules.catalog.device(remote.device).hull ?? 1) - remote.damage.length : 0;
}

/** May lock one of those meant. Asks. */
const lockOneMeant = (who: Who) => (scene: Scene) =>
  lockOneOf(
    scene,
    scene.self,
    meant(scene, who).map(({ id }) => id),
  );
/** May lock an enemy ship in the bullseye. Asks. */
export const lockInBullseye = lockOneMeant({ is: 'enemy', inMy: 'bullseye' });

/** After a red maneuver, fully executed if a card says so, or a red action, a lock on one of those meant. */
export const locksAfterRed = (who: Who, how?: 'fully'): readonly Ability[] => [
  at('after:execute', {
    if: scene => flown(scene).difficulty === 'red' && (how !== 'fully' || scene.fully),
    may: lockOneMeant(who),
  }),
  at('after:action', { if: ({ color }) => color === 'red', may: lockOneMeant(who) }),
];
export const locksInBullseyeAfterRed = (how?: 'fully'): readonly Ability[] =>
  locksAfterRed({ is: 'enemy', inMy: 'bullseye' }, how);
