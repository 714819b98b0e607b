import type { Ability, AbilityRef, AbilitySource } from '../core/ability';
import type { Decision, Option } from '../core/decision';
import type { GameState, Ship } from '../core/state';
import type { Table } from '../core/table';
import type { AbilityInPlay } from '../look/abilities';
import { nameOf } from '../look/abilityIndex';
import { attackChoices } from '../look/attack';
import { lentTo } from '../look/lent';
import { profileOf } from '../look/ships';
import { nearestOf } from '../look/terms';
import { keyOf } from '../rules/actions/cards';
import { type Stand, standOf } from './abilityNow';

export interface CardNow {
  /** Damage cards are told apart by copy. */
  readonly source: AbilitySource;
  readonly abilities: readonly { readonly name: string; readonly stand: Stand }[];
}

/** For every written card of a ship, damage and conditions among them: whether it applies now, and why not. At any time. */
export const cardsNow = (table: Table, ship: Ship): readonly CardNow[] =>
  cardsOf(table, ship).flatMap(({ source, card }) => {
    const abilities = table.rules.abilitiesOf(card).flatMap((ability): CardNow['abilities'] => {
      if (ability.kind === 'weapon' || onlyRemembers(ability)) return [];
      const name = nameOf(ability);
      return [{ name, stand: now(table, { ref: { ship: ship.id, source, name }, self: ship, ability }) }];
    });
    const all = [...abilities, ...asWeapon(table, ship, source)];
    return all.length > 0 ? [{ source, abilities: all }] : [];
  });

/** Taking note is no part of what a card does. */
const onlyRemembers = (ability: Ability): boolean => ability.kind === 'triggered' && ability.remembers === true;

interface Carried {
  readonly source: AbilitySource;
  readonly card: string;
}

/** What lies facedown is not talked about. */
function cardsOf(table: Table, ship: Ship): readonly Carried[] {
  if (ship.where === 'removed') return [];
  const printed = profileOf(table, ship).sources.filter(source => !/^(rule|scenario):/.test(source));
  return [
    ...[...printed, ...lentTo(table, ship)].map(source => ({ source, card: source })),
    ...ship.damage.flatMap(({ id, card, faceup }) => (faceup ? [{ source: id, card }] : [])),
    ...ship.conditions.flatMap(({ card, faceup }) => (faceup ? [{ source: card, card }] : [])),
  ];
}

const now = (table: Table, one: AbilityInPlay): Stand =>
  isOpen(table.state, one) ? { is: 'open' } : standOf(table, one);

const isOpen = ({ pending }: GameState, one: AbilityInPlay): boolean =>
  pending.some(decision => isAskedBy(decision, one) || decision.options.some(option => uses(decision, option, one)));

const isSame = (a: AbilityRef | null | undefined, b: AbilityRef): boolean =>
  a?.ship === b.ship && a.source === b.source && a.name === b.name;

const ASKING: readonly Ability['kind'][] = ['triggered', 'instead', 'action'];

function isAskedBy({ by, topic }: Decision, { ref, ability }: AbilityInPlay): boolean {
  if (by) return isSame(by, ref);
  if (!('card' in topic) || !('ship' in topic)) return false;
  return topic.card === ref.source && topic.ship === ref.ship && ASKING.includes(ability.kind);
}

function uses({ topic, player }: Decision, { subject }: Option, { ref, self, ability }: AbilityInPlay): boolean {
  switch (subject.kind) {
    case 'modification':
      return isSame(subject.by, ref);
    case 'ability':
      return isSame(subject.trigger.ref, ref);
    case 'card':
      return topic.kind === 'mayUse' && subject.card === ref.source && self.player === player;
    case 'action':
      return (
        ability.kind === 'action' &&
        'ship' in topic &&
        topic.ship === ref.ship &&
        subject.action === keyOf({ ref }, ability)
      );
    default:
      return false;
  }
}

/** A special weapon stands as its best target does. */
function asWeapon(table: Table, ship: Ship, source: AbilitySource): CardNow['abilities'] {
  if (!profileOf(table, ship).weapons.some(({ card }) => card === source)) return [];
  return [{ name: 'weapon', stand: weaponNow(table, ship, source) }];
}

function weaponNow(table: Table, ship: Ship, source: AbilitySource): Stand {
  const asked = table.state.pending.some(
    ({ topic, options }) =>
      'ship' in topic &&
      topic.ship === ship.id &&
      options.some(({ subject }) => subject.kind === 'target' && subject.weapon === source),
  );
  if (asked) return { is: 'open' };
  if (ship.where !== 'table') return { is: 'waits', when: 'attacking' };
  const reasons = attackChoices(table, ship).flatMap(({ weapon, blocked }) =>
    weapon.card === source ? [blocked ?? ('free' as const)] : [],
  );
  const blocked = reasons.filter(reason => reason !== 'free');
  if (reasons.length > blocked.length || blocked.length === 0) return { is: 'waits', when: 'attacking' };
  const others = blocked.find(({ kind }) => kind !== 'outOfRange' && kind !== 'notInArc');
  return { is: 'not', reason: others ?? nearestOf(blocked) ?? blocked[0]! };
}
