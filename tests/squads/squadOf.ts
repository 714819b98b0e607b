import type { Squad } from '../../src/engine/core/setup';
import type { Faction } from '../../src/engine/core/vocabulary';
import { problemsOf } from '../../src/squads/legal';
import { readyMade } from '../../src/squads/readyMade/readyMade';
import { catalog } from '../support/engine';

export type Ship = readonly [pilot: string, ...upgrades: string[]];

/** Two plain ships of few points a faction, to make up the numbers. */
export const FILLERS: Readonly<Record<Faction, string>> = {
  rebelalliance: 'banditsquadronpilot',
  galacticempire: 'academypilot',
  scumandvillainy: 'binayrepirate',
  resistance: 'colossusstationmechanic',
  firstorder: 'epsilonsquadroncadet',
  galacticrepublic: 'goldsquadrontrooper',
  separatistalliance: 'tradefederationdrone',
};

export const ROCKS = ['coreasteroid0', 'gascloud1', 'pomdebris1'] as const;

export function squadOf(faction: Faction, ...ships: readonly Ship[]): Squad {
  const filler: Ship = [FILLERS[faction]];
  return readyMade(faction, 'Test', '', [...ships, filler, filler], ROCKS).squad;
}

export const problems = (squad: Squad, profile: 'amg20' | 'xwa50' = 'xwa50') => problemsOf(catalog, profile, squad);
export const words = (squad: Squad, profile?: 'amg20' | 'xwa50') => problems(squad, profile).map(one => one.words);
