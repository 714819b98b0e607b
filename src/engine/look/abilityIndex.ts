import type { Ability, AbilityKind, AbilityRef, AbilitySource } from '../core/ability';
import type { Lends } from '../core/has';
import { ownerOf, type PlayerId, type ShipId } from '../core/ids';
import { gathered } from '../core/list';
import type { Setup } from '../core/setup';
import type { Rules, Table } from '../core/table';

/** An ability where it is printed, on a ship of this game. */
export interface Printed {
  readonly ref: AbilityRef;
  readonly ability: Ability;
  /** Worked out once, since it is asked at every moment: the side on which it stands, whether on an upgrade, … */
  readonly side: number | undefined;
  readonly onUpgrade: boolean;
  readonly inReserve: boolean;
}

/** Of one kind and name: everybody's; each ship's; those that look at other ships; those for a ship's own moments, by ship. */
export interface Listed {
  readonly all: Readonly<Record<PlayerId, readonly Printed[]>>;
  readonly on: Readonly<Record<ShipId, readonly Printed[]>>;
  readonly others: Readonly<Record<PlayerId, readonly Printed[]>>;
  readonly own: Readonly<Record<ShipId, readonly Printed[]>>;
}

/** Abilities by kind, then by what they wait for, change, rule or replace. */
type Sorted<One> = { readonly [K in AbilityKind]?: Readonly<Record<string, One>> };

/** What an ability is found by, besides its kind. */
function topicOf(ability: Ability): string {
  switch (ability.kind) {
    case 'triggered':
      return ability.on;
    case 'amount':
    case 'instead':
    case 'templates':
    case 'treated':
      return ability.of;
    case 'cannot':
    case 'may':
      return ability.what;
    case 'dice':
      return ability.at ?? '';
    default:
      return '';
  }
}

/** Unique on its card, and the same for ever: records hold it. */
export function nameOf(ability: Ability): string {
  if ('name' in ability && ability.name !== undefined) return ability.name;
  if (ability.kind === 'dice') return ability.as;
  if (ability.kind === 'templates') return `templates:${ability.of}`;
  if (ability.kind === 'arc') return `arc:${ability.of}`;
  if (ability.kind === 'treated') return `treated:${ability.of}`;
  if (ability.kind === 'bar') return `bar:${ability.action}`;
  if (ability.kind === 'cannot' || ability.kind === 'may') return `${ability.kind}:${ability.what}`;
  return topicOf(ability) || ability.kind;
}

export const isOwn = (ability: Ability): boolean => !('who' in ability) || !ability.who || ability.who.is === 'self';

interface Index {
  /** What nobody in the whole content has need not be looked for. */
  readonly known: Sorted<true>;
  /** The same of cards that come to lie at ships: damage and conditions. */
  readonly laid: Sorted<Set<string>>;
  readonly ofCard: Map<string, Sorted<readonly Ability[]>>;
  readonly ofGame: WeakMap<Setup, Sorted<Listed>>;
}

const made = new WeakMap<Rules, Index>();
/** Asked for at every effect, and nearly always for the same rules. */
let last: { readonly rules: Rules; readonly index: Index } | null = null;

function indexOf(rules: Rules): Index {
  if (last?.rules === rules) return last.index;
  let index = made.get(rules);
  if (!index) {
    index = {
      known: sorted(rules.allAbilities(), topicOf, () => true as const),
      laid: laidIn(rules),
      ofCard: new Map(),
      ofGame: new WeakMap(),
    };
    made.set(rules, index);
  }
  last = { rules, index };
  return index;
}

function laidIn(rules: Rules): Index['laid'] {
  const { damageCards, conditions } = rules.catalog;
  const kinds: { [K in AbilityKind]?: Record<string, Set<string>> } = {};
  for (const { id } of [...damageCards, ...conditions]) {
    for (const ability of rules.abilitiesOf(id)) {
      kinds[ability.kind] ??= {};
      kinds[ability.kind]![topicOf(ability)] ??= new Set();
      kinds[ability.kind]![topicOf(ability)]!.add(id);
    }
  }
  return kinds;
}

