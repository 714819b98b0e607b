import type { Effects } from '../core/effect';
import type { Attack } from '../core/frame';
import { isShipId, type UnitId } from '../core/ids';
import type { Table } from '../core/table';
import { deviceOf } from '../look/devices';
import { profileOf, shipOf } from '../look/ships';
import { inflictedBy } from '../rules/attack/results';
import type { Outcome } from './solver';
import type { Odds } from './types';

/** What a defender can take. */
interface Health {
  readonly shields: number;
  readonly hull: number;
}

export function resultOf(
  table: Table,
  attack: Attack,
  outcomes: readonly Outcome[],
  without: Pick<Odds, 'leavesOut' | 'unwritten'>,
): Odds {
  const { shields, hull } = healthOf(table, attack.defender);
  const spread: number[] = [];
  let [hit, damage, crits, destroyed] = [0, 0, 0, 0];
  let approximate: Odds['approximate'] = null;
  for (const outcome of outcomes) {
    const { chance } = outcome;
    const results = outcome.hits + outcome.crits;
    const suffered = results > 0 ? sufferedFrom(inflictedBy(table, attack, outcome.hits, outcome.crits)) : NOTHING;
    const total = suffered.hits + suffered.crits;
    while (spread.length <= total) spread.push(0);
    spread[total]! += chance;
    if (results > 0 || attack.hit) hit += chance;
    damage += chance * total;
    crits += chance * suffered.crits;
    if (total >= shields + hull) destroyed += chance;
    // Crits come last: one of them is dealt as a card once the shields are down.
    else if (suffered.crits > 0 && total > shields) approximate = 'faceupCards';
  }
  return { hit, damage, spread, crits, destroyed, approximate, ...without };
}

const NOTHING = { hits: 0, crits: 0 };

/** Remotes take all cards facedown: no crit is one to them. */
function sufferedFrom(effects: Effects): { readonly hits: number; readonly crits: number } {
  let [hits, crits] = [0, 0];
  for (const effect of effects) {
    if (effect.do === 'sufferDamage') {
      hits += effect.hits;
      crits += effect.crits;
    } else if (effect.do === 'damageRemote') hits += effect.count;
  }
  return { hits, crits };
}

function healthOf(table: Table, defender: UnitId): Health {
  if (isShipId(defender)) {
    const ship = shipOf(table.state, defender);
    return { shields: ship.shields, hull: profileOf(table, ship).hull - ship.damage.length };
  }
  const { device, damage } = deviceOf(table, defender);
  return { shields: 0, hull: (table.rules.catalog.device(device).hull ?? 1) - damage.length };
}
