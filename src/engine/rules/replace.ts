import type { Instead, Picked } from '../core/ability';
import { type Option, pass, type Subject } from '../core/decision';
import { asking, type Effect, type Effects } from '../core/effect';
import { isShipId, type ShipId } from '../core/ids';
import { gathered } from '../core/list';
import type { Ship } from '../core/state';
import { type AbilityInPlay, abilitiesFor, sceneAt } from '../look/abilities';
import { chosenBy, costOf, payments, picksOf } from '../look/moments';
import { holds } from '../look/rulings';
import { shipOf } from '../look/ships';
import { subjectOfPick } from '../look/subjects';
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
  readonly pick: Picked | null;
  readonly then: Effects;
}

/** What happens instead of an effect that some card in the game can replace; null if it resolves as it is. Only one replacement applies to an effect. */
export function replaced(run: Run, effect: Effect): Effects | null {
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
    const replacing = ability as Instead;
    const ways = waysToPay(run, one, replacing, subject);
    return gathered(picksOf(run, replacing.choose as never, scene, subject), pick => {
      const then = settledIn(effect, replacing.then(scene, chosenBy(run, pick)));
      return ways.map(cost => ({ one, ability: replacing, pick, then: [...cost, ...then] }));
    });
  });
}

function waysToPay(run: Run, { self, ref }: AbilityInPlay, ability: Instead, subject: Ship): readonly Effects[] {
  const bill = { self, source: ref.source, subject, attack: null };
  return payments(run, bill, ability).map((payers: readonly ShipId[]) => costOf(run, bill, ability, payers));
}

/** By its card; by its ship where two have the card, by its name where the card has two, by what is picked. */
function use(own: readonly Open[], { one, pick, then }: Open): Option {
  const { ref } = one;
  const alike = own.filter(({ one: other }) => other.ref.source === ref.source).map(({ one: other }) => other.ref);
  const isAlone = alike.every(({ ship }) => ship === ref.ship);
  const isOnly = alike.every(({ ship, name }) => ship !== ref.ship || name === ref.name);
  const key = ['use', ...(isAlone ? [] : [ref.ship]), ref.source, ...(isOnly ? [] : [ref.name]), pick?.key ?? []];
  const named: Subject = isOnly ? { kind: 'card', card: ref.source as never } : { kind: 'choice', name: ref.name };
  const told: Effect = { do: 'announce', event: { type: 'abilityUsed', ref } };
  return { key: key.flat().join(':'), subject: pick ? subjectOfPick(pick) : named, then: [told, ...then] };
}

/** What stands in for an effect is not replaced once more; what comes upon another ship is another matter. */
const settledIn = (effect: Effect, then: Effects): Effects =>
  then.map(each =>
    each.do === effect.do && shipIn(each) === shipIn(effect) ? ({ ...each, settled: true } as Effect) : each,
  );

const shipIn = (effect: Effect) => ('ship' in effect ? effect.ship : null);
