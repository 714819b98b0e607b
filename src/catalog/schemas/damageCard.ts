import { DAMAGE_TRAITS } from '../../engine/core/vocabulary';
import { z } from '../zod';
import { damageId, record, words } from './parts';

export const damageCard = record({
  id: damageId,
  name: words,
  trait: z.enum(DAMAGE_TRAITS),
  /** How many of them a deck holds. */
  copies: z.int().check(z.gte(1)),
});

export type DamageCard = z.infer<typeof damageCard>;
