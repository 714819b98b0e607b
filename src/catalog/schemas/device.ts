import { DEVICE_KINDS } from '../../engine/core/vocabulary';
import { z } from '../zod';
import { cardWeapon, charges, count, deviceId, initiative, list, outline, record, words } from './parts';

export const device = record({
  id: deviceId,
  name: words,
  kind: z.enum(DEVICE_KINDS),
  /** An obstacle that is a device as well. */
  alsoDevice: z.exactOptional(z.literal(true)),
  /** Its pieces. The origin is the guide that slides onto the template's end; y runs away from the template. */
  outlines: list(outline),
  initiative: z.exactOptional(initiative),
  agility: z.exactOptional(count),
  hull: z.exactOptional(z.int().check(z.gte(1))),
  charges: z.exactOptional(charges),
  weapon: z.exactOptional(cardWeapon),
});

export type Device = z.infer<typeof device>;
