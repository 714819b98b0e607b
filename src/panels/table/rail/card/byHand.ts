import type { Ability } from '../../../../engine/core/ability';
import type { Rules } from '../../../../engine/core/table';

/** What a card merely adds to the ship's numbers, bar or slots stands there already. */
const IN_THE_PROFILE = /^(Adds|Takes|A plain attack|A turret to attack with)\b(?!.*\bwhich\b)/;

/** The table takes the charges of a weapon by itself; what they buy is more than that. */
const isPriceOnly = (ability: Ability): boolean => ability.kind === 'weapon' && ability.inflicts === null;

/** A card that does something which the table does not do by itself: players see to it with the referee's tools. */
export function isByHand(rules: Rules, source: string, words: string | null): boolean {
  if (!words || !rules.abilitiesOf(source).every(isPriceOnly)) return false;
  return !words.split(/(?<=\.)\s+/).every(sentence => IN_THE_PROFILE.test(sentence));
}
