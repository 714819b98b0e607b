import type { Decision, Option } from '../../src/engine/core/decision';
import type { PlayerId } from '../../src/engine/core/ids';
import { type Duel, duel, PRIMARY } from './duel';
import { type Placed, type Story, scenario } from './scenario';

type Game = ReturnType<typeof scenario>;

/** Who carries the card under test. */
type Seat = 'attacker' | 'defender' | 'wingman' | 'enemy';

interface Told extends Duel {
  /** The attacker, if not said; `wingman` (A2) and `enemy` (B2) stand beside the two. */
  readonly on?: Seat;
  /** The faces as they fall, the attack's before the defense's: `hit focus / blank evade`. */
  readonly rolls?: string;
  /** Where a third ship stands that carries it, or is meant by it. */
  readonly third?: Partial<Placed>;
}

type Faces = NonNullable<Story['dice']>;

const carrying = (card: string, ship: Partial<Placed> = {}): Partial<Placed> => {
  const [kind, id] = card.split(':') as [string, string];
  // A ship ability comes with its ship: the story says whose.
  if (kind === 'shipAbility') return ship;
  return kind === 'pilot' ? { ...ship, pilot: id } : { ...ship, upgrades: [...(ship.upgrades ?? []), id] };
};

/** Two ships nose to nose in the Engagement Phase, one of them or a third with the card. */
export function inDuel(card: string, { on = 'attacker', rolls, third, attacker, defender, ...more }: Told = {}) {
  const given = (seat: Seat, ship: Partial<Placed> | undefined) => (on === seat ? carrying(card, ship) : ship);
  const wingman = (on === 'wingman' || third) && !more.wingmen && on !== 'enemy';
  const a2: Placed = { pilot: 'bluesquadronescort', at: [520, 300], ...given('wingman', third) };
  const b2: Placed = { pilot: 'academypilot', at: [520, 520], heading: 180, ...given('enemy', third) };
  const one = given('attacker', attacker);
  const two = given('defender', defender);
  const game = duel({
    ...more,
    ...(one ? { attacker: one } : {}),
    ...(two ? { defender: two } : {}),
    ...(wingman ? { wingmen: [a2] } : {}),
    ...(on === 'enemy' ? { enemies: [b2] } : {}),
    ...(rolls ? { dice: rolls.split(/[\s/]+/).filter(Boolean) as unknown as Faces } : {}),
  });
  return about(card, game);
}

/** Any story of the scenario driver, with the card on the ship named (`A1`, if not said). */
export function inStory(card: string, story: Story, on = 'A1') {
  const player: PlayerId = on.startsWith('A') ? 'p1' : 'p2';
  const ships = story[player].map((ship, index) =>
    index === Number(on.slice(1)) - 1 ? ({ ...ship, ...carrying(card, ship) } as Placed) : ship,
  );
  return about(card, scenario({ ...story, [player]: ships }));
}

/** Follows one card through a game: what is not about it is passed. */
export function about(card: string, game: Game) {
  const [round, phase] = [game.state.round, game.state.phase];
  const uses = (decision: Decision): readonly Option[] =>
    decision.options.filter(
      ({ key }) => key !== 'pass' && (key.includes(card) || isAskedBy(decision, card) || key === `mod:${card}`),
    );
  const now = (): Decision | undefined => game.state.pending.find(decision => uses(decision).length > 0);
  const isOver = () => game.state.pending.length === 0 || game.state.round !== round || game.state.phase !== phase;
  const passOne = () => {
    const [decision] = game.state.pending;
    const fallback = decision!.options.find(({ key }) => key === 'pass') ?? decision!.options[0]!;
    if (decision!.ask.kind === 'some') game.pick(decision!.player, [fallback.key]);
    else game.choose(decision!.player, fallback.key);
  };
  const wait = () => {
    for (let i = 0; i < 300 && !now() && !isOver(); i++) passOne();
    return now();
  };
  const told = {
    game,
    /** A1 attacks B1. */
    attack(weapon = PRIMARY) {
      game.choose('p1', weapon);
      return told;
    },
    /** The keys by which the card is used in the question that it comes to next; none if it is not offered in this phase. */
    offered: (): readonly string[] => {
      const decision = wait();
      return decision ? uses(decision).map(({ key }) => key) : [];
    },
    /** Uses the card when it is offered; of several ways the one whose key ends so. */
    use(pick = '') {
      const decision = wait();
      const option = decision && uses(decision).find(({ key }) => key.endsWith(pick));
      if (!option) throw new Error(`${card} was not offered${pick ? ` with ${pick}` : ''} in this phase`);
      game.choose(decision.player, option.key);
      return told;
    },
    /** Lets it be. */
    leave() {
      const decision = wait();
      if (!decision) throw new Error(`${card} was not offered in this phase`);
      game.choose(decision.player, 'pass');
      return told;
    },
    /** Plays on, passing, until a question of this kind or the end of the phase. */
    until(kind: string | null = null) {
      for (let i = 0; i < 300 && !isOver() && game.state.pending[0]?.topic.kind !== kind; i++) passOne();
      return told;
    },
  };
  return told;
}

function isAskedBy({ by, topic }: Decision, card: string): boolean {
  return by?.source === card || ('card' in topic && topic.card === card);
}
