import { scenarioAction } from '../../core/ability';
import type { Scenario } from '../../core/scenario';
import type { Table } from '../../core/table';
import { markersInReach } from '../../look/markers';
import { pointsForMarkers, standingBy } from './points';

const standing = (table: Table) => standingBy(table, (marker, player) => (marker.player === player ? 1 : 0));

/** A satellite belongs to whoever scrambled it last, wherever their ships are. */
export const scrambleTheTransmissions: Scenario = {
  id: 'scramblethetransmissions',
  marker: 'satellite',
  placed: ['opponent', 'opponent'],
  halfPoints: ['xwa50'],
  standing,
  scoreRound: table => pointsForMarkers(table, standing(table)),
  abilities: [
    scenarioAction('scenario:scramble', {
      targets: scene => markersInReach(scene, scene.self),
      effect: ({ self }, marker) => [{ do: 'markMarker', marker, player: self.player }],
    }),
  ],
};
