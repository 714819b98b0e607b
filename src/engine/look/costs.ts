import type { AbilitySource } from '../core/ability';
import type { Effect, Effects } from '../core/effect';
import type { Attack } from '../core/frame';
import { isShipId } from '../core/ids';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import type { Cost } from '../core/terms';
import type { ConditionId, UpgradeId } from '../core/vocabulary';
import { ruled } from './abilities';
import { conditionOn } from './conditions';
import { chargesOf, shipOf } from './ships';
import { hasLock } from './status';
import { allMeant } from './terms';

/** Where the charges lie that an ability spends: on the upgrade that it stands on, else on the ship card. */
export const chargedCard = (source: AbilitySource): UpgradeId | null =>
  source.startsWith('upgrade:') ? (source as UpgradeId) : null;

/** What a cost is paid for: by which card, at whose moment, in which attack. */
export interface Bill {
  readonly self: Ship;
  readonly source: AbilitySource;
  readonly subject: Ship;
  readonly attack: Attack | null;
}

/** Who could pay: this ship, the one it happens to, or some of those meant. */
export function payersOf(table: Table, bill: Bill, cost: Cost): readonly Ship[] {
  const { self, subject, attack } = bill;
  const giver = 'charge' in cost && cost.from === 'giver' ? giverOf(self, bill.source) : null;
  if (giver) return [shipOf(table.state, giver.ship)].filter(ship => canPay(table, bill, cost, ship));
  if (cost.of === undefined) return [self].filter(ship => canPay(table, bill, cost, ship));
  const from = cost.near && attack && isShipId(attack.defender) ? shipOf(table.state, attack.defender) : self;
  const asked = cost.of === 'subject' ? [subject] : allMeant(table, self, cost.of, from);
  return asked.filter(ship => canPay(table, bill, cost, ship));
}

export function canPay(table: Table, { self, source, attack }: Bill, cost: Cost, payer: Ship): boolean {
  if ('charge' in cost) return chargesOf(payer, fromCard(self, source, cost)) >= cost.charge;
  if ('force' in cost) return payer.force >= cost.force;
  if ('spend' in cost) {
    if (ruled(table, 'spend', payer, { token: cost.spend }) === 'cannot') return false;
    return cost.spend === 'lock' ? attack !== null && hasLock(payer, attack.defender) : payer.tokens[cost.spend] > 0;
  }
  return 'shields' in cost ? payer.shields >= cost.shields : true;
}

function fromCard(self: Ship, source: AbilitySource, { from }: Extract<Cost, { charge: number }>): UpgradeId | null {
  if (from === 'giver') return chargedCard(giverOf(self, source)?.source ?? source);
  return from === 'ship' ? null : chargedCard(from ?? source);
}

/** The card that assigned the condition on which an ability stands. */
const giverOf = (self: Ship, source: AbilitySource) => conditionOn(self, source)?.from ?? null;

const times = (count: number, effect: Effect): Effects => Array.from({ length: count }, () => effect);

/** What paying does. */
export function paid({ self, source, attack }: Bill, cost: Cost, { id: ship, player }: Ship): Effects {
  if ('charge' in cost) return times(cost.charge, { do: 'spendCharge', ship, card: fromCard(self, source, cost) });
  if ('force' in cost) return cost.force > 0 ? [{ do: 'spendForce', ship, count: cost.force }] : [];
  if ('spend' in cost) {
    return cost.spend === 'lock'
      ? [{ do: 'breakLock', ship, object: attack!.defender, spent: true }]
      : [{ do: 'removeToken', ship, token: cost.spend, spent: true }];
  }
  if ('gain' in cost) return times(cost.count ?? 1, { do: 'gainToken', ship, token: cost.gain, by: player });
  if ('suffer' in cost) {
    const crit = cost.suffer === 'crit';
    return [{ do: 'sufferDamage', ship, hits: crit ? 0 : 1, crits: crit ? 1 : 0 }];
  }
  if ('shields' in cost) return times(cost.shields, { do: 'loseShield', ship });
  return [{ do: 'loseCondition', ship, condition: source as ConditionId }];
}
