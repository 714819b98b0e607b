import type { AttackOdds, DiceNote } from '../../../../engine';
import type { AbilityRef } from '../../../../engine/core/ability';
import type { Option } from '../../../../engine/core/decision';
import { isShipId, ownerOf, type UnitId } from '../../../../engine/core/ids';
import type { Table, Weapon } from '../../../../engine/core/table';
import { costsIn } from '../../../../engine/core/terms';
import { nameOf } from '../../../../engine/look/abilityIndex';
import { aimAt, attackerOf, chargesNeeded, weaponsOf } from '../../../../engine/look/attack';
import { chargesOf, profileOf, shipOf } from '../../../../engine/look/ships';
import { newAttack } from '../../../../engine/rules/attack/declare';
import { reinforcements } from '../../../../engine/rules/attack/results';
import { cardName, type Names } from '../../labels';
import { diceInWords } from './dice';

/** A target that may be attacked with a weapon. */
export interface Target {
  readonly option: Option;
  readonly target: UnitId;
  readonly range: number;
  /** Some cards let a ship attack its friends. */
  readonly isOwn: boolean;
  /** Reinforce tokens that count against this attacker. */
  readonly reinforced: number;
}

export interface WeaponTargets {
  readonly weapon: Weapon;
  readonly targets: readonly Target[];
}

/** By weapon as the ship has them, then the nearest first; own ships last. */
export function targetsByWeapon(table: Table, attacker: UnitId, options: readonly Option[]): readonly WeaponTargets[] {
  const unit = attackerOf(table, attacker);
  return weaponsOf(table, unit)
    .map(weapon => ({
      weapon,
      targets: options
        .flatMap((option): readonly Target[] => {
          const { subject } = option;
          if (subject.kind !== 'target' || subject.weapon !== weapon.ref) return [];
          const { target } = subject;
          const aim = aimAt(table, unit, weapon, target);
          if (!aim) return [];
          const { arc, range } = aim;
          const attack = newAttack(table, {
            ...{ ship: attacker, target, weapon: weapon.ref, arc, range },
            ...{ obstructedBy: [], bonus: false },
          });
          const isOwn = isShipId(target) && isShipId(attacker) && ownerOf(target) === ownerOf(attacker);
          return [{ option, target, range: attack.range, isOwn, reinforced: reinforcements(table, attack) }];
        })
        .sort((a, b) => Number(a.isOwn) - Number(b.isOwn) || a.range - b.range),
    }))
    .filter(({ targets }) => targets.length > 0);
}

interface Way {
  readonly weapon: Weapon;
  readonly one: Target;
}

/** What deals most; without odds, whatever is listed first. An own ship only where there is no other. */
export function bestOf(ways: readonly Way[], odds: ReadonlyMap<string, AttackOdds> | null): Way | undefined {
  const worth = ({ one }: Way) => (one.isOwn ? -1 : (odds?.get(one.option.key)?.damage ?? 0));
  return ways.reduce<Way | undefined>((best, way) => (!best || worth(way) > worth(best) ? way : best), undefined);
}

export interface Health {
  readonly hull: number;
  readonly shields: number;
}

/** What is left of a target. */
export function healthOf(table: Table, unit: UnitId): Health {
  if (isShipId(unit)) {
    const ship = shipOf(table.state, unit);
    return { hull: Math.max(0, profileOf(table, ship).hull - ship.damage.length), shields: ship.shields };
  }
  const token = table.state.devices[unit];
  const hull = token ? (table.rules.catalog.device(token.device).hull ?? 0) - token.damage.length : 0;
  return { hull: Math.max(0, hull), shields: 0 };
}

/** What the attack will cost, in a sentence or two; null if nothing. */
export function costInWords(names: Names, attacker: UnitId, weapon: Weapon, { subject }: Option): string | null {
  const permit = subject.kind === 'target' ? subject.permit : undefined;
  const costs = [weaponCost(names, attacker, weapon), permit ? permitCost(names, weapon, permit) : null].filter(
    Boolean,
  );
  return costs.length > 0 ? costs.join(' ') : null;
}

/** What a card wants for letting it be made without what its header asks for. */
function permitCost(names: Names, weapon: Weapon, { source, name }: AbilityRef): string {
  const ability = names.rules.abilitiesOf(source).find(one => nameOf(one) === name);
  const force = costsIn(ability && 'cost' in ability ? ability.cost : undefined).flatMap(one =>
    'force' in one ? [`${one.force} Force`] : [],
  );
  return `No ${weapon.requires.join(' or ')}: ${cardName(names, source)} for ${force.join(' and ')}.`;
}

function weaponCost({ game, rules }: Names, attacker: UnitId, weapon: Weapon): string | null {
  if (!isShipId(attacker)) return 'It costs 1 of its charges.';
  const charges = chargesNeeded({ rules }, weapon);
  if (charges === 0) return null;
  const left = chargesOf(shipOf(game, attacker), weapon.card);
  return `It costs ${charges} of the ${left} ${left === 1 ? 'charge' : 'charges'} on ${cardName({ game, rules }, weapon.ref)}.`;
}

/** Why dice are added or taken away, each in a few words; the printed values need no reason. */
export function diceReasons(names: Names, { notes, range }: AttackOdds): readonly string[] {
  return notes
    .filter(({ why }) => why !== 'attackValue' && why !== 'agility')
    .map(note => `${note.add > 0 ? '+' : '−'}${dieWords(note)}: ${whyWords(names, note, range)}`);
}

/** The same in a word or two, for a row of a list. What only bounds the dice is left out. */
export function diceMarks(names: Names, { notes, range }: AttackOdds): readonly string[] {
  return notes
    .filter(({ why }) => why !== 'attackValue' && why !== 'agility' && why !== 'limit')
    .map(note => `${note.add > 0 ? '+' : '−'}${Math.abs(note.add)} ${markWords(names, note, range)}`);
}

function markWords(names: Names, note: DiceNote, range: number): string {
  if (note.why === 'rangeBonus') return note.dice === 'attack' ? 'near' : 'far';
  return whyWords(names, note, range).replace(/ token$/, '');
}

const dieWords = ({ add, dice }: DiceNote): string => diceInWords(Math.abs(add)).replace(/ /, ` ${dice} `);

function whyWords(names: Names, { why, add }: DiceNote, range: number): string {
  switch (why) {
    case 'rangeBonus':
      return `range ${range}`;
    case 'obstructed':
      return 'obstructed';
    case 'cloaked':
      return 'cloaked';
    case 'deplete':
      return 'deplete token';
    case 'strain':
      return 'strain token';
    case 'tractored':
      return 'tractored';
    case 'limit':
      return add < 0 ? 'that is the most' : 'that is the least';
    default:
      return cardName(names, why);
  }
}
