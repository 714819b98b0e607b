import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';
import { rolled } from '../../../../support/duel';
import type { Placed } from '../../../../support/scenario';

describe('Kanan Jarrus', () => {
  /** B2 carries him and looks the way of `heading`; B1 defends. */
  const shot = (third: Partial<Placed>) =>
    inDuel('pilot:kananjarrus', { on: 'enemy', third: { at: [457, 640], ...third } }).attack();
  test('a Force takes a die from whoever attacks a friend in his firing arc', () => {
    const { game } = shot({ heading: 180 }).use();
    expect(game.ship('B2').force).toBe(1);
    expect(rolled(game.passUntil('chooseAttack'), 'attack')).toBe(2);
  });
  test('not for one beside him, nor for himself, nor without Force', () => {
    expect(shot({ heading: 90 }).offered()).toEqual([]);
    expect(inDuel('pilot:kananjarrus', { on: 'defender' }).attack().offered()).toEqual([]);
    expect(shot({ heading: 180, force: 0 }).offered()).toEqual([]);
  });
});

describe.each(['chopper', 'chopper-gauntletfighter'])('%s', pilot => {
  const jammed = (y: number) =>
    inStory(`pilot:${pilot}`, {
      phase: 'engagement',
      p1: [
        { pilot, at: [400, 300] },
        { pilot: 'bluesquadronescort', at: [340, 300], tokens: { focus: 1 } },
      ],
      p2: [{ pilot: 'academypilot', at: [400, y], tokens: { focus: 1 } }],
    }).game;
  test('two jam tokens for an enemy that it touches, and none for a friend', () => {
    const game = jammed(360);
    expect(game.events('tokenGained').map(({ ship, token }) => [ship, token])).toEqual([
      ['ship:B1', 'jam'],
      ['ship:B1', 'jam'],
    ]);
    expect([game.tokens('B1'), game.tokens('A2')]).toEqual([{ jam: 1 }, { focus: 1 }]);
  });
  test('none at range 1', () => expect(jammed(400).tokens('B1')).toEqual({ focus: 1 }));
});

describe('Alexsandr Kallus', () => {
  const shot = (rolls: string, attacker: Partial<Placed> = {}) =>
    inDuel('pilot:alexsandrkallus', { on: 'defender', attacker, rolls }).attack();
  const focused = (key: string | null) => {
    const told = shot('focus hit hit / evade evade', { tokens: { focus: 1 } });
    told.game.passUntil('modifyDice').choose('p1', key ?? 'pass');
    return told;
  };
  test('one defense die more against dice that were modified', () => {
    expect(rolled(focused('mod:focus').use().game, 'defense')).toBe(1);
  });
  test('not where the attacker let them be', () => expect(focused(null).offered()).toEqual([]));
  test('a reroll is enough, whatever it brings', () => {
    const told = shot('blank hit hit blank evade', { locks: ['B1'] });
    told.game.passUntil('modifyDice').choose('p1', 'mod:lock').pick('p1', ['die:0']);
    expect(told.offered()).toHaveLength(1);
  });
});
