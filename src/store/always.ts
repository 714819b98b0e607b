import type { AbilityRef } from '../engine/core/ability';
import type { Decision, Option } from '../engine/core/decision';
import type { Rules } from '../engine/core/table';
import { nameOf } from '../engine/look/abilityIndex';

/** An ability of one ship, as the players' options hold it. */
export const alwaysKey = ({ ship, source, name }: AbilityRef): string => `${ship} ${source} ${name}`;
/** Whether it is one of that card on that ship. */
export const isOfCard = (key: string, ship: string, source: string): boolean => key.startsWith(`${ship} ${source} `);

interface FreeUse {
  readonly key: string;
  readonly option: Option;
}

/** The only way to use a card that costs nothing, where "no" is all there is besides; null if there is more to decide. */
export function freeUse({ abilitiesOf }: Pick<Rules, 'abilitiesOf'>, decision: Decision): FreeUse | null {
  const [option, no, more] = decision.options;
  if (!option || no?.subject.kind !== 'pass' || more) return null;
  const ref = askedFor(decision, option);
  const ability = ref && abilitiesOf(ref.source).find(one => nameOf(one) === ref.name);
  if (ability?.kind !== 'triggered' || !ability.optional || ability.cost || ability.asks) return null;
  return { key: alwaysKey(ref!), option };
}

/** Attacks and actions are never given without a look, so of what asks by itself only locks are meant. */
function askedFor({ topic, by }: Decision, { then }: Option): AbilityRef | null {
  const [first, ...rest] = then;
  if (topic.kind === 'mayUse' && first?.do === 'useAbility' && rest.length === 0) return first.ref;
  return topic.kind === 'lock' ? (by ?? null) : null;
}
