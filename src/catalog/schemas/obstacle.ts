import { OBSTACLE_KINDS } from '../../engine/core/vocabulary';
import { z } from '../zod';
import { obstacleId, outline, record } from './parts';

export const obstacle = record({
  id: obstacleId,
  kind: z.enum(OBSTACLE_KINDS),
  /** Around its centroid, counter-clockwise with y up. */
  outline,
});

export type Obstacle = z.infer<typeof obstacle>;
