import { describe, expect, test } from 'vitest';
import type { Faction } from '../../src/engine/core/vocabulary';
import { FILLERS, problems, type Ship, squadOf, words } from './squadOf';

describe('a ship', () => {
  test.each<[kind: string, profile: 'amg20' | 'xwa50', faction: Faction, ship: Ship, card: string]>([
    ['faction', 'xwa50', 'rebelalliance', ['sabersquadronace'], 'pilot:sabersquadronace'],
    ['pointSystem', 'amg20', 'galacticempire', ['carnorjax-legendsandrelics'], 'pilot:carnorjax-legendsandrelics'],
    ['loadout', 'xwa50', 'rebelalliance', ['redsquadronveteran', 'r2astromech', 'elusive'], 'pilot:redsquadronveteran'],
    ['slots', 'xwa50', 'rebelalliance', ['wesjanson', 'predator', 'elusive'], 'upgrade:elusive'],
    ['copies', 'xwa50', 'rebelalliance', ['herasyndulla-rz1awing', 'predator', 'predator'], 'upgrade:predator'],
    ['standardLoadout', 'xwa50', 'galacticempire', ['nightbeast-swz105', 'predator'], 'pilot:nightbeast-swz105'],
  ])('with a problem of %s says which ship and which card', (kind, profile, faction, ship, card) => {
    const second = problems(squadOf(faction, [FILLERS[faction]], ship), profile);
    expect(second).toEqual([{ kind, ship: 1, card, words: expect.any(String) }]);
  });

  test('of a standard loadout lists all of it: not as many other cards, nor one card twice', () => {
    const nightBeast = (...cards: readonly string[]) =>
      problems(squadOf('galacticempire', ['nightbeast-swz105', ...cards])).map(({ kind }) => kind);
    expect(nightBeast('disciplined', 'predator')).toEqual([]);
    expect(nightBeast('predator', 'afterburners')).toEqual(['standardLoadout']);
    expect(nightBeast('predator', 'predator')).toEqual(['standardLoadout']);
    expect(nightBeast('elusive', 'afterburners')).toEqual(['standardLoadout']);
  });

  test('that the point system does not know is not asked for slots and points as well', () => {
    const carnor = ['carnorjax-legendsandrelics', 'predator', 'elusive'] as const;
    expect(words(squadOf('galacticempire', carnor), 'amg20')).toEqual([
      'Carnor Jax cannot be taken in squads of 20 points.',
    ]);
  });

  test('that the point system does not know still hears which of its cards are for others', () => {
    const carnor = ['carnorjax-legendsandrelics', 'hopeful'] as const;
    expect(problems(squadOf('galacticempire', carnor), 'amg20').map(({ kind, card }) => [kind, card])).toEqual([
      ['pointSystem', 'pilot:carnorjax-legendsandrelics'],
      expect.arrayContaining(['upgrade:hopeful']),
    ]);
  });

  test('with a card twice and one slot for it hears of the second copy, not of a slot that it would need', () => {
    expect(words(squadOf('rebelalliance', ['wesjanson', 'predator', 'predator']))).toEqual([
      'Wes Janson carries Predator twice: a ship has one copy of a card at most.',
    ]);
  });

  test('does not have the action that a card asks for because that card would bring it', () => {
    expect(words(squadOf('resistance', ['newrepublicpatrol', 'l4er5']))).toEqual([
      'L4E-R5 is only for ships with the rotate action: not for New Republic Patrol.',
    ]);
  });

  test('with one slot too few for a card that fills two', () => {
    expect(words(squadOf('firstorder', ['midnight', 'barragerockets']))).toEqual([
      'Barrage Rockets needs free slots for missile and missile, which “Midnight” does not have.',
    ]);
  });

  test('finds the card that another ship of the squad must bring, not itself', () => {
    const withMaul = (...ships: readonly Ship[]) =>
      words(squadOf('rebelalliance', ['bluesquadronscout', 'maul'], ...ships));
    expect(withMaul(['ezrabridger-gauntletfighter'])).toEqual([]);
    expect(withMaul(['redsquadronveteran'])).toHaveLength(1);
  });
});
