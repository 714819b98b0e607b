import { count, faction, list, obstacleId, record } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import { type PilotId, PROFILES, type UpgradeId } from '../../engine/core/vocabulary';
import { isObject, type JsonObject, jsonOf } from './clean';
import type { KeptSquad } from './kept';

/** Cards that nobody knows stay under their own ids, whatever these look like. */
const idOf = <Id extends string>(kind: string) =>
  z.custom<Id>(raw => typeof raw === 'string' && raw.startsWith(`${kind}:`));

const extras = z.exactOptional(
  z.pipe(
    z.custom<object>(isObject),
    z.transform(raw => jsonOf(raw) as JsonObject),
  ),
);

const ship = z.object({
  pilot: idOf<PilotId>('pilot'),
  upgrades: list(idOf<UpgradeId>('upgrade')),
  slots: z.exactOptional(z.readonly(z.record(idOf<UpgradeId>('upgrade'), z.string()))),
  extras,
});

/** A squad as it is kept, to check one that was. */
export const keptSquad: z.ZodMiniType<KeptSquad> = z.object({
  name: z.string(),
  faction,
  ships: list(ship),
  obstacles: list(obstacleId),
  notes: z.exactOptional(z.string()),
  made: z.exactOptional(record({ profile: z.enum(PROFILES), points: count })),
  extras,
});
