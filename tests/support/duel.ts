import { attackChoices } from '../../src/engine/look/attack';
import { engine } from './engine';
import { type Placed, type Story, scenario, shipId } from './scenario';

/** How far in front of A1 the middle of B1 lies, nose to nose, for each attack range. */
export const AHEAD = { 0: 40, 1: 140, 2: 200, 3: 300 } as const;
export type AttackRange = keyof typeof AHEAD;

export interface Duel extends Partial<Omit<Story, 'p1' | 'p2'>> {
  readonly range?: AttackRange;
  readonly attacker?: Partial<Placed>;
  readonly defender?: Partial<Placed>;
  readonly wingmen?: readonly Placed[];
  readonly enemies?: readonly Placed[];
}

/** The Engagement Phase: an ace in an X-wing (A1) before an Academy Pilot (B1), who faces him. */
export function duel({ range = 2, attacker, defender, wingmen = [], enemies = [], ...story }: Duel = {}) {
  return scenario({
    phase: 'engagement',
    ...story,
    p1: [{ pilot: 'plainace', at: [457, 300], ...attacker }, ...wingmen],
    p2: [{ pilot: 'academypilot', at: [457, 300 + AHEAD[range]], ...defender }, ...enemies],
  });
}

export const PRIMARY = 'target:ship:B1:primary:0';

/** A1 attacks B1 with its primary weapon. */
export const attack = (given: Duel = {}) => duel(given).choose('p1', PRIMARY);

/** Why a ship cannot fire a weapon at a target; null if it can. */
export function blockOf(game: ReturnType<typeof scenario>, ship: string, target: string, weapon: string) {
  const found = attackChoices({ state: game.state, rules: engine.rules }, game.ship(ship)).find(
    one => one.target === shipId(target) && one.weapon.ref === weapon,
  );
  return found ? found.blocked : 'no such weapon or target';
}

/** How many dice an attack rolled. */
export const rolled = (game: ReturnType<typeof scenario>, kind: 'attack' | 'defense'): number =>
  game.events('diceRolled').find(event => event.kind === kind)!.faces.length;
