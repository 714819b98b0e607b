import type { Frame } from '../../../engine/core/frame';
import type { ShipId } from '../../../engine/core/ids';
import type { GameState } from '../../../engine/core/state';
import { initiativeOf } from '../../../engine/look/initiative';
import type { Names } from '../labels';
import { actionWords, nameOf } from '../log/names';
import { turnOf } from '../rail/facts';

/**
 * What is under way, in words: the initiative, whose turn it is and its step. Empty where the phase says it all.
 * While an attack is told, its steps are told by the dice.
 */
export function nowWords(names: Names, telling = false): string {
  const { game } = names;
  if (game.phase === 'over') return '';
  if (game.phase === 'setup') return SETTING_UP[game.pending[0]?.topic.kind ?? ''] ?? '';
  if (game.phase === 'planning') return 'Players set their dials';
  const initiative = initiativeNow(names);
  const words = [initiative === null ? '' : `Initiative ${initiative}`, turnWords(names, telling)];
  return words.filter(one => one !== '').join(' · ');
}

const SETTING_UP: Readonly<Record<string, string>> = {
  placeObstacle: 'Obstacles are placed',
  placeMarker: 'Markers are placed',
  dock: 'Ships dock',
  placeShip: 'Ships are placed',
  pointTurret: 'Turrets are pointed',
};

/** The engagement keeps its initiative; an activation has that of its ship, or of the ships that are asked for. */
function initiativeNow({ game, rules }: Names): number | null {
  const phase = game.agenda.findLast(frame => frame.kind === 'phase');
  if (phase?.kind === 'phase' && phase.initiative !== null) return phase.initiative;
  const first = game.pending[0]?.options[0]?.subject;
  const asked = game.pending[0]?.topic.kind === 'chooseShip' && first?.kind === 'ship' ? first.ship : null;
  const ship = turnNow(game) ?? asked;
  return ship && game.ships[ship] ? initiativeOf({ state: game, rules }, ship) : null;
}

const turnNow = ({ agenda }: GameState): ShipId | null => agenda.map(turnOf).find(ship => ship !== null) ?? null;

/** The innermost thing that a player would have a word for. */
function turnWords(names: Names, telling: boolean): string {
  const { agenda } = names.game;
  const step = agenda.findLast(frame => frame.kind === 'step');
  const stepName = step?.kind === 'step' ? STEPS[step.name] : undefined;
  const frame = agenda.findLast(one => TOLD.has(one.kind));
  switch (frame?.kind) {
    case 'attack':
      return `${nameOf(names, frame.attack.attacker)} attacks ${nameOf(names, frame.attack.defender)}${stepName && !telling ? `: ${stepName}` : ''}`;
    case 'action':
      return `${nameOf(names, frame.ship)}: ${actionWords(names, frame.action)}`;
    case 'activation':
      return `${nameOf(names, frame.ship)} activates${stepName ? `: ${stepName}` : ''}`;
    case 'engagement':
      return `${nameOf(names, frame.ship)} engages`;
    default: {
      const ship = turnNow(names.game);
      return ship ? `${nameOf(names, ship)} acts` : '';
    }
  }
}

const TOLD: ReadonlySet<Frame['kind']> = new Set(['attack', 'action', 'activation', 'engagement']);

const STEPS: Readonly<Record<string, string>> = {
  revealDial: 'Reveal Dial',
  executeManeuver: 'Execute Maneuver',
  performAction: 'Perform Action',
  defenderModifiesAttackDice: 'defender modifies attack dice',
  attackerModifiesAttackDice: 'attacker modifies attack dice',
  attackerModifiesDefenseDice: 'attacker modifies defense dice',
  defenderModifiesDefenseDice: 'defender modifies defense dice',
  dealDamage: 'deal damage',
};
