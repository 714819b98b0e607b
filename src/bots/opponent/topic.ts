import type { Topic } from '../../engine/core/decision';
import { isShipId, type ShipId } from '../../engine/core/ids';

/** The ship that a question is about. */
export const shipOfTopic = (topic: Topic): ShipId | null =>
  'ship' in topic && isShipId(topic.ship) ? topic.ship : null;
