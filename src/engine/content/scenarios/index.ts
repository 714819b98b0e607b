import type { Scenario } from '../../core/scenario';
import type { MissionId } from '../../core/vocabulary';
import { ancientKnowledge } from './ancientKnowledge';
import { assaultAtTheSatelliteArray } from './assaultAtTheSatelliteArray';
import { chanceEngagement } from './chanceEngagement';
import { noMission } from './noMission';
import { salvageMission } from './salvageMission';
import { scrambleTheTransmissions } from './scrambleTheTransmissions';

export const scenarios: Readonly<Record<MissionId, Scenario>> = {
  assaultatthesatellitearray: assaultAtTheSatelliteArray,
  chanceengagement: chanceEngagement,
  salvagemission: salvageMission,
  scramblethetransmissions: scrambleTheTransmissions,
  ancientknowledge: ancientKnowledge,
  none: noMission,
};
