import type { AbilitySource, Dice } from '../core/ability';
import type { Attack } from '../core/frame';
import { isShipId } from '../core/ids';
import type { Table } from '../core/table';
import type { Window } from '../core/window';
import { type AbilityInPlay, abilitiesFor, holds, sceneOf } from '../look/abilities';
import { shipOf } from '../look/ships';
import { isMeant } from '../look/terms';
import { isByHand } from '../rules/attack/results';
import { isTrade } from './afterwards';
import { countedAt } from './stages';

/** What may happen in an attack before its damage is dealt. */
const ON_THE_WAY: readonly Window[] = [
  'after:declare',
  'before:rollAttack',
  'after:rollAttack',
  'before:modifyAttack',
  'after:modifyAttack',
  'before:rollDefense',
  'after:rollDefense',
  'before:modifyDefense',
  'after:modifyDefense',
  'before:neutralize',
  'after:neutralize',
  'before:dealDamage',
  'after:roll',
  'after:modify',
  'after:spend',
];

const AT_OTHER_MOMENTS = ['rolled', 'after:modifyAttack', 'before:neutralize', 'after:neutralize'] as const;

/** Changes of dice between the steps that are reckoned with. */
function isCounted({ ability }: AbilityInPlay): boolean {
  if (ability.kind !== 'dice' || !ability.at) return false;
  if (ability.at === 'after:neutralize') return isTrade(ability);
  const own = ability.as === 'attacker' ? 'attack' : 'defense';
  const { does } = ability;
  return countedAt(ability.at) === ((typeof does === 'function' ? null : does.dice) ?? own) && !isForMore(does);
}

/** A result that is given up for something that is no result. */
const isForMore = (does: Dice['does']): boolean =>
  typeof does !== 'function' && does.kind === 'spend' && does.then.length > 0;

/** Cards of any ship that may change the outcome by what is not reckoned with, or happen instead of the damage. */
export function leftOut(table: Table, attack: Attack, modifications: ReadonlySet<string>): readonly AbilitySource[] {
  const units = [attack.attacker, attack.defender];
  const setOff = ON_THE_WAY.flatMap(at => abilitiesFor(table, 'triggered', at, units));
  const between = AT_OTHER_MOMENTS.flatMap(at => abilitiesFor(table, 'dice', at, units)).filter(one => !isCounted(one));
  const noRoom = abilitiesFor(table, 'dice', '', units).filter(({ ref, ability }) => {
    return (
      (ability.kind === 'dice' && isForMore(ability.does)) || modifications.has(`${ref.ship}:${ref.source}:${ref.name}`)
    );
  });
  const all = [...setOff, ...between, ...noRoom].filter(one => takesPart(table, one, attack));
  const byHand = isByHand(table, attack) ? [attack.weapon as AbilitySource] : [];
  return [...new Set([...byHand, ...all.map(({ ref }) => ref.source), ...insteadOfDamage(table, attack)])];
}

/** Whether its terms could hold for the side that they name. */
function takesPart(table: Table, { ability, self }: AbilityInPlay, attack: Attack): boolean {
  const who = 'who' in ability ? ability.who : undefined;
  const as = 'as' in ability ? ability.as : undefined;
  const units = as ? [attack[as]] : [attack.attacker, attack.defender];
  return units.some(unit => {
    if (!isShipId(unit)) return false;
    return who ? isMeant(table, self, who, shipOf(table.state, unit)) : unit === self.id;
  });
}

function insteadOfDamage(table: Table, { defender }: Attack): readonly AbilitySource[] {
  if (!isShipId(defender)) return [];
  const subject = shipOf(table.state, defender);
  const effect = { do: 'sufferDamage', ship: defender, hits: 1, crits: 1 } as const;
  return abilitiesFor(table, 'instead', 'sufferDamage', [defender])
    .filter(one => holds(table, one, subject, { ...sceneOf(table, one), subject, effect } as never))
    .map(({ ref }) => ref.source);
}
