import type { Picked } from '../core/ability';
import type { Subject } from '../core/decision';

/** What an option points at, where a card lets something be picked. */
export function subjectOfPick({ key, ship, card, token, maneuver }: Picked): Subject {
  if (ship) return { kind: 'ship', ship };
  if (token) return { kind: 'token', token };
  if (maneuver) return { kind: 'maneuver', maneuver };
  return card ? { kind: 'card', card } : { kind: 'choice', name: key };
}
