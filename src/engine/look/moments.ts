import type { At, Choose, Chosen, Picked, Scene, Triggered } from '../core/ability';
import type { Effects } from '../core/effect';
import type { Attack, Trigger } from '../core/frame';
import type { ShipId, UnitId } from '../core/ids';
import { gathered } from '../core/list';
import type { Reason } from '../core/reason';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { costsIn } from '../core/terms';
import type { Moment, Window } from '../core/window';
import { type AbilityInPlay, abilitiesFor, attackIn, sceneAt, subjectOf } from './abilities';
import { sourcesIn } from './abilityIndex';
import { type Bill, paid } from './costs';
import { conditionHolds, payersOf, termsHold, unmet } from './rulings';
import { shipOf } from './ships';
import { isIonized } from './status';
import { allMeant, nearestReason } from './terms';

/** A window as an ability sees it, and the ship that it is about. */
interface Seen {
  readonly scene: At<Window>;
  readonly subject: Ship;
}

/** One way to use an ability: what is picked, and who pays each of its costs. */
export interface Use {
  readonly pick: Picked | null;
  readonly payers: readonly ShipId[];
}

type Timed = AbilityInPlay & { readonly ability: Triggered };

const isTimed = (one: AbilityInPlay, { at }: Moment): one is Timed =>
  one.ability.kind === 'triggered' && one.ability.on === at;

/** Whose moment it is: both sides of an attack, one ship, or everybody. */
function unitsOf(moment: Moment): readonly (UnitId | null)[] | null {
  if ('attacker' in moment) return [moment.attacker, moment.defender];
  return 'ship' in moment ? [moment.ship] : null;
}

/** The abilities that are set off now and can be used. */
export function triggersOf(table: Table, moment: Moment): readonly Trigger[] {
  // Before the first round only what is about setup is set off.
  if (table.state.round === 0 && moment.at !== 'before:setup' && moment.at !== 'after:setup') return NONE;
  const sources = sourcesIn(table, 'triggered', moment.at);
  if (!sources) return NONE;
  const triggers: Trigger[] = [];
  for (const one of abilitiesFor(table, 'triggered', moment.at, unitsOf(moment), sources)) {
    if (isMet(table, one, moment)) triggers.push({ ref: one.ref, moment, player: one.self.player });
  }
  return triggers;
}

const NONE: readonly Trigger[] = [];

/** Whether an ability can be used at this moment: asked when it joins the queue, and again when it resolves. */
export function isMet(table: Table, one: AbilityInPlay, moment: Moment): boolean {
  if (!isTimed(one, moment)) return false;
  const seen = seenBy(table, one, moment);
  if (!seen) return false;
  // What costs nothing and chooses nobody has one way to be used.
  return (!one.ability.cost && !one.ability.choose) || usesIn(table, one, seen).length > 0;
}

/** Every way to use it now. */
export function usesOf(table: Table, one: AbilityInPlay, moment: Moment): readonly Use[] {
  if (!isTimed(one, moment)) return [];
  const seen = seenBy(table, one, moment);
  return seen ? usesIn(table, one, seen) : [];
}

function usesIn(table: Table, one: Timed, { scene, subject }: Seen): readonly Use[] {
  const ways = one.ability.cost ? payments(table, billOf(one, scene, subject), one.ability) : FREE;
  if (ways.length === 0) return [];
  return gathered(picksOf(table, one.ability.choose, scene, subject), pick => ways.map(payers => ({ pick, payers })));
}

const FREE: readonly (readonly ShipId[])[] = [[]];

const billOf = ({ self, ref }: AbilityInPlay, scene: Scene, subject: Ship): Bill => ({
  self,
  source: ref.source,
  subject,
  attack: (scene as { attack?: Attack }).attack ?? null,
});

/** Who could pay each cost: of several, every way is one. */
export function payments(table: Table, bill: Bill, { cost }: Pick<Triggered, 'cost'>): readonly (readonly ShipId[])[] {
  let ways: readonly (readonly ShipId[])[] = [[]];
  for (const one of costsIn(cost)) {
    const payers = payersOf(table, bill, one);
    ways = gathered(ways, way => payers.map(({ id }) => [...way, id]));
  }
  return ways;
}

export function picksOf<S extends Scene>(
  table: Table,
  choose: Choose<S> | undefined,
  scene: S,
  subject: Ship,
): readonly (Picked | null)[] {
  if (!choose) return NOTHING;
  if ('ship' in choose) {
    const { ship: who, also } = choose;
    const meant = allMeant(table, scene.self, who);
    return (also ? meant.filter(ship => also(scene, ship)) : meant).map(({ id }) => ({ key: id, ship: id }));
  }
  if ('token' in choose) {
    const { tokens } = choose.of === 'self' ? scene.self : subject;
    return choose.token.filter(token => tokens[token] > 0).map(token => ({ key: token, token }));
  }
  return choose.oneOf(scene);
}
const NOTHING: readonly null[] = [null];

