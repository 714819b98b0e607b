import type { AbilitySource } from '../core/ability';
import type { EventType } from '../core/event';
import type { Attack } from '../core/frame';
import { isShipId } from '../core/ids';
import type { Table } from '../core/table';
import { abilitiesInPlay, sceneOf } from '../look/abilities';

/** What happens in an attack before its damage. */
const ON_THE_WAY: readonly EventType[] = [
  'attackDeclared',
  'diceRolled',
  'diceRerolled',
  'diceChanged',
  'tokenRemoved',
  'lockBroken',
  'chargeSpent',
  'forceSpent',
  'resultsNeutralized',
];

/** Cards that may change the outcome by something else than a modification: set off on the way, or instead of the damage. */
export function leftOut(table: Table, attack: Attack, modifications: ReadonlySet<string>): readonly AbilitySource[] {
  const takesPart = (id: string) => id === attack.attacker || id === attack.defender;
  const setOff = ON_THE_WAY.flatMap(type => abilitiesInPlay(table, 'triggered', type)).filter(({ self }) =>
    takesPart(self.id),
  );
  const noRoom = abilitiesInPlay(table, 'diceMod').filter(({ ref }) =>
    modifications.has(`${ref.ship}:${ref.source}:${ref.index}`),
  );
  const all = [...setOff, ...noRoom].map(({ ref }) => ref.source);
  return [...new Set([...all, ...insteadOfDamage(table, attack)])];
}

function insteadOfDamage(table: Table, { defender }: Attack): readonly AbilitySource[] {
  if (!isShipId(defender)) return [];
  return abilitiesInPlay(table, 'replacement', 'sufferDamage').flatMap(one => {
    const { ability } = one;
    if (ability.kind !== 'replacement' || ability.of !== 'sufferDamage') return [];
    const effect = { do: 'sufferDamage', ship: defender, hits: 1, crits: 1 } as const;
    return ability.if({ ...sceneOf(table, one), effect }) ? [one.ref.source] : [];
  });
}
