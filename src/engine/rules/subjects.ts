import type { Pick } from '../core/ability';
import type { Subject } from '../core/decision';

/** What an option points at, where a card lets something be picked. */
export function subjectOfPick({ key, ship, card, token }: Pick): Subject {
  if (ship) return { kind: 'ship', ship };
  if (token) return { kind: 'token', token };
  return card ? { kind: 'card', card } : { kind: 'choice', name: key };
}
