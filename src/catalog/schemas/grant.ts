import { STATS } from '../../engine/core/vocabulary';
import { z } from '../zod';
import { barAction, record, shipWeapon, words } from './parts';

/** Of a card that flips: on which side it stands. */
const side = z.exactOptional(z.union([z.literal(0), z.literal(1)]));

/** What an upgrade adds to the ship while equipped. */
export const grant = z.discriminatedUnion('kind', [
  record({ kind: z.literal('action'), side, action: barAction }),
  record({ kind: z.literal('stat'), side, stat: z.enum(STATS), amount: z.int() }),
  record({ kind: z.literal('weapon'), side, weapon: shipWeapon }),
  record({ kind: z.literal('turretIndicator'), side, turret: z.enum(['single', 'double']) }),
  /** In place of the ship's own. */
  record({ kind: z.literal('shipAbility'), side, name: words }),
]);

export type Grant = z.infer<typeof grant>;
