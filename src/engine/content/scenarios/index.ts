import type { Scenario } from '../../core/scenario';
import type { ScenarioId } from '../../core/vocabulary';
import { ancientKnowledge } from './ancientKnowledge';
import { assaultAtTheSatelliteArray } from './assaultAtTheSatelliteArray';
import { chanceEngagement } from './chanceEngagement';
import { salvageMission } from './salvageMission';
import { scrambleTheTransmissions } from './scrambleTheTransmissions';

export const scenarios: Readonly<Record<ScenarioId, Scenario>> = {
  assaultatthesatellitearray: assaultAtTheSatelliteArray,
  chanceengagement: chanceEngagement,
  salvagemission: salvageMission,
  scramblethetransmissions: scrambleTheTransmissions,
  ancientknowledge: ancientKnowledge,
};
