import type { AbilitySource } from '../core/ability';
import type { Effect } from '../core/effect';
import type { Attack } from '../core/frame';
import { isShipId } from '../core/ids';
import { gathered } from '../core/list';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import type { Window } from '../core/window';
import { type AbilityInPlay, abilitiesFor, attackIn, sceneAt } from '../look/abilities';
import { holds, missing } from '../look/rulings';
import { profileOf, shipOf, shipsOnTable } from '../look/ships';
import { whyNot } from '../look/terms';
import { isByHand } from '../rules/attack/results';
import { isTrade } from './afterwards';
import { type Ahead, countedAt } from './stages';
import { isForMore } from './uses';

/** What dice and tokens bring with them, as long as there are steps to come. */
const NEWS: readonly Window[] = ['after:roll', 'after:modify', 'after:spend', 'after:lose', 'after:gain'];

const AT_OTHER_MOMENTS = [
  'rolled',
  'before:modifyAttack',
  'after:modifyAttack',
  'after:rollDefense',
  'before:neutralize',
  'after:neutralize',
] as const;

/** Changes of dice between the steps that are reckoned with. */
function isCounted({ ability }: AbilityInPlay): boolean {
  if (ability.kind !== 'dice' || !ability.at) return false;
  if (ability.at === 'after:neutralize') return isTrade(ability);
  const own = ability.as === 'attacker' ? 'attack' : 'defense';
  const { does } = ability;
  if (typeof does === 'function') return countedAt(ability.at) === own;
  return countedAt(ability.at) === (does.dice ?? own) && !isForMore(does);
}

/** Whether the moment of a change of dice is still to come. */
const isAhead = (at: (typeof AT_OTHER_MOMENTS)[number], { windows, stages }: Ahead): boolean =>
  at === 'rolled' ? stages.some(({ kind }) => kind !== 'apply') : windows.includes(at);

/**
 * Cards of any ship that may change the outcome from here by what is not reckoned with, or happen instead of the damage:
 * every ability whose window is still to come and of whose terms all that can be known before it holds.
 */
export function leftOut(table: Table, ahead: Ahead): readonly AbilitySource[] {
  const { attack, windows, stages } = ahead;
  const units = [attack.attacker, attack.defender];
  const news = stages.length > 0 ? NEWS : [];
  const setOff = gathered([...windows, ...news], at => abilitiesFor(table, 'triggered', at, units));
  const between = gathered(
    AT_OTHER_MOMENTS.filter(at => isAhead(at, ahead)),
    at => abilitiesFor(table, 'dice', at, units),
  ).filter(one => !isCounted(one));
  const live = [...setOff, ...between].filter(one => takesPart(table, one, attack));
  const byHand = isByHand(table, attack) ? [attack.weapon as AbilitySource] : [];
  return [...new Set([...byHand, ...live.map(({ ref }) => ref.source), ...insteadOfDamage(table, attack)])];
}

/** Whether its terms could hold for a side that they name: who, how often, the price. */
function takesPart(table: Table, one: AbilityInPlay, attack: Attack): boolean {
  const { ability, self } = one;
  const who = 'who' in ability ? ability.who : undefined;
  const as = 'as' in ability ? ability.as : undefined;
  const units = as ? [attack[as]] : [attack.attacker, attack.defender];
  return units.some(unit => {
    if (!isShipId(unit)) return false;
    const subject = shipOf(table.state, unit);
    const isMeant = who ? whyNot(table, self, who, subject) === null : unit === self.id;
    return isMeant && missing(table, one, subject, attack) === null;
  });
}

/** What one hit and one crit would do, step by step. */
const damageTo = (ship: Ship['id']): readonly Effect[] => [
  { do: 'sufferDamage', ship, hits: 1, crits: 1 },
  { do: 'sufferOne', ship, damage: 'hit' },
  { do: 'sufferOne', ship, damage: 'crit' },
  { do: 'dealDamage', ship, faceup: false, suffered: 'hit' },
  { do: 'dealDamage', ship, faceup: true, suffered: 'crit' },
];

function insteadOfDamage(table: Table, attack: Attack): readonly AbilitySource[] {
  const { defender } = attack;
  if (!isShipId(defender)) return [];
  const subject = shipOf(table.state, defender);
  const then = underWay(table, attack);
  return gathered(damageTo(defender), effect =>
    abilitiesFor(then, 'instead', effect.do, [defender])
      .filter(one => holds(then, one, subject, sceneAt(then, one, subject, { effect }) as never))
      .map(({ ref }) => ref.source),
  );
}

/** The table as it will be once the attack is declared. */
function underWay(table: Table, attack: Attack): Table {
  if (attackIn(table) !== null) return table;
  const { state, rules } = table;
  return { rules, state: { ...state, agenda: [...state.agenda, { kind: 'attack', todo: [], triggers: [], attack }] } };
}

/** Cards of the ships on the table that are not written, or not whole. */
export function unwrittenOn(table: Table): readonly AbilitySource[] {
  const found = new Set<AbilitySource>();
  for (const ship of shipsOnTable(table.state)) {
    for (const source of unwrittenIn(table, profileOf(table, ship).sources)) found.add(source);
    for (const { card } of ship.conditions) if (table.rules.automationOf(card).is !== 'whole') found.add(card);
  }
  return [...found];
}

/** Profiles are made once, and so are their lists of sources. */
const unwritten = new WeakMap<readonly AbilitySource[], readonly AbilitySource[]>();

function unwrittenIn({ rules }: Table, sources: readonly AbilitySource[]): readonly AbilitySource[] {
  let found = unwritten.get(sources);
  if (!found) {
    const isCard = (source: AbilitySource) => !source.startsWith('rule:') && !source.startsWith('scenario:');
    found = sources.filter(source => isCard(source) && rules.automationOf(source).is !== 'whole');
    unwritten.set(sources, found);
  }
  return found;
}
