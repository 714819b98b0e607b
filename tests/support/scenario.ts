import { expect } from 'vitest';
import type { Ability } from '../../src/engine/core/ability';
import type { Answer, Choice, Decision } from '../../src/engine/core/decision';
import type { Effect } from '../../src/engine/core/effect';
import type { EventOf, EventType, GameEvent } from '../../src/engine/core/event';
import type {
  DamageCardId,
  DeviceTokenId,
  MarkerId,
  ObjectId,
  PlayerId,
  RockId,
  ShipId,
} from '../../src/engine/core/ids';
import type { Pose } from '../../src/engine/core/place';
import { PLAIN_PRACTICE, type Practice } from '../../src/engine/core/practice';
import type { RefereeEdit } from '../../src/engine/core/referee';
import { pointsOf } from '../../src/engine/core/score';
import type { GameState, Phase, Ship } from '../../src/engine/core/state';
import type { Rules } from '../../src/engine/core/table';
import type { Token } from '../../src/engine/core/token';
import type { ManeuverCode, ProfileId, ScenarioId, StandardArc } from '../../src/engine/core/vocabulary';
import { advance, Runner, type Step } from '../../src/engine/rules/advance';
import { copyOf } from '../../src/engine/rules/copy';
import { newToken } from '../../src/engine/rules/devices/place';
import { damageOf, deckOf } from '../../src/engine/rules/setup/components';
import { gatherForces } from '../../src/engine/rules/setup/newGame';
import { playIn } from '../../src/engine/surface/play';
import { expectAlike } from './alike';
import { answerCarefully } from './careful';
import { carried } from './carried';
import { engine } from './engine';

export interface Placed {
  /** Bare xws id. */
  readonly pilot: string;
  /** Cards that show their other side. */
  readonly flipped?: readonly string[];
  readonly at: readonly [x: number, y: number];
  readonly heading?: number;
  readonly upgrades?: readonly string[];
  readonly tokens?: Partial<Record<Token, number>>;
  readonly locks?: readonly string[];
  readonly shields?: number;
  readonly force?: number;
  readonly charges?: number;
  readonly turret?: StandardArc;
  readonly dial?: ManeuverCode;
  /** On the table unless said otherwise. */
  readonly where?: Ship['where'];
  /** In reserve, docked with that ship. */
  readonly docked?: string;
  /** Names of damage cards; with a leading `-` facedown. */
  readonly damage?: readonly string[];
  /** Conditions: bare id, who assigned it and by which card. */
  readonly conditions?: readonly {
    readonly is: string;
    readonly from: string;
    readonly by: string;
    readonly facedown?: true;
  }[];
}

export interface Story {
  readonly p1: readonly Placed[];
  readonly p2: readonly Placed[];
  /** Obstacles on the table: bare id and place. They become rock:1, rock:2 … */
  readonly rocks?: readonly {
    readonly is: string;
    readonly at: readonly [number, number];
    readonly heading?: number;
  }[];
  /** Devices on the table: bare id and place. They become token:1, token:2 … */
  readonly devices?: readonly {
    readonly is: string;
    readonly at: readonly [number, number];
    readonly heading?: number;
    readonly owner?: PlayerId;
    readonly fuses?: number;
    readonly piece?: number;
    readonly charges?: number;
    readonly locks?: readonly ObjectId[];
  }[];
  /** Mission markers besides the one in the centre: marker:2, marker:3 … */
  readonly markers?: readonly {
    readonly at: readonly [number, number];
    readonly player?: PlayerId;
    readonly spent?: true;
    /** Towed by this ship. */
    readonly on?: string;
  }[];
  /** How the dice fall, whoever rolls them, in order; after that by seed. */
  readonly dice?: readonly ('hit' | 'crit' | 'focus' | 'blank' | 'evade')[];
  /** Which phase is played from here; the rest of the round follows. */
  readonly phase?: Exclude<Phase, 'setup' | 'over'>;
  /** What happens before that phase begins, as if some card did it. */
  readonly first?: readonly Effect[];
  /** Nothing but `first` is played: no phase follows. */
  readonly alone?: true;
  readonly round?: number;
  readonly firstPlayer?: PlayerId;
  readonly profile?: ProfileId;
  /** Chance Engagement unless said otherwise. */
  readonly scenario?: ScenarioId;
  /** Mission points from earlier. */
  readonly points?: Partial<Record<PlayerId, number>>;
  /** The next damage cards of each deck, by bare name. */
  readonly deck?: Partial<Record<PlayerId, readonly string[]>>;
  readonly seed?: number;
  readonly realDice?: readonly PlayerId[];
  /** Somebody practises. */
  readonly practice?: Partial<Practice>;
  /** Made-up abilities, by the card that they stand on besides its own. */
  readonly abilities?: Abilities;
  /** Cards that count as not written. */
  readonly unwritten?: readonly string[];
}

