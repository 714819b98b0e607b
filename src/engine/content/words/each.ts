import type { Picked, Scene } from '../../core/ability';
import type { ActionKey } from '../../core/action';
import { asking, type Effect, type Effects } from '../../core/effect';
import { opponentOf, type PlayerId, type RockId, type ShipId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Token } from '../../core/token';
import type { CardId, DamageId, DamageTrait } from '../../core/vocabulary';
import { abilitiesOn } from '../../look/abilities';
import { legalPlacements } from '../../look/placement';
import { isRemovable } from '../../look/rulings';
import { subjectOfPick } from '../../look/subjects';
import { lockersOf } from './removals';

/** One of the things that a ship may do. */
export interface Offered {
  readonly ship: ShipId;
  readonly way?: string;
  readonly then: Effects;
}

const offering = ({ self, source }: Scene, offers: readonly Offered[]) => ({
  do: 'offerEach' as const,
  player: self.player,
  card: source as CardId,
  ship: self.id,
  offers: offers.map(one => ({ key: one.way ? `${one.ship}:${one.way}` : one.ship, ...one })),
});

/** Each of several ships may do one of its things, in the order that the player likes. Asks, "no" among the answers. */
export const eachMay = (scene: Scene, offers: readonly Offered[]): Effect => offering(scene, offers);

/** One of several ships may do one of its things. Asks, "no" among the answers. */
export const oneMay = (scene: Scene, offers: readonly Offered[]): Effect => ({ ...offering(scene, offers), most: 1 });

/** Any number of ships, up to so many, are chosen; only then it happens to all of them. Asks. */
export const anyOf = (scene: Scene, most: number, offers: readonly Offered[]): Effect => ({
  ...offering(scene, offers),
  together: [],
  most,
});

/** One of these, of whatever kind; asked only where there are several. */
export function oneOf(
  { self, source }: Scene,
  ways: readonly (Picked & { readonly then: Effects })[],
  player: PlayerId = self.player,
): Effects {
  const [only] = ways;
  if (!only || ways.length === 1) return only?.then ?? [];
  return [
    asking({
      player,
      topic: { kind: 'mayUse', card: source as CardId, ship: self.id },
      ask: { kind: 'one' },
      options: ways.map(({ then, ...pick }) => ({ key: pick.key, subject: subjectOfPick(pick), then })),
    }),
  ];
}

/** The player of the other side. */
export const theOpponent = ({ self }: Scene): PlayerId => opponentOf(self.player);

/** Obstacles that could be laid anew beyond that range of every ship, to be picked. */
export const movableRocks = (scene: Scene, clear: number): readonly Picked[] =>
  Object.values(scene.state.rocks)
    .filter(({ pose }) => pose)
    .filter(({ id }) => legalPlacements(scene, { kind: 'obstacle', clear }, id, 1).length > 0)
    .map(({ id }) => ({ key: id, object: id }));

export const layAnew = ({ player }: Ship, rock: string, clear: number): Effect => ({
  do: 'offerPlacement',
  rock: rock as RockId,
  clear,
  by: player,
});

/** One of these tokens of a ship goes; its player says which. */
export const loseOneOf = ({ source }: Scene, { id }: Ship, tokens: readonly Token[]): Effect => ({
  do: 'loseOneOf',
  ship: id,
  card: source as CardId,
  tokens,
});

export const spendForce = ({ id }: Ship, count: number): Effect => ({ do: 'spendForce', ship: id, count });
export const isReinforced = ({ tokens }: Ship): boolean => tokens.reinforceFore + tokens.reinforceAft > 0;

/** Its tokens of these kinds, and the locks on it, to be handed to another ship. */
export const giveable = (scene: Scene, { id }: Ship, tokens: readonly Token[]): readonly Picked[] => [
  ...tokens.filter(token => isRemovable(scene, scene.self, token)).map(token => ({ key: token, ship: id, token })),
  ...lockersOf(scene, scene.self).map(holder => ({ key: `lock:${holder}`, ship: id, holder })),
];

/** The actions on the ship's own damage cards. */
export const repairsAtHand = (scene: Scene): readonly ActionKey[] =>
  abilitiesOn(scene, scene.self, 'action').flatMap(({ ref }) =>
    ref.source.startsWith('card:') ? [`repair:${ref.source}` as ActionKey] : [],
  );
export const isOfTrait = ({ rules }: Scene, card: DamageId | null, trait: DamageTrait): boolean =>
  card !== null && rules.catalog.damageCard(card).trait === trait;
