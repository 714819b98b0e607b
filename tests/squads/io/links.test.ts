import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/bots/random';
import { bareId } from '../../../src/catalog/catalog';
import { FACTIONS } from '../../../src/engine/core/vocabulary';
import { builderLink } from '../../../src/squads/io/builderLink';
import { shareHash } from '../../../src/squads/io/shareLink';
import { randomSquad } from '../../../src/squads/random';
import { catalog } from '../../support/engine';
import { problemIn, reads, squadIn, warningsIn } from './reading';

const cards = (text: string) =>
  squadIn(text).ships.map(({ pilot, upgrades }) => [pilot, ...upgrades].map(bareId).join(' '));
const link = (d: string, f = 'Rebel%20Alliance') => `https://yasb.app/?f=${f}&d=${d}&sn=Test&obs=`;

describe('a link of the web builder', () => {
  test('of version 9, with open slots and standard loadouts that list their cards', () => {
    const data = 'v9ZhZ20Z564X125W204W105Y566X127W105Y218X119WW11WW';
    const read = reads(link(data, 'Galactic%20Empire'));
    expect(read).toMatchObject({ profile: 'amg20', warnings: [], squad: { faction: 'galacticempire', name: 'Test' } });
    expect(cards(link(data))).toEqual([
      'darthvader-battleofyavin',
      'maulermithel-battleofyavin',
      'idenversio elusive ioncannon',
    ]);
  });

  test('of version 10, with a name and obstacles', () => {
    const text = 'https://yasb.app/?f=Rebel%20Alliance&d=v10ZsZ50Z2X5&sn=Red%20%26%20Co.&obs=coreasteroid0,,gascloud1';
    expect(reads(text)).toEqual({
      ok: true,
      profile: 'xwa50',
      warnings: [],
      squad: {
        name: 'Red & Co.',
        faction: 'rebelalliance',
        ships: [{ pilot: 'pilot:redsquadronveteran', upgrades: ['upgrade:r4astromech'] }],
        obstacles: ['obstacle:coreasteroid0', 'obstacle:gascloud1'],
      },
    });
  });

  test.each([
    ['in a sentence', `My squad: ${link('v10ZsZ50Z2X5')} What do you think?`],
    ['in angle brackets', `<${link('v10ZsZ50Z2X5')}>`],
    ['in a chat’s round brackets', '[Test](https://yasb.app/?f=Rebel%20Alliance&sn=Test&d=v10ZsZ50Z2X5)'],
    ['copied from a page’s source', link('v10ZsZ50Z2X5').replaceAll('&', '&amp;')],
    ['without its address', '?f=Rebel+Alliance&d=v10ZsZ50Z2X5&sn=Test'],
  ])('%s', (_, text) => {
    expect(reads(text)).toMatchObject({ squad: { name: 'Test', faction: 'rebelalliance' }, warnings: [] });
    expect(cards(text)).toEqual(['redsquadronveteran r4astromech']);
  });

  test.each([
    ['v9ZsZ20Z2X', 'amg20', 0],
    ['v9ZbZ50Z2X', 'xwa50', 0],
    ['v9ZhZ24Z2X', 'amg20', 1],
    ['v9ZbZ24Z2X', 'xwa50', 1],
    ['v10ZsZ20Z2X', 'amg20', 0],
    ['v10ZeZ50Z2X', 'xwa50', 1],
  ])('%s is for %s', (data, profile, warnings) => {
    expect(reads(link(data)).profile).toBe(profile);
    expect(warningsIn(link(data))).toHaveLength(warnings);
  });

  test.each([
    ['v8ZsZ200Z2X', 'version'],
    ['v11ZsZ50Z2X', 'version'],
    ['v5!s!2:5', 'version'],
    ['v10ZqZ50Z2X', 'quick builds'],
  ])('%s cannot be read, and it says why', (data, why) => {
    expect(problemIn(link(data))).toContain(why);
  });

  test('with numbers that nobody knows has placeholders, and gives the numbers back', () => {
    const squad = squadIn(link('v10ZsZ50Z2X5W9999Y8888X5'));
    expect(squad.ships.map(({ pilot }) => pilot)).toEqual(['pilot:redsquadronveteran', 'pilot:yasb-8888']);
    expect(warningsIn(link('v10ZsZ50Z2X5W9999Y8888X5'))).toHaveLength(2);
    expect(builderLink(catalog, 'xwa50', squad)).toContain('v10ZsZ50Z2X5W9999Y8888X5&');
  });

  test('with a ship that cannot be read goes without it', () => {
    expect(cards(link('v10ZsZ50Z2X5YmineXYX57Y57X'))).toEqual([
      'redsquadronveteran r4astromech',
      'banditsquadronpilot',
    ]);
    expect(warningsIn(link('v10ZsZ50Z2X5YmineXY57X'))).toEqual(['Ship 2 of the link cannot be read and is left out.']);
  });

  test('goes out as the builder writes it, in the version of its points', () => {
    const squad = squadIn(link('v10ZsZ50Z2X5Y555X'));
    expect(builderLink(catalog, 'amg20', { ...squad, name: '(Red)' })).toMatch(
      /^https:\/\/yasb\.app\/\?f=Rebel%20Alliance&d=v9ZsZ20Z2X5Y555X[\dW]+&sn=%28Red%29&obs=$/,
    );
  });
});

