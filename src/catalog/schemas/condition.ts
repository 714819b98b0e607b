import { SCENARIOS } from '../../engine/core/vocabulary';
import { z } from '../zod';
import { conditionId, limited, record, words } from './parts';

export const condition = record({
  id: conditionId,
  name: words,
  limited,
  /** The scenario that hands it out, instead of a card. */
  scenario: z.exactOptional(z.enum(SCENARIOS)),
});

export type Condition = z.infer<typeof condition>;
