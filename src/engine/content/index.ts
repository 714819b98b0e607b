import type { Ability } from '../core/ability';
import { damage } from './damage';
import { rules } from './rules';

/** Every ability that is written, by the card it stands on. */
export const content: Readonly<Record<string, readonly Ability[]>> = { ...rules, ...damage };
