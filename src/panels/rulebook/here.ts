import type { GameState, Phase } from '../../engine/core/state';
import type { Order } from '../../rulebook/entry';
import { type Moment, momentOf } from '../demo/moment';

const PHASES: Partial<Record<Phase, number>> = { planning: 0, system: 1, activation: 2, engagement: 3, end: 4 };

const ATTACK: Partial<Record<Moment, number>> = {
  declareTarget: 0,
  payCosts: 0,
  rollAttackDice: 1,
  defenderModifiesAttackDice: 2,
  attackerModifiesAttackDice: 3,
  rollDefenseDice: 4,
  attackerModifiesDefenseDice: 5,
  defenderModifiesDefenseDice: 6,
  neutralizeResults: 7,
  dealDamage: 8,
  aftermath: 9,
};

const ACTIVATION: Partial<Record<Moment, number>> = { revealDial: 0, executeManeuver: 1, performAction: 2 };
const SETUP: Partial<Record<Moment, number>> = { markers: 3, obstacles: 4, ships: 5, turrets: 5 };

/** Which step of an order the game stands at; null where it stands elsewhere. */
export function hereIn(order: Order, game: GameState): number | null {
  const moment = momentOf(game);
  switch (order) {
    case 'round':
      return PHASES[game.phase] ?? null;
    case 'activation':
      return game.phase === 'activation' ? (ACTIVATION[moment] ?? null) : null;
    case 'attack':
      return ATTACK[moment] ?? null;
    case 'setup':
      return game.phase === 'setup' ? (SETUP[moment] ?? null) : null;
    case 'end':
      return null;
  }
}