/** Nothing may be set off by an ionized ship's dial. */
const isIonReveal = (table: Table, moment: Moment): boolean =>
  moment.at === 'after:reveal' && isIonized(table, shipOf(table.state, moment.ship));

/** A card may have set the dial anew since it was revealed: what it shows now is the revealed maneuver. */
function asOfNow({ state }: Table, moment: Moment): Moment {
  if (moment.at !== 'after:reveal') return moment;
  const { dial } = shipOf(state, moment.ship);
  return dial && dial !== moment.maneuver ? { ...moment, maneuver: dial } : moment;
}

function seenBy(table: Table, one: Timed, moment: Moment): Seen | null {
  const seen = sightOf(table, one, moment, true);
  return seen && conditionHolds(table, one, seen.scene) ? seen : null;
}

/** The moment from where the ability stands; whether its terms hold or not, if that is not asked for. */
function sightOf(table: Table, one: Timed, moment: Moment, onlyIfHeld = false): Seen | null {
  if (isIonReveal(table, moment)) return null;
  const attack = 'attacker' in moment ? attackIn(table) : null;
  const subject = subjectOf(table, one, 'ship' in moment ? moment.ship : undefined, attack);
  if (!subject) return null;
  // First, since most abilities fail by their terms: then no scene is needed.
  if (onlyIfHeld && !termsHold(table, one, subject, attack ? { attack } : NO_OTHERS)) return null;
  const plain = sceneAt(table, one, subject, asOfNow(table, moment));
  const scene = (attack ? { attack, ...plain } : plain) as unknown as At<Window>;
  return { scene, subject };
}

const NO_OTHERS = {};

/** Why an ability cannot be used at its own moment; null if it can. For those who ask: play never does. */
export function whyUnused(table: Table, one: AbilityInPlay, moment: Moment): Reason | null {
  if (!isTimed(one, moment)) return null;
  const seen = sightOf(table, one, moment);
  if (!seen) return { kind: 'notMeant' };
  const reason = unmet(table, one, seen.subject, seen.scene);
  return reason ?? (usesIn(table, one, seen).length > 0 ? null : nobodyToChoose(table, one));
}

/** The nearest of those that it could mean, and what keeps it away. */
export function nobodyToChoose(table: Table, { ability, self }: AbilityInPlay): Reason {
  const choose = 'choose' in ability ? ability.choose : undefined;
  const who = choose && 'ship' in choose ? choose.ship : null;
  return (who && nearestReason(table, self, who)) ?? { kind: 'noTarget' };
}

/** Every way to use it now, each with what it costs and does: the terms are looked at once for all. */
export function waysToUse(table: Table, one: AbilityInPlay, moment: Moment): readonly WayToUse[] {
  if (!isTimed(one, moment)) return [];
  const seen = seenBy(table, one, moment);
  if (!seen) return [];
  return usesIn(table, one, seen).map(use => {
    const { cost, then } = effectsIn(table, one, seen, use);
    return { use, cost, then };
  });
}

/** Whether some way to use it does such a thing: the first one found is enough. */
export function someWay(table: Table, one: AbilityInPlay, moment: Moment, does: (then: Effects) => boolean): boolean {
  if (!isTimed(one, moment)) return false;
  const seen = seenBy(table, one, moment);
  return seen !== null && usesIn(table, one, seen).some(use => does(effectsIn(table, one, seen, use).then));
}

export interface WayToUse {
  readonly use: Use;
  readonly cost: Effects;
  readonly then: Effects;
}

/** What using it so does, and what that costs. */
export function effectsOf(
  table: Table,
  one: AbilityInPlay,
  moment: Moment,
  use: Use,
): { readonly cost: Effects; readonly then: Effects } | null {
  if (!isTimed(one, moment)) return null;
  const seen = seenBy(table, one, moment);
  return seen && effectsIn(table, one, seen, use);
}

function effectsIn(table: Table, one: Timed, { scene, subject }: Seen, use: Use) {
  const { ability } = one;
  const cost = ability.cost ? costOf(table, billOf(one, scene, subject), ability, use.payers) : NO_COST;
  return { cost, then: ability.then(scene, chosenBy(table, use.pick)) };
}

const NO_COST: Effects = [];

export const costOf = (
  table: Table,
  bill: Bill,
  { cost }: Pick<Triggered, 'cost'>,
  payers: readonly ShipId[],
): Effects => gathered(costsIn(cost), (one, index) => paid(table, bill, one, shipOf(table.state, payers[index]!)));

/** Only what an ability asks for is there; its types say what. */
export function chosenBy({ state }: Table, pick: Picked | null): Chosen {
  if (!pick) return {} as Chosen;
  return { ...pick, ...(pick.ship ? { ship: shipOf(state, pick.ship) } : {}) } as Chosen;
}
