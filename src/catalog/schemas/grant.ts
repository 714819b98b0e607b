import { STATS } from '../../engine/core/vocabulary';
import { z } from '../zod';
import { barAction, record, shipWeapon } from './parts';

/** What an upgrade adds to the ship while equipped. */
export const grant = z.discriminatedUnion('kind', [
  record({ kind: z.literal('action'), action: barAction }),
  record({ kind: z.literal('stat'), stat: z.enum(STATS), amount: z.int() }),
  record({ kind: z.literal('weapon'), weapon: shipWeapon }),
  record({ kind: z.literal('turretIndicator'), turret: z.enum(['single', 'double']) }),
]);

export type Grant = z.infer<typeof grant>;
