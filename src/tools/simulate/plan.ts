import { pickFrom, randomFrom } from '../../bots/random';
import type { Pilot } from '../../catalog/schemas/pilot';
import type { Upgrade } from '../../catalog/schemas/upgrade';
import { PLAYERS } from '../../engine/core/ids';
import { DRILLS, type Practice } from '../../engine/core/practice';
import type { Setup } from '../../engine/core/setup';
import type { Rules } from '../../engine/core/table';
import { PROFILES, type ProfileId, type ScenarioId } from '../../engine/core/vocabulary';
import { shipIdOf } from '../../engine/rules/setup/newGame';
import { leadFor } from '../../squads/lead';
import { randomSquad } from '../../squads/random';
import { writtenIn } from './coverage';

/** Which games are wanted. */
export interface Wanted {
  readonly profile?: ProfileId;
  readonly scenario?: ScenarioId;
  /** Only these cards take turns, instead of all that are written. */
  readonly cards?: readonly string[];
}

/** A game, but for the answers: all of it follows from the seed. */
export interface Plan {
  readonly seed: number;
  readonly setup: Setup;
  /** From a position in the middle of a game, not from setup. */
  readonly midgame: boolean;
}

type Mission = readonly [ProfileId, ScenarioId];

/** Every scenario in every point system that plays it. */
export const missionsOf = ({ catalog }: Rules, { profile, scenario }: Wanted): readonly Mission[] =>
  PROFILES.filter(id => !profile || id === profile).flatMap(id =>
    catalog
      .profile(id)
      .scenarios.filter(one => !scenario || one === scenario)
      .map((one): Mission => [id, one]),
  );

/** How often squads carry cards that they should not: nothing may break even so. */
const WILD = 0.1;

/** How often somebody practises: such a game has no end of its own. */
const PRACTISED = 0.1;

function practiceOf(players: Setup['players'], random: () => number): Practice {
  const ships = PLAYERS.flatMap(player => players[player].squad.ships.map((_, index) => shipIdOf(player, index + 1)));
  const some = () => ships.filter(() => random() < 0.3);
  return { drill: pickFrom(DRILLS, random)!, still: some(), peaceful: some(), endless: some() };
}

/** What a squad can be built around. */
export const LEADS = /^(pilot|upgrade|shipAbility):/;

/** Whether a card does something for docked ships only: it needs a ship that carries and one that is carried. */
const docks = (rules: Rules, card = ''): boolean =>
  rules
    .abilitiesOf(card)
    .some(one => one.kind === 'carries' || one.kind === 'armed' || ('who' in one && one.who?.is === 'carrier'));

/** What docking takes: titles that carry, the ships that they fit, and the ships that those carry. */
function partOf(rules: Rules): (card: Pilot | Upgrade) => boolean {
  const titles = rules.catalog.upgrades.filter(({ id }) => docks(rules, id));
  const types = titles.flatMap(({ id, shipTypes = [] }) => [
    ...shipTypes,
    ...rules.abilitiesOf(id).flatMap(one => (one.kind === 'carries' ? one.shipTypes : [])),
  ]);
  return card => ('shipType' in card ? types.includes(card.shipType) : titles.includes(card));
}

/** Missions take turns; each is played from setup and from the middle by turns. */
export function planOf(rules: Rules, wanted: Wanted, seed: number): Plan {
  const missions = missionsOf(rules, wanted);
  if (missions.length === 0) throw new Error(`${wanted.scenario} is not played by the rules of ${wanted.profile}`);
  const turn = Math.abs(seed);
  const [profile, scenario] = missions[turn % missions.length]!;
  const random = randomFrom(seed * 31 + 7);
  const favors = ({ id }: { readonly id: string }) => rules.abilitiesOf(id).length > 0;
  const wild = random() < WILD;
  // Written cards take turns in each point system, so that every one comes up.
  const order = (wanted.cards ?? writtenIn(rules)).filter(id => LEADS.test(id));
  const own = missions.filter(([one]) => one === profile);
  const round = Math.floor(turn / missions.length) * own.length + own.findIndex(([, one]) => one === scenario);
  const side = (name: string, place: 0 | 1) => {
    const card = order[(2 * round + place) % Math.max(1, order.length)];
    const lead = card && !wild ? leadFor(rules.catalog, profile, card) : null;
    const wanted = { profile, favors: docks(rules, card) ? partOf(rules) : favors, wild, ...(lead ? { lead } : {}) };
    return { name, squad: randomSquad(rules.catalog, wanted, random) };
  };
  const players = { p1: side('One', 0), p2: side('Two', 1) };
  return {
    seed,
    setup: { profile, scenario, players, ...(random() < PRACTISED ? { practice: practiceOf(players, random) } : {}) },
    midgame: Math.floor(turn / missions.length) % 2 === 1,
  };
}
