import type { AbilitySource } from '../core/ability';
import type { Effect, Effects } from '../core/effect';
import type { Attack } from '../core/frame';
import { gains } from '../core/gains';
import { isShipId, type ObjectId, ownerOf, type ShipId, type UnitId } from '../core/ids';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import type { Cost } from '../core/terms';
import type { ConditionId, Slot, UpgradeId } from '../core/vocabulary';
import { conditionOn } from './conditions';

/** Where the charges lie that an ability spends: on the upgrade that it stands on, else on the ship card. */
export const chargedCard = (source: AbilitySource): UpgradeId | null =>
  source.startsWith('upgrade:') ? (source as UpgradeId) : null;

/** What a cost is paid for: by which card, at whose moment, in which attack. */
export interface Bill {
  readonly self: Ship;
  readonly source: AbilitySource;
  readonly subject: Ship;
  readonly attack: Attack | null;
  /** What it would be done to, outside an attack. */
  readonly target?: ObjectId;
}

/** The payer's card of a slot whose charges do not come back by themselves: the first that has enough. */
const lastingOf = ({ rules }: Pick<Table, 'rules'>, { upgrades }: Ship, slot: Slot, count: number): UpgradeId | null =>
  upgrades.find(({ card, charges }) => {
    const { slot: own, charges: printed } = rules.catalog.upgrade(card);
    return own === slot && printed?.recovers === 0 && charges >= count;
  })?.card ?? null;

/** Null: the ship card. Undefined: there is no such card. */
export function fromCard(
  table: Pick<Table, 'rules'>,
  { self, source, attack }: Pick<Bill, 'self' | 'source' | 'attack'>,
  { from, slot, charge }: Extract<Cost, { charge: number }>,
  payer: Ship,
): UpgradeId | null | undefined {
  if (slot) return lastingOf(table, payer, slot, charge) ?? undefined;
  if (from === 'weapon')
    return chargedCard(attack?.weapon.startsWith('upgrade:') ? (attack.weapon as UpgradeId) : source);
  if (from === 'giver') return chargedCard(giverOf(self, source)?.source ?? source);
  return from === 'ship' ? null : chargedCard(from ?? source);
}

/** The card that assigned the condition on which an ability stands. */
export const giverOf = (self: Ship, source: AbilitySource) => conditionOn(self, source)?.from ?? null;

/** Whoever of the two in an attack is an enemy. */
export function enemyIn({ attacker, defender }: Attack, { player }: Pick<Ship, 'player'>): UnitId {
  if (isShipId(attacker)) return ownerOf(attacker) === player ? defender : attacker;
  return isShipId(defender) && ownerOf(defender) === player ? attacker : defender;
}

const times = (count: number, effect: Effect): Effects => Array.from({ length: count }, () => effect);

/** A token that another ship lends is spent by the one who owes it. */
function spentFor({ self, subject }: Bill, { of }: Cost, payer: ShipId): { readonly for?: ShipId } {
  const owes = of === undefined ? self.id : of === 'subject' ? subject.id : payer;
  return owes === payer ? {} : { for: owes };
}

/** What paying does. */
export function paid(table: Pick<Table, 'rules'>, bill: Bill, cost: Cost, payer: Ship): Effects {
  const { self, source, attack, target } = bill;
  const { id: ship, player } = payer;
  if ('charge' in cost)
    return times(cost.charge, { do: 'spendCharge', ship, card: fromCard(table, bill, cost, payer) ?? null });
  if ('force' in cost) return cost.force > 0 ? [{ do: 'spendForce', ship, count: cost.force }] : [];
  if ('spend' in cost) {
    return cost.spend === 'lock'
      ? [{ do: 'breakLock', ship, object: attack ? enemyIn(attack, { player }) : target!, spent: true }]
      : [{ do: 'removeToken', ship, token: cost.spend, spent: true, ...spentFor(bill, cost, ship) }];
  }
  if ('gain' in cost) return gains(ship, cost.gain, cost.count ?? 1, player);
  if ('remove' in cost) return [{ do: 'removeToken', ship, token: cost.remove, spent: false }];
  if ('unlock' in cost) return [{ do: 'breakLock', ship, object: enemyIn(attack!, self), spent: false }];
  if ('suffer' in cost) {
    const crit = cost.suffer === 'crit';
    return [{ do: 'sufferDamage', ship, hits: crit ? 0 : 1, crits: crit ? 1 : 0 }];
  }
  if ('treatAs' in cost) return [{ do: 'treatAction', color: cost.treatAs }];
  if ('flip' in cost) return [{ do: 'flipCard', ship, card: source as UpgradeId }];
  if ('shields' in cost) return times(cost.shields, { do: 'loseShield', ship });
  if ('energy' in cost) return [];
  return [{ do: 'loseCondition', ship, condition: source as ConditionId }];
}