type Abilities = Readonly<Record<string, readonly Ability[]>>;

/** The rules with more abilities on some cards, and some as if nobody had written them. */
function rulesWith(more: Abilities, unwritten: readonly string[]): Rules {
  const { rules } = engine;
  return {
    ...rules,
    automationOf: source => (unwritten.includes(source) ? { is: 'byHand' } : rules.automationOf(source)),
    abilitiesOf: source => [...rules.abilitiesOf(source), ...(more[source] ?? [])],
    allAbilities: () => [...rules.allAbilities(), ...Object.values(more).flat()],
  };
}

/** A number that gives the same face on either kind of die. */
const ROLL = { hit: 0.1, evade: 0.1, crit: 0.45, focus: 0.55, blank: 0.9 } as const;

const PHASES = ['planning', 'system', 'activation', 'engagement', 'end'] as const;

/** `A1` is the first player's first ship. */
export const shipId = (name: string): ShipId => `ship:${name}`;

/** A position set up by hand, then played only through the decisions that players would be shown. */
export function scenario(story: Story) {
  const start = positionOf(story);
  const from = PHASES.indexOf(story.phase ?? 'activation');
  const todo: Effect[] = [
    ...(story.first ?? []),
    ...PHASES.slice(from).map((phase): Effect => ({ do: 'startPhase', phase })),
    { do: 'checkVictory' },
  ];
  return drive(start, story.alone ? (story.first ?? []) : todo, story.abilities, story.unwritten);
}

