import type { Effect } from '../../src/engine/core/effect';
import type { Ship } from '../../src/engine/core/state';
import { actionChoices, type Grant } from '../../src/engine/rules/actions/choices';
import { engine } from './engine';
import { type Placed, type Story, scenario, shipId } from './scenario';

const ANY: Grant = { why: 'activation', only: null, as: null, evenWhileStressed: false };

/** Out of everybody's way. */
export const bystander: Placed = { pilot: 'academypilot', at: [60, 860] };

/** The moment at which a ship may act, as in its Perform Action step. */
export const mayPerform = (name: string, grant: Partial<Grant> = {}): Effect => ({
  do: 'offerAction',
  ship: shipId(name),
  ...ANY,
  ...grant,
});

type Acting = Partial<Story> & { readonly grant?: Partial<Grant>; readonly who?: string };

/** The first player's ships, of which A1 may act now; nothing follows. */
export function acting(ships: Placed | readonly Placed[], { grant, who = 'A1', first = [], ...rest }: Acting = {}) {
  const p1 = 'pilot' in ships ? [ships] : ships;
  return scenario({ p1, p2: [bystander], ...rest, first: [...first, mayPerform(who, grant)], alone: true });
}

/** Every action of a ship with the kind of reason that blocks it (a card by its name), or null. */
export function blocks(game: ReturnType<typeof scenario>, name = 'A1', grant: Partial<Grant> = {}) {
  const table = { state: game.state, rules: engine.rules };
  const ship: Ship = game.ship(name);
  return Object.fromEntries(
    actionChoices(table, ship, { ...ANY, ...grant }).map(({ action, color, blocked }) => [
      `${action}:${color}`,
      blocked?.kind === 'card' ? blocked.card : (blocked?.kind ?? null),
    ]),
  );
}
