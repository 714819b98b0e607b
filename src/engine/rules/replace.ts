import type { Instead } from '../core/ability';
import { type Option, pass } from '../core/decision';
import { asking, type Effect, type Effects } from '../core/effect';
import { isShipId, type ShipId } from '../core/ids';
import { gathered } from '../core/list';
import type { Ship } from '../core/state';
import { type AbilityInPlay, abilitiesFor, sceneAt } from '../look/abilities';
import { anyAbility } from '../look/abilityIndex';
import { costOf, payments } from '../look/moments';
import { holds } from '../look/rulings';
import { shipOf } from '../look/ships';
import type { Run } from './run';

/** What the machine notes on an effect: replaced already, or which cards were not used on it. */
interface Marks {
  readonly settled?: true;
  readonly declined?: readonly string[];
}

const keyOf = ({ ref }: AbilityInPlay): string => `${ref.ship}:${ref.source}:${ref.name}`;

/** One card that would replace an effect, seen from the ship that the effect is about. */
interface Open {
  readonly one: AbilityInPlay;
  readonly ability: Instead;
  readonly then: Effects;
}

/** What happens instead of an effect; null if it resolves as it is. Only one replacement applies to an effect. */
export function replaced(run: Run, effect: Effect): Effects | null {
  if (!anyAbility(run.rules, 'instead', effect.do)) return null;
  const { settled, declined = [] } = effect as Marks;
  if (settled) return null;
  const open = openFor(run, effect).filter(({ one }) => !declined.includes(keyOf(one)));
  const [first] = open;
  if (!first) return null;
  // In player order; whoever has several picks one of their own.
  const { player } = first.one.self;
  const own = open.filter(({ one }) => one.self.player === player);
  const optional = own.every(({ ability }) => ability.optional);
  const outcomes = new Set(own.map(({ then }) => JSON.stringify(then)));
  if (!optional && outcomes.size === 1) return first.then;
  const decline = pass([{ ...effect, declined: [...declined, ...own.map(({ one }) => keyOf(one))] } as Effect]);
  return [
    asking({
      player,
      topic: { kind: 'mayUse', card: first.one.ref.source as never, ship: first.one.self.id },
      ask: { kind: 'one' },
      options: [...own.map(each => use(own, each)), ...(optional ? [decline] : [])],
    }),
  ];
}

function openFor(run: Run, effect: Effect): readonly Open[] {
  const about = 'ship' in effect && typeof effect.ship === 'string' && isShipId(effect.ship) ? effect.ship : null;
  return gathered(abilitiesFor(run, 'instead', effect.do, about ? [about] : null), one => {
    const subject = about ? shipOf(run.state, about) : one.self;
    const { ability } = one;
    if (ability.kind !== 'instead') return [];
    const scene = sceneAt(run, one, subject, { effect }) as never;
    if (!holds(run, one, subject, scene)) return [];
    return waysToPay(run, one, ability as Instead, subject).map(cost => ({
      one,
      ability: ability as Instead,
      then: [...cost, ...settledIn(effect, (ability as Instead).then(scene))],
    }));
  });
}

function waysToPay(run: Run, { self, ref }: AbilityInPlay, ability: Instead, subject: Ship): readonly Effects[] {
  const bill = { self, source: ref.source, subject, attack: null };
  return payments(run, bill, ability).map((payers: readonly ShipId[]) => costOf(run, bill, ability, payers));
}

function use(own: readonly Open[], { one, then }: Open): Option {
  const { ref } = one;
  const alone = own.filter(({ one: other }) => other.ref.source === ref.source).length === 1;
  return {
    key: alone ? `use:${ref.source}` : `use:${ref.ship}:${ref.source}`,
    subject: { kind: 'card', card: ref.source as never },
    then,
  };
}

/** What stands in for an effect is not replaced once more. */
const settledIn = (effect: Effect, then: Effects): Effects =>
  then.map(each => (each.do === effect.do ? ({ ...each, settled: true } as Effect) : each));
