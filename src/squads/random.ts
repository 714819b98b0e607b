import type { Catalog } from '../catalog/catalog';
import type { Pilot } from '../catalog/schemas/pilot';
import type { Upgrade } from '../catalog/schemas/upgrade';
import type { Squad, SquadShip } from '../engine/core/setup';
import type { Faction, ProfileId } from '../engine/core/vocabulary';
import { fits } from './fits';
import { cardsOf, priceOf } from './hangar';
import type { Lead } from './lead';
import { problemsOf } from './legal';
import { mayJoin } from './limited';
import { OBSTACLES_OF_A_SQUAD } from './obstacles';
import { pointsOf as pointsIn } from './points';

export interface RandomSquad {
  readonly profile: ProfileId;
  /** Any faction that is loaded, unless named. */
  readonly faction?: Faction;
  /** Every second card is one of these where one fits, and every second pilot, so that they are seen more often. */
  readonly favors?: (card: Pilot | Upgrade) => boolean;
  /** The card around which it is built. */
  readonly lead?: Lead;
  /** How many points it has at most, and then nearly spends; else any within the limit. */
  readonly points?: number | undefined;
  /** How many ships it has; else any number. */
  readonly ships?: number | undefined;
  /** Whether a card may be had beside what the ships carry so far; else all may. */
  readonly allows?: ((card: Pilot | Upgrade, ships: readonly SquadShip[]) => boolean) | undefined;
  /** Any cards at all, whether they fit or not: the engine plays whatever it is given. */
  readonly wild?: boolean;
}

/** Numbers in [0, 1). */
type Random = () => number;

/** How often one more card is looked for. */
const EQUIPS = 0.85;

/**
 * A squad of one faction within the points: any pilots, with any cards that fit.
 * Its limits: standardized cards are never taken, since all ships of a type would need them.
 */
export function randomSquad(
  catalog: Catalog,
  { profile, faction, points: spent, ships: count, favors, allows, lead, wild = false }: RandomSquad,
  random: Random,
): Squad {
  const { points: limit, minShips, maxShips } = catalog.profile(profile);
  const points = Math.min(limit, spent ?? limit);
  const first = lead ? pick(lead.ships, random) : null;
  const own = first ? catalog.pilot(first.pilot).faction : (faction ?? pick(catalog.factions, random));
  const pilots = catalog.pilots.filter(one => one.faction === own && one[profile] && (!allows || allows(one, [])));
  const pointsOf = (one: Pilot) => one[profile]!.points;
  const plain = pilots.filter(({ limited }) => limited === 0);
  const cheapest = Math.min(...(plain.length > 0 ? plain : pilots).map(pointsOf));
  const led = first ? pointsOf(catalog.pilot(first.pilot)) : 0;
  const most = Math.min(maxShips, (first ? 1 : 0) + Math.floor((points - led) / cheapest));
  const wanted = count ?? minShips + Math.floor(random() * (most - minShips + 1));
  const isBought = (card: Upgrade) => !card.standardized && priceOf(card, profile, own) !== null;
  const cards = catalog.upgrades.filter(
    card => wild || (isBought(card) && (!card.factions || card.factions.includes(own))),
  );
  const favored = <Card extends Pilot | Upgrade>(all: readonly Card[]): readonly Card[] => {
    const some = favors && random() < 0.5 ? all.filter(favors) : [];
    return some.length > 0 ? some : all;
  };
  const ships: SquadShip[] = [];
  let left = points;
  while (ships.length < wanted) {
    // So much is kept back that the rest of the ships can be plain ones.
    const most = left - (wanted - ships.length - 1) * cheapest;
    const open = pilots.filter(
      one =>
        pointsOf(one) <= most &&
        (!allows || allows(one, ships)) &&
        mayJoin(cardsOf(catalog, profile, [{ pilot: one.id, upgrades: [] }]), cardsOf(catalog, profile, ships)),
    );
    if (open.length === 0) break;
    const leader = ships.length === 0 && first ? catalog.pilot(first.pilot) : null;
    const spending = spent === undefined ? open : spendingOf(open, pointsOf, left, wanted - ships.length - 1);
    const pilot = leader ?? pick(favored(spending), random);
    left -= pointsOf(pilot);
    const squad = { faction: own, ships };
    const equipped: Upgrade[] = leader ? first!.upgrades.map(id => catalog.upgrade(id)) : [];
    while (equipped.length < MOST_CARDS && random() < EQUIPS) {
      const soFar = [...ships, { pilot: pilot.id, upgrades: equipped.map(({ id }) => id) }];
      const fitting = cards.filter(
        card =>
          (wild ? !equipped.includes(card) : fits({ catalog, profile, squad, pilot, equipped }, card)) &&
          (!allows || allows(card, soFar)),
      );
      if (fitting.length === 0) break;
      equipped.push(pick(favored(fitting), random));
    }
    ships.push({ pilot: pilot.id, upgrades: equipped.map(({ id }) => id) });
  }
  const obstacles = [...catalog.obstacles];
  return {
    name: own,
    faction: own,
    ships,
    obstacles: Array.from({ length: OBSTACLES_OF_A_SQUAD }, () => takeFrom(obstacles, random).id),
  };
}

/** Those after whom the rest of the points can still be spent on so many ships more; the last one spends the most. */
function spendingOf(
  pilots: readonly Pilot[],
  pointsOf: (pilot: Pilot) => number,
  left: number,
  toCome: number,
): readonly Pilot[] {
  const dearest = Math.max(...pilots.map(pointsOf));
  const least = toCome === 0 ? dearest : Math.min(dearest, left - toCome * dearest);
  return pilots.filter(one => pointsOf(one) >= least);
}

/** So often is drawn before a wish is called one that cannot be met. */
const TRIES = 40;

/** A random legal squad with the ships that were asked for, and as near as can be to the points: all, unless fewer were. Null where none is found. */
export function legalSquad(catalog: Catalog, wish: RandomSquad, random: Random): Squad | null {
  const { profile, ships } = wish;
  const points = wish.points ?? catalog.profile(profile).points;
  let best: Squad | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    const squad = randomSquad(catalog, { ...wish, points }, random);
    if (ships !== undefined && squad.ships.length !== ships) continue;
    if (problemsOf(catalog, profile, squad).length > 0) continue;
    if (!best || pointsIn(catalog, profile, squad) > pointsIn(catalog, profile, best)) best = squad;
    if (pointsIn(catalog, profile, best) === points) return best;
  }
  return best;
}

/** A setup takes no more on one ship, however wild. */
const MOST_CARDS = 40;

const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)]!;

const takeFrom = <Item>(items: Item[], random: Random): Item =>
  items.splice(Math.floor(random() * items.length), 1)[0]!;
