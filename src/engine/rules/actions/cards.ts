import type { CardAction, Scene } from '../../core/ability';
import type { ActionKey } from '../../core/action';
import type { Effects } from '../../core/effect';
import type { Reason } from '../../core/reason';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import type { CardId } from '../../core/vocabulary';
import { type AbilityInPlay, abilitiesOn, sceneOf } from '../../look/abilities';

/** An action under a header of its own on one of the ship's cards. */
interface Printed {
  readonly key: ActionKey;
  readonly ability: CardAction;
  readonly scene: Scene;
}

/** On damage cards it repairs them. Two headers on one card are two actions. */
function keyOf({ ref: { source } }: AbilityInPlay, { name }: CardAction): ActionKey {
  if (source.startsWith('card:')) return `repair:${source}` as ActionKey;
  return `card:${source as CardId}${name ? `:${name}` : ''}`;
}

export const cardActions = (table: Table, ship: Ship): readonly Printed[] =>
  abilitiesOn(table, ship, 'action').flatMap(one => {
    const { ability } = one;
    return ability.kind === 'action' ? [{ key: keyOf(one, ability), ability, scene: sceneOf(table, one) }] : [];
  });

function find(table: Table, ship: Ship, action: ActionKey): Printed {
  const found = cardActions(table, ship).find(({ key }) => key === action);
  if (!found) throw new Error(`${ship.id} has no action ${action}`);
  return found;
}

export function cardBlock(table: Table, ship: Ship, action: ActionKey): Reason | null {
  const { ability, scene } = find(table, ship, action);
  return ability.cannot(scene);
}

export function doCardAction(table: Table, ship: Ship, action: ActionKey): Effects {
  const { ability, scene } = find(table, ship, action);
  return ability.effect(scene);
}
