import type { Setup, Squad } from '../../src/engine/core/setup';
import type { Faction, ProfileId, ScenarioId } from '../../src/engine/core/vocabulary';
import { catalog } from './engine';

type Cards = readonly (readonly [pilot: string, ...upgrades: string[]])[];

/** From bare xws ids. */
const squad = (faction: Faction, obstacles: readonly string[], ships: Cards): Squad => ({
  name: faction,
  faction,
  ships: ships.map(([pilot, ...upgrades]) => ({
    pilot: `pilot:${pilot}` as const,
    upgrades: upgrades.map(card => `upgrade:${card}` as const),
  })),
  obstacles: obstacles.map(id => `obstacle:${id}` as const),
});

/** Squads of every faction: small and large, turrets, droids, Force, cloaks, devices, and the cards that are written. */
export const SQUADS = {
  rebels: squad(
    'rebelalliance',
    ['coreasteroid0', 'yt2400debris0', 'gascloud1'],
    [
      ['hansolo-modifiedyt1300lightfreighter', 'jynerso'],
      ['redsquadronveteran', 'protontorpedoes', 'r2astromech'],
      ['hortonsalm', 'dorsalturret', 'protonbombs'],
    ],
  ),
  ghost: squad(
    'rebelalliance',
    ['gascloud2', 'gascloud3', 'gascloud4'],
    [
      ['kananjarrus', 'dorsalturret'],
      ['ezrabridger'],
      ['greensquadronpilot', 'snapshot', 'afterburners'],
      ['wardensquadronpilot', 'connernets'],
    ],
  ),
  empire: squad(
    'galacticempire',
    ['coreasteroid1', 'coreasteroid2', 'vt49decimatordebris0'],
    [
      ['darthvader', 'clustermissiles'],
      ['idenversio'],
      ['whisper'],
      ['captainjonus', 'proximitymines', 'shieldupgrade'],
    ],
  ),
  decimator: squad(
    'galacticempire',
    ['yt2400debris1', 'yt2400debris2', 'gascloud5'],
    [['patrolleader'], ['rhosquadronpilot', 'ioncannon'], ['grandinquisitor']],
  ),
  scum: squad(
    'scumandvillainy',
    ['coreasteroid3', 'gascloud6', 'vt49decimatordebris1'],
    [['dengar'], ['bobafett', 'protonbombs'], ['constablezuvio', 'tractorbeam'], ['drearenthal', 'dorsalturret']],
  ),
  resistance: squad(
    'resistance',
    ['coreasteroid4'],
    [['rey'], ['lulolampar'], ['cobaltsquadronbomber', 'protonbombs']],
  ),
  firstOrder: squad(
    'firstorder',
    ['core2asteroid0', 'core2asteroid1', 'core2asteroid2'],
    [['kyloren'], ['quickdraw'], ['lieutenantdormitz', 'tractorbeam'], ['firstordercourier']],
  ),
  republic: squad(
    'galacticrepublic',
    ['pomasteroid1', 'pomdebris1', 'pomdebris2'],
    [['anakinskywalker'], ['sinker'], ['212thbattalionpilot'], ['jedigeneral'], ['kickback']],
  ),
  separatists: squad(
    'separatistalliance',
    [],
    [
      ['darthmaul', 'drk1probedroids'],
      ['tradefederationdrone'],
      ['tradefederationdrone'],
      ['petranakiarenaace'],
      ['baktoiddrone'],
      ['technounionbomber', 'protonbombs'],
      ['fearsomepredator'],
      ['wattambor'],
    ],
  ),
} as const satisfies Record<string, Squad>;

export type SquadName = keyof typeof SQUADS;

export const setupOf = (
  p1: SquadName,
  p2: SquadName,
  profile: ProfileId = 'amg20',
  scenario: ScenarioId = 'chanceengagement',
): Setup => ({
  profile,
  scenario,
  players: { p1: { name: 'Ada', squad: SQUADS[p1] }, p2: { name: 'Bo', squad: SQUADS[p2] } },
});

const NAMES = Object.keys(SQUADS) as SquadName[];

/** Every squad meets others; the profiles take turns, and so do their scenarios. */
export function setupFor(seed: number): Setup {
  const profile = seed % 2 === 0 ? 'amg20' : 'xwa50';
  const { scenarios } = catalog.profile(profile);
  return setupOf(
    NAMES[seed % NAMES.length]!,
    NAMES[(seed * 4 + Math.floor(seed / NAMES.length) + 2) % NAMES.length]!,
    profile,
    scenarios[(Math.floor(seed / 2) + 1) % scenarios.length]!,
  );
}

const OBSTACLES = catalog.obstacles.map(({ id }) => id);

/** Any pilots of two factions with any cards, legal or not: the engine plays whatever it is given. */
export function anySetup(seed: number, random: () => number): Setup {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const some = <Item>(most: number, items: readonly Item[]): Item[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(items));
  const side = (): Setup['players']['p1'] => {
    const faction = pick(catalog.factions);
    const pilots = catalog.pilots.filter(pilot => pilot.faction === faction);
    const cards = catalog.upgrades.map(({ id }) => id);
    const ships = [pick(pilots), pick(pilots), ...some(3, pilots)].map(({ id }) => ({
      pilot: id,
      upgrades: [...new Set(some(3, cards))],
    }));
    return { name: '', squad: { name: '', faction, ships, obstacles: some(3, OBSTACLES) } };
  };
  const { profile, scenario } = setupFor(seed);
  return { profile, scenario, players: { p1: side(), p2: side() } };
}
