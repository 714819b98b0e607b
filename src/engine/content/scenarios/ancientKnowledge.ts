import { scenarioAction } from '../../core/ability';
import type { Scenario } from '../../core/scenario';
import { markersInReach } from '../../look/markers';
import { shipsOfPlayer } from '../../look/ships';
import { pointsFor } from './points';

export const KNOWLEDGE = 'condition:ancientknowledge';

/** Ships draw knowledge from caches; whoever knows more must forget some. */
export const ancientKnowledge: Scenario = {
  id: 'ancientknowledge',
  marker: 'dataCache',
  placed: ['opponent', 'opponent'],
  halfPoints: ['xwa50'],
  scoreRound: table =>
    pointsFor(table, player => ({
      count: shipsOfPlayer(table.state, player).filter(({ conditions }) => conditions.includes(KNOWLEDGE)).length,
      markers: [],
    })),
  abilities: [
    scenarioAction('scenario:transmit', {
      cannot: ({ self }) => (self.conditions.includes(KNOWLEDGE) ? { kind: 'alreadyKnows' } : null),
      targets: scene => markersInReach(scene, scene.self).filter(id => scene.state.markers[id]!.charged),
      effect: ({ self }, marker) => [{ do: 'transmit', ship: self.id, marker }],
    }),
  ],
};