function sorted<One>(
  abilities: readonly Ability[],
  nameIn: (ability: Ability) => string,
  add: (ability: Ability, before: One | undefined) => One,
): Sorted<One> {
  const kinds: { [K in AbilityKind]?: Record<string, One> } = {};
  for (const ability of abilities) {
    kinds[ability.kind] ??= {};
    const names = kinds[ability.kind]!;
    names[nameIn(ability)] = add(ability, names[nameIn(ability)]);
  }
  return kinds;
}

/** Whether any card of the content has such an ability. */
export const anyAbility = (rules: Rules, kind: AbilityKind, topic = ''): boolean =>
  indexOf(rules).known[kind]?.[topic] !== undefined;

/** The damage and condition cards that have one; null if none has. The same in every game. */
const laidWith = (rules: Rules, kind: AbilityKind, topic: string): ReadonlySet<string> | null =>
  indexOf(rules).laid[kind]?.[topic] ?? null;

/** Those that the ships' own cards bring; null if there are none in this game. */
export function listed(rules: Rules, setup: Setup, kind: AbilityKind, topic: string): Listed | null {
  const { ofGame } = indexOf(rules);
  let found = ofGame.get(setup);
  if (!found) {
    found = listAll(rules, setup);
    ofGame.set(setup, found);
  }
  return found[kind]?.[topic] ?? null;
}

/** Where abilities of a kind and topic can come from in a game: the ships' own cards, or what comes to lie at them. */
export interface Sources {
  readonly lists: Listed | null;
  /** The damage and condition cards that have such an ability. */
  readonly laid: ReadonlySet<string> | null;
}

type Topics = Map<string, Sources | null>;

/** The kinds that are asked for most stand by themselves: V8 then looks up only the topic. */
interface Found {
  readonly triggered: Topics;
  readonly amount: Topics;
  readonly cannot: Topics;
  readonly may: Topics;
  readonly lends: Topics;
  readonly others: Map<AbilityKind, Topics>;
}

const nothingFound = (): Found => ({
  triggered: new Map(),
  amount: new Map(),
  cannot: new Map(),
  may: new Map(),
  lends: new Map(),
  others: new Map(),
});

function topicsOf(found: Found, kind: AbilityKind): Topics {
  if (kind === 'cannot') return found.cannot;
  if (kind === 'may') return found.may;
  if (kind === 'amount') return found.amount;
  if (kind === 'triggered') return found.triggered;
  if (kind === 'lends') return found.lends;
  let topics = found.others.get(kind);
  if (!topics) {
    topics = new Map();
    found.others.set(kind, topics);
  }
  return topics;
}

interface SourcesOfGame {
  readonly rules: Rules;
  readonly setup: Setup;
  readonly found: Found;
  readonly topics: Map<AbilityKind, ReadonlySet<string>>;
}

/** Asked for several times at every effect, and nearly always for the same game. */
let lately: SourcesOfGame | null = null;
const sourcesMade = new WeakMap<Rules, WeakMap<Setup, SourcesOfGame>>();

function sourcesOf(rules: Rules, setup: Setup): SourcesOfGame {
  let ofRules = sourcesMade.get(rules);
  if (!ofRules) {
    ofRules = new WeakMap();
    sourcesMade.set(rules, ofRules);
  }
  let game = ofRules.get(setup);
  if (!game) {
    game = { rules, setup, found: nothingFound(), topics: new Map() };
    ofRules.set(setup, game);
  }
  lately = game;
  return game;
}

/** Null where nobody in this game can ever have such an ability. */
export function sourcesIn({ state, rules }: Table, kind: AbilityKind, topic: string): Sources | null {
  const { setup } = state;
  const { found } = lately?.setup === setup && lately.rules === rules ? lately : sourcesOf(rules, setup);
  const topics = topicsOf(found, kind);
  const known = topics.get(topic);
  return known === undefined ? findSources(rules, setup, kind, topic, topics) : known;
}

