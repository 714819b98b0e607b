import type { Decision } from '../../engine/core/decision';
import type { GameState } from '../../engine/core/state';

/** The steps of a game that have a rule of their own, in their order. */
export const MOMENTS = [
  'obstacles',
  'markers',
  'ships',
  'turrets',
  'planning',
  'system',
  'nextActivation',
  'revealDial',
  'executeManeuver',
  'performAction',
  'nextEngagement',
  'declareTarget',
  'payCosts',
  'rollAttackDice',
  'defenderModifiesAttackDice',
  'attackerModifiesAttackDice',
  'rollDefenseDice',
  'attackerModifiesDefenseDice',
  'defenderModifiesDefenseDice',
  'neutralizeResults',
  'dealDamage',
  'aftermath',
  'end',
  'over',
] as const;
export type Moment = (typeof MOMENTS)[number];

const isMoment = (name: string): name is Moment => (MOMENTS as readonly string[]).includes(name);

/** The step that the game stands at: the innermost one under way, else what its phase is about. */
export function momentOf({ phase, agenda, pending }: GameState): Moment {
  const step = agenda.findLast(frame => frame.kind === 'step' && isMoment(frame.name));
  if (step?.kind === 'step' && isMoment(step.name)) return step.name;
  switch (phase) {
    case 'setup':
      return SETTING_UP[pending[0]?.topic.kind ?? 'placeShip'] ?? 'ships';
    case 'activation':
      return 'nextActivation';
    case 'engagement':
      return inEngagement(agenda, pending);
    default:
      return phase;
  }
}

const SETTING_UP: Partial<Record<Decision['topic']['kind'], Moment>> = {
  placeObstacle: 'obstacles',
  placeMarker: 'markers',
  pointTurret: 'turrets',
};

/** An attack between its steps is in its aftermath; a ship without one looks for a target. */
function inEngagement(agenda: GameState['agenda'], pending: GameState['pending']): Moment {
  if (agenda.some(({ kind }) => kind === 'attack')) return 'aftermath';
  const choosing = pending.some(({ topic }) => topic.kind === 'chooseAttack' || topic.kind === 'chooseLine');
  return choosing ? 'declareTarget' : 'nextEngagement';
}
