import type { KeptSquad } from '../../../src/squads/io/kept';
import { readSquad } from '../../../src/squads/io/readSquad';
import { catalog } from '../../support/engine';

/** Reads what must be readable. */
export function reads(text: string | object) {
  const read = readSquad(typeof text === 'string' ? text : JSON.stringify(text), catalog);
  if (!read.ok) throw new Error(read.problem);
  return read;
}

export const squadIn = (text: string | object): KeptSquad => reads(text).squad;
export const warningsIn = (text: string | object): readonly string[] => reads(text).warnings.map(({ words }) => words);

/** XWS lists cards by slot, so their order is not always kept. */
export const sorted = (squad: KeptSquad): KeptSquad => ({
  ...squad,
  ships: squad.ships.map(ship => ({ ...ship, upgrades: [...ship.upgrades].sort() })),
});

/** What it says of what is no squad. */
export function problemIn(text: string): string {
  const read = readSquad(text, catalog);
  return read.ok ? `read as ${JSON.stringify(read.squad)}` : read.problem;
}
