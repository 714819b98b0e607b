import { randomFrom } from '../../src/bots/random';
import type { Answer, Setup } from '../../src/engine';
import type { PlayerId } from '../../src/engine/core/ids';
import type { GameState } from '../../src/engine/core/state';
import { starterSetup } from '../../src/squads/starter';
import { useGame } from '../../src/store/game';
import { livelyAnswer } from '../support/livelyAnswer';

export const table = () => useGame.getState();
export const gameOn = (): GameState => table().game!;

/** The starter game with its pieces placed: both players are asked for their dials. */
export async function startPlaced(seed = 5, setup: Setup = starterSetup): Promise<void> {
  await table().start(setup, {}, seed);
  table().placeAll();
}

/** The starter game without the last ship of Player 2, whose squad then has 16 of 20 points. */
export const withoutOneShip: Setup = {
  ...starterSetup,
  players: {
    ...starterSetup.players,
    p2: {
      ...starterSetup.players.p2,
      squad: { ...starterSetup.players.p2.squad, ships: starterSetup.players.p2.squad.ships.slice(0, -1) },
    },
  },
};

/** Plays at random, with some fight, until the game says so. */
export function playUntil(done: (game: GameState) => boolean, seed = 4): void {
  const random = randomFrom(seed);
  while (!done(gameOn())) {
    const answer = livelyAnswer(gameOn(), random);
    if (!answer || !table().submit(answer)) throw new Error(table().problem ?? 'the game stands still');
  }
}

/** The answer of a player with the first option whose key begins like this. */
export function answerWith(player: PlayerId, begins: string): Answer {
  const decision = gameOn().pending.find(one => one.player === player)!;
  const option = decision.options.find(({ key }) => key.startsWith(begins))!;
  return { decision: decision.id, player, choice: { option: option.key } };
}

/** Sets all dials of a player and says ready. */
export function setDials(player: PlayerId): void {
  while (!gameOn().pending.some(one => one.player === player && one.options.some(({ key }) => key === 'ready')))
    table().submit(answerWith(player, 'dial:'));
}
