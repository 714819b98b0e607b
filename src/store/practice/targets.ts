import { list, maneuver, record } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import type { ShipId } from '../../engine/core/ids';
import type { Behavior } from '../../engine/core/practice';

/** What a target does with its dial, as it is kept with a game and with the last setup. */
export const behavior = z.discriminatedUnion('kind', [
  record({ kind: z.literal('still') }),
  record({ kind: z.literal('straight'), speed: z.int().check(z.gte(0), z.lte(5)) }),
  record({ kind: z.literal('circle'), side: z.enum(['left', 'right']) }),
  record({ kind: z.literal('list'), maneuvers: list(maneuver) }),
  record({ kind: z.literal('chase') }),
]);

const shipId = z.custom<ShipId>(value => typeof value === 'string' && value.startsWith('ship:'), 'a ship');

/** What each target does when it moves. Which of them stand still is settled in the game itself. */
export const targets = z.readonly(z.record(shipId, behavior));
export type Targets = Readonly<Record<ShipId, Behavior>>;

/** How the targets begin: apart in a line, close together, or wherever the player puts them. */
export const FORMATIONS = ['apart', 'line', 'wedge', 'column', 'hand'] as const;
export type Formation = (typeof FORMATIONS)[number];
