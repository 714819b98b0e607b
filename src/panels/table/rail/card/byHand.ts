import type { Rules } from '../../../../engine/core/table';

/** What players see to by themselves on a card that does something: all of it, or what is said; null if the table plays it. */
export function leftToHands(rules: Rules, source: string, words: string | null): string | null {
  if (!words) return null;
  const automation = rules.automationOf(source);
  if (automation.is === 'whole') return null;
  return automation.is === 'partly' ? automation.left : words;
}
