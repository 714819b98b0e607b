import type { EventType } from '../core/event';
import type { Rules } from '../core/table';

/** Which events any ability in the content listens to: most are news to nobody, and cost nothing then. */
const known = new WeakMap<Rules, ReadonlySet<EventType>>();

export function listensTo(rules: Rules, type: EventType): boolean {
  let types = known.get(rules);
  if (!types) {
    types = new Set(rules.allAbilities().flatMap(ability => (ability.kind === 'triggered' ? [ability.on] : [])));
    known.set(rules, types);
  }
  return types.has(type);
}
