import type { AbilitySource } from '../core/ability';
import { pass } from '../core/decision';
import { asking, type Effect, type Effects } from '../core/effect';
import type { Ship } from '../core/state';

/** Asks a ship's player whether a card is used, "no" among the answers. */
export function mayUse({ id, player }: Ship, source: AbilitySource, then: Effects): Effect {
  const card = source as never;
  return asking({
    player,
    topic: { kind: 'mayUse', card, ship: id },
    ask: { kind: 'one' },
    options: [{ key: `use:${source}`, subject: { kind: 'card', card }, then }, pass()],
  });
}
