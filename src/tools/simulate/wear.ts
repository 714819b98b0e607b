import { pickFrom } from '../../bots/random';
import { KNOWLEDGE } from '../../engine/content/scenarios/ancientKnowledge';
import { type ObjectId, opponentOf, PLAYERS } from '../../engine/core/ids';
import type { Game } from '../../engine/core/state';
import { TOKENS, type Token } from '../../engine/core/token';
import { STANDARD_ARCS } from '../../engine/core/vocabulary';
import { deal, profileIn, upTo, type Workshop } from './workshop';

type WornShip = Game['ships'][keyof Game['ships']];

const onTable = ({ game }: Workshop): WornShip[] => Object.values(game.ships).filter(({ where }) => where === 'table');

/** How often a ship has a token; most have none of most. A cloak is seen on those that can cloak, too. */
const OFTEN: Readonly<Partial<Record<Token, number>>> = {
  focus: 0.4,
  evade: 0.3,
  calculate: 0.3,
  stress: 0.3,
  ion: 0.2,
  cloak: 0.03,
};
const SELDOM = 0.1;

/** Damage, tokens, locks and charges as rounds of fighting leave them. */
export function wear(workshop: Workshop): void {
  const { game, random } = workshop;
  for (const player of PLAYERS) {
    // A thin deck is soon used up.
    if (random() < 0.3) game.decks[player].discard.push(...game.decks[player].draw.splice(0, 24));
  }
  for (const ship of onTable(workshop)) {
    hurt(workshop, ship);
    spend(workshop, ship);
    for (const token of TOKENS) if (random() < (OFTEN[token] ?? SELDOM)) ship.tokens[token] = 1;
    if (random() < 0.15) ship.tokens.stress += 1;
    if (canCloak(workshop, ship) && random() < 0.5) ship.tokens.cloak = 1;
    if (random() < 0.35) lock(workshop, ship);
  }
  mission(workshop);
}

const canCloak = (workshop: Workshop, { id }: WornShip): boolean =>
  profileIn(workshop, id).bar.some(({ action }) => action === 'cloak');

function hurt(workshop: Workshop, ship: WornShip): void {
  const { hull, shields, points } = profileIn(workshop, ship.id);
  const { game, rules, random } = workshop;
  if (random() < 0.3) return;
  ship.shields = upTo(workshop, shields);
  // Some fly hurt from setup on.
  const room = Math.max(0, hull - 1 - ship.damage.length);
  if (ship.shields === 0 || random() < 0.2) deal(workshop, ship, ship.player, upTo(workshop, room), 0.5);
  const { profile, scenario } = game.setup;
  const left = hull - ship.damage.length + ship.shields;
  if (2 * left > hull + shields || !rules.scenarioOf(scenario).halfPoints.includes(profile)) return;
  const reason = { kind: 'half', ship: ship.id } as const;
  game.score.push({ player: opponentOf(ship.player), points: Math.floor(points / 2), round: game.round - 1, reason });
}

function spend(workshop: Workshop, ship: WornShip): void {
  const { charges, force, turret } = profileIn(workshop, ship.id);
  ship.charges = upTo(workshop, charges);
  ship.force = upTo(workshop, force);
  for (const upgrade of ship.upgrades) upgrade.charges = upTo(workshop, upgrade.charges);
  const arcs = turret === 'double' ? (['front', 'left'] as const) : STANDARD_ARCS;
  if (turret) ship.turret = pickFrom(arcs, workshop.random)!;
}

/** Enemies, rocks and the enemy's remotes. */
function lock(workshop: Workshop, ship: WornShip): void {
  const { game, rules, random } = workshop;
  const objects: readonly ObjectId[] = [
    ...onTable(workshop).flatMap(other => (other.player === ship.player ? [] : [other.id])),
    ...Object.values(game.rocks).flatMap(rock => (rock.pose ? [rock.id] : [])),
    ...Object.values(game.devices).flatMap(({ id, owner, device }) =>
      owner !== ship.player && rules.catalog.device(device).kind === 'remote' ? [id] : [],
    ),
  ];
  const object = pickFrom(objects, random);
  if (object) ship.locks = [object];
}

/** Caches in tow, satellites scrambled, knowledge gained. */
function mission(workshop: Workshop): void {
  const { game, random } = workshop;
  const free = onTable(workshop);
  for (const marker of Object.values(game.markers)) {
    if (game.setup.scenario === 'scramblethetransmissions') marker.player = pickFrom([...PLAYERS, null], random)!;
    if (game.setup.scenario === 'ancientknowledge') marker.charged = random() < 0.5;
    if (game.setup.scenario !== 'salvagemission' || random() < 0.4) continue;
    const [ship] = free.splice(Math.floor(random() * free.length), 1);
    if (!ship) continue;
    ship.tokens.cloak = 0;
    marker.onShip = ship.id;
  }
  if (game.setup.scenario !== 'ancientknowledge') return;
  for (const ship of onTable(workshop))
    if (random() < 0.3) ship.conditions.push({ card: KNOWLEDGE, from: null, faceup: true });
}
