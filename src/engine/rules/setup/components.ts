import type { Effects } from '../../core/effect';
import { type DamageCardId, opponentOf, PLAYERS, type PlayerId } from '../../core/ids';
import { gathered } from '../../core/list';
import type { Rules } from '../../core/table';
import { profileOf } from '../../look/ships';
import { shuffled } from '../dice';
import type { Handlers } from '../handlers';
import type { Run } from '../run';

export { damageOf } from '../../look/damage';

export function deckOf({ catalog }: Rules, player: PlayerId): DamageCardId[] {
  let size = 0;
  for (const { copies } of catalog.damageCards) size += copies;
  const deck: DamageCardId[] = [];
  for (let number = 1; number <= size; number++) deck.push(`card:${player}:${number}`);
  return deck;
}

/** Each player's own damage deck is shuffled, and a squad below the limit gives its deficit to the opponent. */
function prepareComponents(run: Run): Effects {
  for (const player of PLAYERS) {
    const draw = shuffled(run, deckOf(run.rules, player));
    run.write(game => void (game.decks[player].draw = draw));
  }
  run.emit({ type: 'gameStarted', firstPlayer: run.state.firstPlayer });
  // Nobody scores for a squad that is only there to be shot at.
  if (run.state.practice) return [];
  const { points } = run.rules.catalog.profile(run.state.setup.profile);
  return gathered(PLAYERS, (player): Effects => {
    const spent = Object.values(run.state.ships)
      .filter(ship => ship.player === player)
      .reduce((sum, ship) => sum + profileOf(run, ship).points, 0);
    const deficit = Math.max(0, points - spent);
    return deficit > 0
      ? [{ do: 'score', player: opponentOf(player), points: deficit, reason: { kind: 'deficit' } }]
      : [];
  });
}

export const componentHandlers = { prepareComponents } satisfies Partial<Handlers>;
