import { targetAnswer } from '../../src/bots/target';
import type { Choice, Decision } from '../../src/engine/core/decision';
import type { GameState, Ship } from '../../src/engine/core/state';
import { distanceBetween } from '../../src/engine/geometry/pose';
import { shipsOnTable } from '../../src/engine/look/ships';
import { engine } from './engine';
import { simpleAnswer } from './simplePilot';

const NEAR = 340;

/**
 * What somebody who wants to win would answer, by quite simple rules: fly at the enemy, lock now and then when it is near,
 * focus otherwise, attack whenever possible, spend what helps most.
 */
export function sensibleChoice(state: GameState, decision: Decision): Choice {
  const { topic, options, player } = decision;
  const keyed = (start: string) => options.find(({ key }) => key.startsWith(start))?.key;
  switch (topic.kind) {
    case 'setDials':
      return simpleAnswer(state, decision, { rocks: [], ships: {} }).choice;
    case 'chooseAction': {
      const ship = state.ships[topic.ship]!;
      const wanted = topic.why === 'activation' && isNear(state, ship) && ship.number % 3 === state.round % 3;
      return { option: (wanted && keyed('action:lock')) || keyed('action:focus:white') || options.at(-1)!.key };
    }
    case 'lock':
      return { option: options[0]!.key };
    case 'mayUse':
      return { option: options[0]!.key };
    default:
      return targetAnswer(engine, state, player, {})!.choice;
  }
}

const isNear = (state: GameState, { player, pose }: Ship): boolean =>
  shipsOnTable(state).some(other => other.player !== player && distanceBetween(other.pose, pose) < NEAR);
