import { type ObjectId, PLAYERS, type ShipId } from '../engine/core/ids';
import type { Pose } from '../engine/core/place';
import { DRILLS, PLAIN_PRACTICE } from '../engine/core/practice';
import type { RefereeEdit } from '../engine/core/referee';
import type { GameState } from '../engine/core/state';
import { TOKENS } from '../engine/core/token';
import { ATTACK_FACES, DEFENSE_FACES } from '../engine/core/vocabulary';
import { PLAY_AREA } from '../engine/geometry/measures';
import { pickFrom } from './random';

type Kind = RefereeEdit['kind'];
type Edit<K extends Kind, E = RefereeEdit> = E extends RefereeEdit
  ? K extends E['kind']
    ? Omit<E, 'kind'>
    : never
  : never;

/** A hand over the table, and the chance that moves it. */
interface Hand {
  readonly state: GameState;
  readonly ship: ShipId;
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined;
  readonly below: (limit: number) => number;
}

const somewhere = ({ below }: Hand): Pose => ({ x: below(PLAY_AREA), y: below(PLAY_AREA), heading: below(360) });

const piece = ({ state, pick }: Hand): ObjectId =>
  pick([state.ships, state.rocks, state.devices, state.markers].flatMap(Object.keys) as ObjectId[])!;

/** One of those that lie beside ships. */
const damageCard = ({ state, ship, pick }: Hand) =>
  pick(Object.values(state.ships).flatMap(({ id, damage }) => damage.map((_, card) => ({ ship: id, card })))) ?? {
    ship,
    card: 0,
  };
const faces = ({ pick }: Hand) => {
  const dice = pick(['attack', 'defense'] as const)!;
  return {
    dice,
    face: pick<(typeof ATTACK_FACES | typeof DEFENSE_FACES)[number]>(dice === 'attack' ? ATTACK_FACES : DEFENSE_FACES)!,
  };
};
const agreed = ({ pick }: Hand) => ({ agreed: pick([true, false])! });

/** Every kind there is: one that is missing here is a type error. */
const EDITS: { readonly [K in Kind]: (hand: Hand) => Edit<K> } = {
  move: hand => ({ piece: piece(hand), pose: somewhere(hand) }),
  giveToken: ({ ship, pick }) => ({ ship, token: pick(TOKENS)! }),
  takeToken: ({ state, ship, pick }) => ({
    ship,
    token: pick(TOKENS.filter(one => state.ships[ship]!.tokens[one] > 0)) ?? 'focus',
  }),
  giveLock: hand => ({ ship: hand.ship, object: piece(hand) }),
  takeLock: ({ state, ship, pick }) => ({ ship, object: pick(state.ships[ship]!.locks) ?? ship }),
  setCharges: ({ state, ship, pick, below }) => ({
    ship,
    card: pick(state.ships[ship]!.upgrades)?.card ?? null,
    to: below(3),
  }),
  setForce: ({ ship, below }) => ({ ship, to: below(4) }),
  setShields: ({ ship, below }) => ({ ship, to: below(4) }),
  dealDamage: ({ ship, pick }) => ({ ship, faceup: pick([true, false])! }),
  flipDamage: damageCard,
  discardDamage: damageCard,
  flipUpgrade: ({ state, ship, pick }) => ({
    ship,
    card: pick(state.ships[ship]!.upgrades)?.card ?? 'upgrade:servomotorsfoils',
  }),
  setDie: hand => ({ ...faces(hand), die: hand.below(3) }),
  markPoints: ({ pick, below }) => ({ for: pick(PLAYERS)!, points: below(3) - 1 }),
  concede: () => ({}),
  settle: ({ state, ship, pick }) => ({
    practice: {
      ...(state.practice ?? PLAIN_PRACTICE),
      drill: pick(DRILLS)!,
      actions: pick([true, false])!,
      [pick(['still', 'peaceful', 'endless'] as const)!]: [ship],
    },
  }),
  setNextRoll: hand => {
    const { dice, face } = faces(hand);
    return { dice, faces: [face] };
  },
  bringBack: hand => ({
    ship: hand.pick(Object.values(hand.state.ships).filter(({ where }) => where === 'removed'))?.id ?? hand.ship,
    pose: somewhere(hand),
  }),
  agreeToDraw: agreed,
  endAfterRound: agreed,
  reseed: ({ below }) => ({ seed: below(1e6) }),
  copied: ({ below }) => ({ seed: below(1e6) }),
};

export const EDIT_KINDS = Object.keys(EDITS) as Kind[];

/** A random edit of one kind; not always possible. */
export function editOf(kind: Kind, state: GameState, random: () => number): RefereeEdit {
  const pick = <Item>(items: readonly Item[]) => pickFrom(items, random);
  const below = (limit: number) => Math.floor(random() * limit);
  const ship = pick(Object.values(state.ships))!.id;
  return { kind, ...EDITS[kind]({ state, ship, pick, below }) } as RefereeEdit;
}

const ENDINGS: readonly Kind[] = ['concede', 'agreeToDraw', 'endAfterRound'];
const PRACTISED: readonly Kind[] = ['settle', 'setNextRoll', 'bringBack'];

/** How often, of all edits, somebody wants the game to end; evenly, hardly any game would be played. */
const WANTS_TO_END = 0.03;

/** How often, of all edits at a practice that has lost ships, one of them is fetched. */
const MISSES_SHIPS = 0.3;

/** Something that a hand might do to the table; not always possible. */
export function randomEdit(state: GameState, random: () => number): RefereeEdit {
  const isShort = state.practice && Object.values(state.ships).some(({ where }) => where === 'removed');
  if (isShort && random() < MISSES_SHIPS) return editOf('bringBack', state, random);
  const ending = random() < WANTS_TO_END;
  const kinds = EDIT_KINDS.filter(
    kind => ENDINGS.includes(kind) === ending && (state.practice || !PRACTISED.includes(kind)),
  );
  return editOf(pickFrom(kinds, random)!, state, random);
}
