import type { Choice, Decision } from '../engine/core/decision';
import type { Face } from '../engine/core/event';
import type { Rules } from '../engine/core/table';

/** What a side without hands rolls where dice are rolled by hand: as likely as real dice would fall so. Null where no dice are asked for. */
export function fairRoll({ catalog }: Rules, { topic, options }: Decision, random: () => number): Choice | null {
  if (topic.kind !== 'enterDice' && topic.kind !== 'enterFirstDice') return null;
  const die: readonly Face[] = catalog.dice[topic.kind === 'enterDice' ? topic.dice : 'attack'];
  const rolled = Array.from({ length: topic.count }, () => die[Math.floor(random() * die.length)]!);
  const wanted = rolled.toSorted().join();
  const option = options.find(({ subject }) => subject.kind === 'faces' && subject.faces.toSorted().join() === wanted);
  return option ? { option: option.key } : null;
}
