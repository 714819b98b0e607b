import { scenarioAction } from '../../core/ability';
import type { Scenario } from '../../core/scenario';
import { markersInReach } from '../../look/markers';
import { pointsFor } from './points';

/** A satellite belongs to whoever scrambled it last. */
export const scrambleTheTransmissions: Scenario = {
  id: 'scramblethetransmissions',
  marker: 'satellite',
  placed: ['opponent', 'opponent'],
  halfPoints: ['xwa50'],
  scoreRound: table =>
    pointsFor(table, player => {
      const markers = Object.values(table.state.markers).flatMap(marker =>
        marker.player === player ? [marker.id] : [],
      );
      return { count: markers.length, markers };
    }),
  abilities: [
    scenarioAction('scenario:scramble', {
      targets: scene => markersInReach(scene, scene.self),
      effect: ({ self }, marker) => [{ do: 'markMarker', marker, player: self.player }],
    }),
  ],
};
