import type { ShipId } from '../../engine/core/ids';
import type { Game, GameState } from '../../engine/core/state';
import type { Rules, ShipProfile, Table } from '../../engine/core/table';
import { damageOf } from '../../engine/rules/setup/components';

/** A game that is being put together by hand. */
export interface Workshop {
  readonly rules: Rules;
  readonly game: Game;
  /** Numbers in [0, 1). */
  readonly random: () => number;
}

export const tableOf = ({ rules, game }: Workshop): Table => ({ rules, state: game as unknown as GameState });

export const profileIn = ({ rules, game }: Workshop, ship: ShipId): ShipProfile =>
  rules.profilesOf(game.setup as GameState['setup'])[ship]!;

/** A whole number from 0 to `most`. */
export const upTo = ({ random }: Workshop, most: number): number => Math.floor(random() * (most + 1));

/** Cards from the owner's deck, beside a ship or a remote. Those that act at once when read stay facedown. */
export function deal(
  { rules, game, random }: Workshop,
  { damage }: { readonly damage: Game['ships'][ShipId]['damage'] },
  owner: 'p1' | 'p2',
  count: number,
  faceup: number,
): void {
  for (const id of game.decks[owner].draw.splice(0, count)) {
    const card = damageOf(rules, id);
    const acts = rules.abilitiesOf(card).some(({ kind }) => kind === 'dealt');
    damage.push({ id, card, faceup: !acts && random() < faceup });
  }
}
