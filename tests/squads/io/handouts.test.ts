import { describe, expect, test } from 'vitest';
import type { KeptSquad } from '../../../src/squads/io/kept';
import { markdown } from '../../../src/squads/io/markdown';
import { modText } from '../../../src/squads/io/modText';
import { catalog } from '../../support/engine';
import { reads } from './reading';

const squad: KeptSquad = {
  name: 'Old *Friends*',
  faction: 'rebelalliance',
  ships: [
    { pilot: 'pilot:wedgeantilles', upgrades: ['upgrade:predator', 'upgrade:nothing'] },
    { pilot: 'pilot:lukeskywalker-swz106', upgrades: [] },
    { pilot: 'pilot:nobodyatall', upgrades: [] },
  ],
  obstacles: ['obstacle:coreasteroid0', 'obstacle:gascloud1', 'obstacle:coreasteroid2'],
  notes: '- Luke leads\n<b>Hobbie</b> last',
};

describe('as Markdown', () => {
  const lines = markdown(catalog, 'amg20', squad).split('\n');

  test('it is a list of ships with their cards below, also those that a card prints', () => {
    expect(lines[2]).toMatch(/^Rebel Alliance, \d+ of 20 points$/);
    expect(lines[4]).toMatch(/^- \*\*Wedge Antilles\*\*, T-65 X-wing: \d points$/);
    expect(lines[5]).toBe('  - Predator, Servomotor S-Foils, nothing (unknown card)');
    expect(lines[7]).toContain(catalog.upgrade(catalog.pilot('pilot:lukeskywalker-swz106').standardLoadout![0]!).name);
    expect(lines).toContain('- nobodyatall (unknown pilot)');
    expect(lines).toContain('Obstacles: asteroid coreasteroid0, gas cloud gascloud1, asteroid coreasteroid2');
  });

  test('what a player wrote is no mark in it', () => {
    expect(lines[0]).toBe('## Old \\*Friends\\*');
    expect(lines.slice(-2)).toEqual(['> \\- Luke leads  ', '> \\<b\\>Hobbie\\</b\\> last']);
  });
});

describe('for the mod of Tabletop Simulator', () => {
  const text = modText(catalog, 'amg20', squad);
  const said = JSON.parse(text);

  test('it is one line, without the version that the mod takes for the edition before', () => {
    expect(text).not.toContain('\n');
    expect(said).not.toHaveProperty('version');
    expect(said).toMatchObject({ faction: 'rebelalliance', ruleset: 'AMG', name: 'Old *Friends*' });
    expect(JSON.parse(modText(catalog, 'xwa50', squad)).ruleset).toBe('XWA');
  });

  test('it names only cards that are known, by their ids: at another one the mod stops', () => {
    expect(said.pilots).toEqual([
      expect.objectContaining({ id: 'wedgeantilles', ship: 't65xwing', upgrades: { talent: ['predator'] } }),
      expect.objectContaining({ id: 'lukeskywalker-swz106' }),
    ]);
    expect(said.pilots[1]).not.toHaveProperty('upgrades');
    expect(said.obstacles).toEqual(['coreasteroid0', 'gascloud1', 'coreasteroid2']);
  });

  test('Range One reads it, too', () => {
    expect(reads(text).squad.ships.map(({ pilot }) => pilot)).toEqual([
      'pilot:wedgeantilles',
      'pilot:lukeskywalker-swz106',
    ]);
  });
});
