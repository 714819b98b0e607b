import { percent } from '../../../../board/percent';
import type { Odds } from '../../../../engine';

export { percent };

const amount = (damage: number): string => damage.toFixed(1);

type Told = Pick<Odds, 'hit' | 'damage'>;

/** `hit 62%, damage 1.4` */
export const oddsInWords = ({ hit, damage }: Told): string => `hit ${percent(hit)}, damage ${amount(damage)}`;

/** `hit 62% → 81%, damage 1.4 → 1.9`; what stays the same is said once. */
export const oddsChange = (before: Told, after: Told): string =>
  `hit ${fromTo(percent(before.hit), percent(after.hit))}, damage ${fromTo(amount(before.damage), amount(after.damage))}`;

const fromTo = (before: string, after: string): string => (before === after ? after : `${before} → ${after}`);
