import { readdirSync, readFileSync } from 'node:fs';
import { type CatalogData, joinData, type Read, readFaction, readShared } from '../../src/catalog/catalogData';
import { FACTIONS, type Faction } from '../../src/engine/core/vocabulary';

/** Every file of card facts, as a path from the project's root. The words about cards have a test of their own. */
export const dataFiles = (): string[] =>
  readdirSync('data', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json') && !file.startsWith('words'))
    .map(file => `data/${file.replaceAll('\\', '/')}`)
    .sort();

export const textOf = (file: string): string => readFileSync(file, 'utf8');
export const readFile: Read = async file => JSON.parse(textOf(file));

export async function readData(factions: readonly Faction[] = FACTIONS, read: Read = readFile): Promise<CatalogData> {
  const parts = await Promise.all(factions.map(faction => readFaction(read, faction)));
  return joinData(factions, await readShared(read), parts);
}

type Fields = Record<string, unknown>;

/** The data with one record of one file changed by hand. */
export const withRecord =
  (file: string, id: string, change: (record: Fields) => Fields | Fields[]): Read =>
  async asked => {
    const raw = await readFile(asked);
    return asked === file ? (raw as Fields[]).flatMap(record => (record.id === id ? change(record) : record)) : raw;
  };
