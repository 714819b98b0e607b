import type { Effects } from '../../core/effect';
import { shipOf } from '../../look/ships';
import type { DeviceRule } from './index';

/** A hit, and two dice for more. */
export const proximitymine: DeviceRule = {
  detonates: (_table, { id, device }, ship): Effects =>
    ship ? [{ do: 'rollDice', ship, count: 2, purpose: { kind: 'device', device, token: id } }] : [],
  rolled: (_table, _token, ship, faces) => {
    const of = (face: string) => faces.filter(one => one === face).length;
    return [{ do: 'sufferDamage', ship, hits: 1 + of('hit'), crits: of('crit') }];
  },
};

/** A hit and three ion tokens. */
export const connernet: DeviceRule = {
  detonates: ({ state }, { owner }, ship): Effects => {
    if (!ship) return [];
    const ion = { do: 'gainToken', ship: shipOf(state, ship).id, token: 'ion', by: owner } as const;
    return [{ do: 'sufferDamage', ship, hits: 1, crits: 0 }, ion, ion, ion];
  },
};