/** All topics of a kind that somebody in this game can have: asked at every effect, and most games replace hardly any. */
export function topicsIn({ state, rules }: Table, kind: AbilityKind): ReadonlySet<string> {
  const { setup } = state;
  const game = lately?.setup === setup && lately.rules === rules ? lately : sourcesOf(rules, setup);
  const known = game.topics.get(kind);
  if (known) return known;
  const found = new Set<string>();
  for (const topic in indexOf(rules).known[kind] ?? {}) if (sourcesIn({ state, rules }, kind, topic)) found.add(topic);
  game.topics.set(kind, found);
  return found;
}

function findSources(rules: Rules, setup: Setup, kind: AbilityKind, topic: string, topics: Topics): Sources | null {
  const known = anyAbility(rules, kind, topic);
  const lists = known ? listed(rules, setup, kind, topic) : null;
  const laid = known ? laidWith(rules, kind, topic) : null;
  const sources = lists || laid ? { lists, laid } : null;
  topics.set(topic, sources);
  return sources;
}

interface Lists {
  readonly all: Record<PlayerId, Printed[]>;
  readonly on: Record<ShipId, Printed[]>;
  readonly others: Record<PlayerId, Printed[]>;
  readonly own: Record<ShipId, Printed[]>;
}

const emptyLists = (): Lists => ({ all: { p1: [], p2: [] }, on: {}, others: { p1: [], p2: [] }, own: {} });

/** Where a card that nobody brought may come to a ship, its topics are asked about although nobody has them yet. */
function expect(rules: Rules, { among }: Lends, kinds: { [K in AbilityKind]?: Record<string, Lists> }): void {
  for (const ability of gathered(among?.(rules) ?? [], card => rules.abilitiesOf(card))) {
    kinds[ability.kind] ??= {};
    kinds[ability.kind]![topicOf(ability)] ??= emptyLists();
  }
}

function listAll(rules: Rules, setup: Setup): Sorted<Listed> {
  const kinds: { [K in AbilityKind]?: Record<string, Lists> } = {};
  for (const [id, { sources }] of Object.entries(rules.profilesOf(setup))) {
    const ship = id as ShipId;
    for (const source of sources) {
      for (const ability of rules.abilitiesOf(source)) {
        kinds[ability.kind] ??= {};
        const topics = kinds[ability.kind]!;
        const topic = topicOf(ability);
        topics[topic] ??= emptyLists();
        const lists = topics[topic];
        const printed: Printed = {
          ref: { ship, source, name: nameOf(ability) },
          ability,
          side: 'side' in ability ? ability.side : undefined,
          onUpgrade: source.startsWith('upgrade:'),
          inReserve: 'inReserve' in ability && ability.inReserve === true,
        };
        lists.all[ownerOf(ship)].push(printed);
        lists.on[ship] ??= [];
        lists.on[ship].push(printed);
        if (isOwn(ability)) {
          lists.own[ship] ??= [];
          lists.own[ship].push(printed);
        } else lists.others[ownerOf(ship)].push(printed);
        if (ability.kind === 'lends') expect(rules, ability, kinds);
      }
    }
  }
  return kinds;
}

const NONE: readonly Ability[] = [];

/** Those of a damage or condition card; whose copy it is, the caller knows. */
export function ofCard(rules: Rules, card: string, kind: AbilityKind, topic: string): readonly Ability[] {
  const { ofCard: kept } = indexOf(rules);
  let found = kept.get(card);
  if (!found) {
    found = sorted<readonly Ability[]>(rules.abilitiesOf(card as AbilitySource), topicOf, (ability, before = NONE) => [
      ...before,
      ability,
    ]);
    kept.set(card, found);
  }
  return found[kind]?.[topic] ?? NONE;
}
