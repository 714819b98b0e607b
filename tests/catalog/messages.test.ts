import { describe, expect, test } from 'vitest';
import { parseRecords, parseWhole } from '../../src/catalog/parse';
import { checkReferences } from '../../src/catalog/references';
import { dice } from '../../src/catalog/schemas/dice';
import { obstacle } from '../../src/catalog/schemas/obstacle';
import { pilot } from '../../src/catalog/schemas/pilot';
import { shipType } from '../../src/catalog/schemas/shipType';
import { upgrade } from '../../src/catalog/schemas/upgrade';
import { readData, readFile, withRecord } from './whole';

const PILOTS = 'data/pilots/rebelalliance.json';
const LUKE = 'pilot:lukeskywalker';
const LUKE_AT = `${PILOTS}: ${LUKE}:`;

/** What loading says when Luke's record is changed like this. */
async function complaint(change: (record: Record<string, unknown>) => Record<string, unknown>): Promise<string> {
  return readData(['rebelalliance'], withRecord(PILOTS, LUKE, change)).then(
    () => 'nothing',
    error => error.message,
  );
}

describe('a wrong record is named with its file and field', () => {
  test('a wrong type', async () => {
    const wrong = { points: 'six', loadout: 24, slots: [] };
    expect(await complaint(luke => ({ ...luke, amg20: wrong }))).toBe(
      `${LUKE_AT} amg20.points: expected number, got "six"`,
    );
  });

  test('a missing field', async () => {
    expect(await complaint(({ initiative, ...luke }) => luke)).toBe(`${LUKE_AT} initiative: missing, expected number`);
  });

  test('a misspelt field', async () => {
    expect(await complaint(luke => ({ ...luke, initative: 5 }))).toBe(`${LUKE_AT} initative: unknown field`);
    expect(await complaint(luke => ({ ...luke, force: { value: 2, recovers: 1, recover: 1 } }))).toBe(
      `${LUKE_AT} force.recover: unknown field`,
    );
  });

  test('a word that is none of ours', async () => {
    const wrong = { points: 6, loadout: 24, slots: ['talent', 'talnet'] };
    expect(await complaint(luke => ({ ...luke, xwa50: wrong }))).toMatch(
      /^data\/pilots\/rebelalliance\.json: pilot:lukeskywalker: xwa50\.slots\[1\]: expected one of "talent", .*, got "talnet"$/,
    );
  });

  test('a number out of bounds, and one that is not whole', async () => {
    expect(await complaint(luke => ({ ...luke, limited: 9 }))).toBe(
      `${LUKE_AT} limited: expected number of at most 3, got 9`,
    );
    expect(await complaint(luke => ({ ...luke, initiative: 2.5 }))).toBe(
      `${LUKE_AT} initiative: expected int, got 2.5`,
    );
  });

  test('an id without its kind', async () => {
    expect(await complaint(luke => ({ ...luke, shipType: 't65xwing' }))).toMatch(
      /pilot:lukeskywalker: shipType: expected text like .*, got "t65xwing"$/,
    );
  });

  test('several at once, one a line', async () => {
    expect(await complaint(luke => ({ ...luke, name: '', limited: null }))).toBe(
      `${LUKE_AT} name: expected string of at least 1, got ""\n${LUKE_AT} limited: expected number, got null`,
    );
  });

  test('a pilot in the file of another faction', async () => {
    expect(await complaint(luke => ({ ...luke, faction: 'resistance' }))).toBe(
      `${LUKE_AT} faction: says that it belongs in data/pilots/resistance.json`,
    );
  });

  test('a maneuver, a restriction and a grant that do not exist', async () => {
    const [ship] = (await readFile('data/ships.json')) as object[];
    const [card] = (await readFile('data/upgrades/common.json')) as { id: string }[];
    const at = `data/upgrades/common.json: ${card?.id}:`;
    const complaintOf = (change: object) => () =>
      parseRecords('data/upgrades/common.json', upgrade, [{ ...card, ...change }]);
    expect(() => parseRecords('data/ships.json', shipType, [{ ...ship, dial: ['1FB', '7XX'] }])).toThrow(
      'data/ships.json: shipType:t65xwing: dial[1]: expected a maneuver such as 2TW, got "7XX"',
    );
    expect(complaintOf({ restrictions: [{ kind: 'hue', hue: 'teal' }] })).toThrow(
      `${at} restrictions[0].kind: expected a known kind, got "hue"`,
    );
    expect(complaintOf({ restrictions: [{ kind: 'equipped', slot: 'pod' }] })).toThrow(
      `${at} restrictions[0].slot: expected one of`,
    );
    expect(complaintOf({ grants: [{ kind: 'stat', stat: 'speed', amount: 1 }] })).toThrow(
      `${at} grants[0].stat: expected one of`,
    );
  });
});

test('a file that is no list, and a record without an id', () => {
  expect(() => parseRecords(PILOTS, pilot, { pilots: [] })).toThrow(
    `${PILOTS}: expected a list of records, got {"pilots":[]}`,
  );
  expect(() =>
    parseRecords('data/obstacles.json', obstacle, [
      {
        kind: 'asteroid',
        outline: [
          [0, 0],
          [1, 0],
        ],
      },
    ]),
  ).toThrow('data/obstacles.json: record 1: id: missing, expected');
});

test('a file that is one record', () => {
  expect(() => parseWhole('data/dice.json', dice, { attack: ['hit'], defense: [] })).toThrow(
    'data/dice.json: attack: expected array of at least 8, got ["hit"]',
  );
});

test('a pilot that stands twice in a file', async () => {
  const read = withRecord(PILOTS, LUKE, luke => [luke, luke]);
  expect(checkReferences(await readData(['rebelalliance'], read))[0]).toBe(
    `${LUKE_AT} id: ${LUKE} is already used by ${LUKE} in ${PILOTS}`,
  );
});
