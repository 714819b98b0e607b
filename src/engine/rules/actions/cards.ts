import type { CardAction, Scene } from '../../core/ability';
import type { ActionKey } from '../../core/action';
import { asking, type Effects } from '../../core/effect';
import { gathered } from '../../core/list';
import type { Reason } from '../../core/reason';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { costsIn } from '../../core/terms';
import type { CardId } from '../../core/vocabulary';
import { type AbilityInPlay, abilitiesOn, sceneOf } from '../../look/abilities';
import { chosenBy, costOf, payments, picksOf, type Use } from '../../look/moments';
import { subjectOfPick } from '../../look/subjects';

/** An action under a header of its own on one of the ship's cards. */
interface Printed {
  readonly key: ActionKey;
  readonly ability: CardAction;
  readonly scene: Scene;
}

/** On damage cards it repairs them. Two headers on one card are two actions. */
export function keyOf({ ref: { source } }: Pick<AbilityInPlay, 'ref'>, { name }: CardAction): ActionKey {
  if (source.startsWith('card:')) return `repair:${source}` as ActionKey;
  return `card:${source as CardId}${name ? `:${name}` : ''}`;
}

export function cardActions(table: Table, ship: Ship): readonly Printed[] {
  const all = abilitiesOn(table, ship, 'action');
  if (all.length === 0) return NONE;
  return gathered(all, one => {
    const { ability } = one;
    return ability.kind === 'action' ? [{ key: keyOf(one, ability), ability, scene: sceneOf(table, one) }] : [];
  });
}

const NONE: readonly Printed[] = [];

function find(table: Table, ship: Ship, action: ActionKey): Printed {
  const found = cardActions(table, ship).find(({ key }) => key === action);
  if (!found) throw new Error(`${ship.id} has no action ${action}`);
  return found;
}

/** Every way to do it: what is picked, and who pays. */
function waysOf(table: Table, { ability, scene }: Printed) {
  const all = { ...scene, subject: scene.self };
  const bill = billFor(scene);
  const payers = payments(table, bill, ability);
  return gathered(picksOf(table, ability.choose, all, scene.self), pick =>
    payers.map((payer): Use & { readonly then: Effects } => ({
      pick,
      payers: payer,
      then: [...costOf(table, bill, ability, payer), ...ability.then(scene, chosenBy(table, pick))],
    })),
  );
}

export function cardBlock(table: Table, ship: Ship, action: ActionKey): Reason | null {
  const printed = find(table, ship, action);
  const { ability, scene } = printed;
  const own = ability.cannot?.(scene) ?? null;
  if (own) return own;
  if (ability.if && !ability.if(scene)) return { kind: 'ownCondition' };
  if (costsIn(ability.cost).length > 0 && payments(table, billFor(scene), ability).length === 0) return unpaid(ability);
  return waysOf(table, printed).length > 0 ? null : { kind: 'noTarget' };
}

const billFor = ({ self, source }: Scene) => ({ self, source, subject: self, attack: null });

const unpaid = ({ cost }: CardAction): Reason =>
  costsIn(cost).some(one => 'force' in one) ? { kind: 'noForce' } : { kind: 'noCharge' };

/** Asked only where there is something to pick: the action itself has been chosen. */
export function doCardAction(table: Table, ship: Ship, action: ActionKey): Effects {
  const printed = find(table, ship, action);
  const ways = waysOf(table, printed);
  if (ways.length < 2) return ways[0]?.then ?? [];
  return [
    asking({
      player: ship.player,
      topic: { kind: 'mayUse', card: printed.scene.source as never, ship: ship.id },
      ask: { kind: 'one' },
      options: ways.map(({ pick, then }) => ({
        key: pick?.key ?? action,
        subject: pick ? subjectOfPick(pick) : { kind: 'action', action },
        then,
      })),
    }),
  ];
}