/** Plays on from any state, with these effects first. */
export function drive(
  start: GameState,
  first: readonly Effect[],
  abilities: Abilities = {},
  unwritten: readonly string[] = [],
) {
  const changed = Object.keys(abilities).length + unwritten.length > 0;
  const rules = changed ? rulesWith(abilities, unwritten) : engine.rules;
  const play = playIn(rules, 'play');
  const events: GameEvent[] = [];
  let state = start;
  const take = (step: Step) => {
    // Saved and loaded between answers, so every story is also a test of both.
    state = JSON.parse(JSON.stringify(step.state)) as GameState;
    events.push(...step.events);
  };
  const begun = copyOf({ ...state, agenda: [{ kind: 'game', todo: first, triggers: [] }] });
  take(advance(new Runner(rules, begun)));

  const decisionOf = (player: PlayerId): Decision => {
    const decision = state.pending.find(one => one.player === player);
    if (!decision)
      throw new Error(
        `${player} has nothing to decide; asked: ${JSON.stringify(state.pending.map(one => [one.player, one.topic]))}`,
      );
    return decision;
  };
  const submit = (player: PlayerId, choice: Choice) => {
    const given: Answer = { decision: decisionOf(player).id, player, choice };
    const outcome = play.answer(state, given);
    if (!outcome.ok)
      throw new Error(
        `${outcome.refusal}: ${JSON.stringify(choice)} is not among ${decisionOf(player)
          .options.map(one => one.key)
          .join(', ')}`,
      );
    expectAlike(outcome, answerCarefully(rules, state, given));
    take(outcome.step);
  };

  const game = {
    get state() {
      return state;
    },
    /** Keys of the options before a player, in short: `ship:` and the like left as they are. */
    offers: (player: PlayerId): readonly string[] =>
      state.pending.find(one => one.player === player)?.options.map(one => one.key) ?? [],
    asked: (player: PlayerId) => state.pending.find(one => one.player === player)?.topic.kind ?? null,
    choose(player: PlayerId, ...keys: readonly string[]) {
      for (const option of keys) submit(player, { option });
      return game;
    },
    pick(player: PlayerId, picks: readonly string[]) {
      submit(player, { picks });
      return game;
    },
    /** Done by hand. */
    referee(player: PlayerId, referee: RefereeEdit) {
      const outcome = play.answer(state, { player, referee });
      if (!outcome.ok) throw new Error(outcome.problem);
      expectAlike(outcome, answerCarefully(rules, state, { player, referee }));
      take(outcome.step);
      return game;
    },
    place(player: PlayerId, option: string, pose: Pose) {
      submit(player, { option, pose });
      return game;
    },
    /** Why an answer is refused, the state being left as it was; null if it would be taken. */
    refusal(player: PlayerId, choice: Choice): string | null {
      const before = engine.hashOf(state);
      const outcome = engine.answer(state, { decision: decisionOf(player).id, player, choice });
      expect(engine.hashOf(state), 'a refusal changes nothing').toBe(before);
      return outcome.ok ? null : outcome.refusal;
    },
    /** Passes until a question of this kind (or nothing) is asked. */
    passUntil(kind: string | null) {
      for (let i = 0; i < 200; i++) {
        const decision = state.pending[0];
        if (!decision || decision.topic.kind === kind) return game;
        const fallback = decision.options.find(one => one.key === 'pass') ?? decision.options[0]!;
        if (decision.ask.kind === 'some') submit(decision.player, { picks: [fallback.key] });
        else submit(decision.player, { option: fallback.key });
      }
      throw new Error(`${kind} was never asked`);
    },
    ship: (name: string): Ship => state.ships[shipId(name)]!,
    tokens: (name: string): Partial<Record<Token, number>> =>
      Object.fromEntries(Object.entries(state.ships[shipId(name)]!.tokens).filter(([, count]) => count > 0)),
    damage: (name: string): readonly string[] =>
      state.ships[shipId(name)]!.damage.map(
        one => `${one.faceup ? '' : '-'}${one.card?.slice('damage:'.length) ?? 'noted'}`,
      ),
    points: (player: PlayerId): number => pointsOf(state.score, player),
    /** The dice on the table, in the innermost attack. */
    dice: (pool: 'attack' | 'defense'): readonly string[] => {
      const frame = state.agenda.findLast(one => one.kind === 'attack');
      if (frame?.kind !== 'attack') return [];
      return (pool === 'attack' ? frame.attack.attackDice : frame.attack.defenseDice).map(one => one.face);
    },
    happened: (): readonly EventType[] => events.map(one => one.type),
    events: <T extends EventType>(type: T): readonly EventOf<T>[] =>
      events.filter(one => one.type === type) as unknown as readonly EventOf<T>[],
    last: <T extends EventType>(type: T): EventOf<T> | undefined =>
      events.findLast(one => one.type === type) as unknown as EventOf<T> | undefined,
    /** The last event of a type about one ship. */
    about: <T extends EventType>(name: string, type: T): EventOf<T> | undefined =>
      events.findLast(one => one.type === type && 'ship' in one && one.ship === shipId(name)) as unknown as
        | EventOf<T>
        | undefined,
    /** Forgets what happened so far. */
    forget() {
      events.length = 0;
      return game;
    },
  };
  return game;
}

