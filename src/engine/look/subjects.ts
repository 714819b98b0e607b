import type { Picked } from '../core/ability';
import type { Subject } from '../core/decision';
import type { UpgradeId } from '../core/vocabulary';

/** What an option points at, where a card lets something be picked. */
export function subjectOfPick({
  key,
  exchange,
  object,
  ship,
  card,
  token,
  way,
  holder,
  maneuver,
  side,
  pose,
}: Picked): Subject {
  if (exchange) return { kind: 'exchange', cards: exchange };
  if (ship) {
    return {
      kind: 'ship',
      ship,
      ...(token ? { token } : {}),
      ...(card ? { card } : {}),
      ...(way ? { way } : {}),
      ...(holder ? { holder } : {}),
    };
  }
  if (token) return { kind: 'token', token };
  if (object) return { kind: 'object', object };
  if (maneuver) return { kind: 'maneuver', maneuver };
  if (card && side !== undefined) return { kind: 'side', card: card as UpgradeId, side };
  if (pose) return { kind: 'pose', pose, name: key };
  return card ? { kind: 'card', card } : { kind: 'choice', name: key };
}
