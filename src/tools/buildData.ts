import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { joinData, readFaction, readShared } from '../catalog/catalogData';
import {
  COMMON_UPGRADES_FILE,
  CONDITIONS_FILE,
  DAMAGE_FILE,
  DEVICES_FILE,
  fileOfUpgrade,
  OBSTACLES_FILE,
  pilotsFile,
  SHIP_TYPES_FILE,
  upgradesFile,
} from '../catalog/files';
import { checkNames } from '../catalog/names';
import { refuse } from '../catalog/parse';
import { checkReferences } from '../catalog/references';
import { FACTIONS, type Faction } from '../engine/core/vocabulary';
import { compare } from './buildData/compare';
import { deviceOutlines } from './buildData/deviceOutlines';
import { type Facts, readFacts } from './buildData/facts';
import { obstacleRecords } from './buildData/obstacles';
import { pilotRecord, plainRecord, shipTypeRecord, upgradeRecord, type Written } from './buildData/records';

/** `npm run data` writes the cards anew from the facts, `-- --outlines` draws the tokens anew as well, `-- --check` only compares. */
const facts = readFacts(process.env.FACTS ?? '../shared/facts');
const redraw = process.argv.includes('--outlines');

const raw = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const recordsIn = (file: string): readonly Written[] => (existsSync(file) ? (raw(file) as Written[]) : []);

function build(): void {
  const pilots = facts.pilots.map(pilotRecord);
  const upgrades = facts.upgrades.map(upgradeRecord);
  const upgradesOf = (file: string) =>
    upgrades.filter(one => fileOfUpgrade(one as Written & { readonly factions?: readonly Faction[] }) === file);
  for (const faction of FACTIONS) {
    write(
      pilotsFile(faction),
      pilots.filter(one => one.faction === faction),
    );
    write(upgradesFile(faction), upgradesOf(upgradesFile(faction)));
  }
  write(COMMON_UPGRADES_FILE, upgradesOf(COMMON_UPGRADES_FILE));
  write(SHIP_TYPES_FILE, facts.ships.map(shipTypeRecord));
  write(
    CONDITIONS_FILE,
    facts.conditions.map(one => plainRecord('condition', one)),
  );
  write(
    DAMAGE_FILE,
    facts.damage.map(one => plainRecord('damage', one)),
  );
  write(DEVICES_FILE, devicesWithOutlines());
  if (redraw || !existsSync(OBSTACLES_FILE)) write(OBSTACLES_FILE, obstacleRecords());
}

/** Once drawn, the file is the source of the outlines: somebody may have moved a corner. */
function devicesWithOutlines(): Written[] {
  const drawn = redraw ? [] : recordsIn(DEVICES_FILE);
  return facts.devices.map(fact => {
    const record = plainRecord('device', fact);
    return { ...record, outlines: drawn.find(one => one.id === record.id)?.outlines ?? deviceOutlines(fact.id) };
  });
}

/** One record a line, so that a change to a card is a change to a line. */
function write(file: string, records: readonly Written[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `[\n${records.map(record => JSON.stringify(record)).join(',\n')}\n]\n`);
}

async function check(): Promise<void> {
  const read = async (file: string) => raw(file);
  const parts = await Promise.all(FACTIONS.map(faction => readFaction(read, faction)));
  const data = joinData(FACTIONS, await readShared(read), parts);
  refuse([...checkReferences(data), ...checkNames(data), ...compare(facts, writtenData())]);
  console.log(
    `data/ agrees with the facts: ${data.shipTypes.length} ship types, ${data.pilots.length} pilots, ${data.upgrades.length} upgrades.`,
  );
}

const writtenData = (): Readonly<Record<keyof Facts, readonly Written[]>> => ({
  ships: recordsIn(SHIP_TYPES_FILE),
  pilots: FACTIONS.flatMap(faction => recordsIn(pilotsFile(faction))),
  upgrades: [COMMON_UPGRADES_FILE, ...FACTIONS.map(upgradesFile)].flatMap(recordsIn),
  conditions: recordsIn(CONDITIONS_FILE),
  damage: recordsIn(DAMAGE_FILE),
  devices: recordsIn(DEVICES_FILE),
});

if (!process.argv.includes('--check')) build();
await check();
