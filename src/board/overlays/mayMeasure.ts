import type { Decision, Topic } from '../../engine/core/decision';
import type { HelpLevel } from '../../store/tableOptions';

/** Questions for whose answer the rules let a player measure first. */
const MEASURED: readonly Topic['kind'][] = [
  'placeObstacle',
  'placeShip',
  'placeMarker',
  'deploy',
  'lock',
  'coordinate',
  'jam',
  'chooseMarker',
  'chooseObstacle',
  'chooseAttack',
  'chooseLine',
  'mayUse',
];

/** Whether the ruler is at hand: always, when the rules allow it, or never before something is declared. */
export function mayMeasure(help: HelpLevel, decision: Pick<Decision, 'topic'> | null): boolean {
  if (help === 'assisted') return true;
  return help === 'classic' && decision !== null && MEASURED.includes(decision.topic.kind);
}