describe('our own link', () => {
  const SHARED = '#squad=1.xwa50.rebelalliance.2X5W-trinketY-nobodyXY57X.coreasteroid0Wgascloud1.Red%20Five';

  test('is read for ever', () => {
    expect(reads(`https://example.org/table/${SHARED}`)).toMatchObject({
      profile: 'xwa50',
      squad: {
        name: 'Red Five',
        faction: 'rebelalliance',
        obstacles: ['obstacle:coreasteroid0', 'obstacle:gascloud1'],
      },
    });
    expect(cards(SHARED)).toEqual(['redsquadronveteran r4astromech trinket', 'nobody', 'banditsquadronpilot']);
    expect(shareHash(catalog, 'xwa50', squadIn(SHARED))).toBe(SHARED);
  });

  test.each([
    ['#squad=2.xwa50.rebelalliance.2X5..', 'another version'],
    ['#squad=', 'not whole'],
    ['#squad=1.xwa50.rebelalliance.2X5', 'not whole'],
    ['#squad=1.xwa50.gungans.2X5..', 'not whole'],
    ['#squad=1.toString.rebelalliance.2X5..', 'not whole'],
  ])('%s cannot be read, and it says why', (text, why) => {
    expect(problemIn(text)).toContain(why);
  });

  test.each(['Ünïcode ☄', 'a.b', "it's (so) good!", '100%', 'a+b', '#1 & <b>'])('keeps the name %s', name => {
    const squad = { ...squadIn(SHARED), name };
    const hash = shareHash(catalog, 'xwa50', squad);
    expect(hash).toMatch(/^#squad=[\w%.-]*\w$/);
    expect(squadIn(`See ${hash} !`)).toEqual(squad);
  });

  test('cut in the middle of the name still has its ships', () => {
    const hash = shareHash(catalog, 'xwa50', { ...squadIn(SHARED), name: 'é' });
    expect(cards(hash.slice(0, -1))).toEqual(cards(SHARED));
    expect(problemIn(SHARED.slice(0, 40))).toContain('not whole');
  });

  test('is shorter than the same with ids, compressed, and than the builder’s', () => {
    const lengths = [0, 0, 0];
    for (const [seed, faction] of FACTIONS.entries()) {
      const squad = randomSquad(catalog, { profile: 'xwa50', faction }, randomFrom(seed));
      const lines = squad.ships.map(({ pilot, upgrades }) => [pilot, ...upgrades].map(bareId).join(' '));
      const text = ['xwa50', faction, squad.name, squad.obstacles.map(bareId).join(' '), ...lines].join('\n');
      lengths[0]! += shareHash(catalog, 'xwa50', squad).length;
      lengths[1]! += `#squad=1${deflateRawSync(text, { level: 9 }).toString('base64url')}`.length;
      lengths[2]! += builderLink(catalog, 'xwa50', squad).length;
    }
    const [ours, compressed, builders] = lengths;
    expect(ours).toBeLessThan(0.6 * compressed!);
    expect(ours).toBeLessThan(builders!);
  });
});