/** The table before the story begins. */
export function positionOf(story: Story): GameState {
  const { rules } = engine;
  const squad = (player: PlayerId) => ({
    name: player,
    squad: {
      name: player,
      faction: rules.catalog.pilot(`pilot:${story[player][0]!.pilot}`).faction,
      ships: story[player].map(({ pilot, upgrades = [] }) => ({
        pilot: `pilot:${pilot}` as const,
        upgrades: upgrades.map(card => `upgrade:${card}` as const),
      })),
      obstacles: [],
    },
  });
  const profile = story.profile ?? 'amg20';
  const game = gatherForces(
    rules,
    {
      profile,
      scenario: story.scenario ?? 'chanceengagement',
      players: { p1: squad('p1'), p2: squad('p2') },
      ...(story.realDice ? { realDice: story.realDice } : {}),
      ...(story.practice ? { practice: { ...PLAIN_PRACTICE, ...story.practice } } : {}),
    },
    story.seed ?? 1,
  );
  const decks = { p1: stacked(story, 'p1'), p2: stacked(story, 'p2') };
  const ships = Object.fromEntries(
    Object.values(game.ships).map(ship => [
      ship.id,
      placedShip(ship, story[ship.player][ship.number - 1]!, decks[ship.player]),
    ]),
  );
  const rocks = Object.fromEntries(
    (story.rocks ?? []).map(({ is, at: [x, y], heading = 0 }, index) => {
      const id: RockId = `rock:${index + 1}`;
      return [id, { id, obstacle: `obstacle:${is}`, owner: 'p1', pose: { x, y, heading }, setAside: false }];
    }),
  );
  return {
    ...game,
    round: story.round ?? 1,
    firstPlayer: story.firstPlayer ?? 'p1',
    ships,
    rocks: rocks as GameState['rocks'],
    devices: placedDevices(story),
    score: Object.entries(story.points ?? {}).map(([player, points]) => ({
      player: player as PlayerId,
      points,
      round: 0,
      reason: { kind: 'referee' },
    })),
    piecesMade: story.devices?.length ?? 0,
    markers: placedMarkers(story),
    decks: { p1: { draw: decks.p1, discard: [] }, p2: { draw: decks.p2, discard: [] } },
    rng: { kind: 'scripted', rolls: (story.dice ?? []).map(face => ROLL[face]), then: story.seed ?? 1 },
  };
}

function placedMarkers({ markers = [], scenario = 'chanceengagement' }: Story): GameState['markers'] {
  const { marker: kind } = engine.rules.scenarioOf(scenario);
  return Object.fromEntries(
    [{ at: [457.2, 457.2] as const }, ...markers].map((one, index) => {
      const id: MarkerId = `marker:${index + 1}`;
      const { at, player = null, spent = false, on = null } = { player: null, spent: false, on: null, ...one };
      const [x, y] = at;
      return [id, { id, kind, x, y, player, charged: !spent, onShip: on ? shipId(on) : null }] as const;
    }),
  );
}

function placedDevices({ devices = [] }: Story): GameState['devices'] {
  return Object.fromEntries(
    devices.map(({ is, at: [x, y], heading = 0, owner = 'p1', piece, ...rest }, index) => {
      const id: DeviceTokenId = `token:${index + 1}`;
      const token = newToken(engine.rules, id, `device:${is}`, owner, { x, y, heading }, piece);
      return [id, { ...token, ...rest }] as const;
    }),
  );
}

/** A deck with the named cards on top. */
function stacked({ deck }: Story, player: PlayerId): DamageCardId[] {
  const rest = deckOf(engine.rules, player);
  const top = (deck?.[player] ?? []).map(name => takeCard(rest, name));
  return [...top, ...rest];
}

function takeCard(cards: DamageCardId[], name: string): DamageCardId {
  // From the bottom, so that what was put on top stays there.
  const at = cards.findLastIndex(id => damageOf(engine.rules, id) === `damage:${name}`);
  if (at < 0) throw new Error(`no ${name} is left in the deck`);
  return cards.splice(at, 1)[0]!;
}

function placedShip(ship: Ship, placed: Placed, deck: DamageCardId[]): Ship {
  const {
    at: [x, y],
    heading = ship.player === 'p1' ? 0 : 180,
    tokens,
    locks,
    damage = [],
    dial,
  } = placed;
  return {
    ...ship,
    upgrades: carried(ship, placed),
    where: placed.where ?? (placed.docked ? 'reserve' : 'table'),
    ...(placed.docked ? { carrier: shipId(placed.docked) } : {}),
    pose: { x, y, heading },
    tokens: { ...ship.tokens, ...tokens },
    locks: (locks ?? []).map(name => (name.includes(':') ? name : `ship:${name}`) as ShipId),
    shields: placed.shields ?? ship.shields,
    force: placed.force ?? ship.force,
    charges: placed.charges ?? ship.charges,
    turret: placed.turret ?? ship.turret,
    dial: dial ?? null,
    conditions: (placed.conditions ?? []).map(({ is, from, by, facedown }) => ({
      card: `condition:${is}`,
      from: { ship: shipId(from), source: by as `pilot:${string}` },
      faceup: !facedown,
    })),
    damage: damage.map(name => {
      const id = takeCard(deck, name.replace(/^-/, ''));
      return { id, card: damageOf(engine.rules, id), faceup: !name.startsWith('-') };
    }),
  };
}
