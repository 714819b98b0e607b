import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

describe('Lieutenant Galek', () => {
  const lost = (at: readonly [number, number]) =>
    inStory('pilot:lieutenantgalek', {
      phase: 'engagement',
      p1: [
        { pilot: 'lieutenantgalek', at: [300, 300], tokens: { stress: 1 } },
        { pilot: 'academypilot', at },
        { pilot: 'kyloren', at: [460, 300] },
      ],
      p2: [{ pilot: 'academypilot', at: [800, 800] }],
      first: [{ do: 'destroyShip', ship: 'ship:A2' }],
    });
  test('coordinates for the fallen, even while stressed; the other keeps to the bar of a TIE/fo', () => {
    const told = lost([400, 300]);
    expect(told.offered()).toEqual(['action:coordinate:white']);
    const { game } = told.use();
    game.choose('p1', 'ship:A3');
    expect(game.offers('p1').filter(key => key.startsWith('action:'))).not.toContain('action:boost:white');
    expect(game.offers('p1')).toContain('action:focus:white');
  });
  test('not for who is destroyed beyond range 2', () => {
    expect(lost([700, 300]).offered()).toEqual([]);
  });
});

describe('Omega 2', () => {
  const lockable = (pilot: string, at: readonly [number, number]) => {
    const { game } = inStory('pilot:omega2-evacuationofdqar', {
      phase: 'engagement',
      p1: [
        { pilot: 'omega2-evacuationofdqar', at },
        { pilot, at: [100, 100] },
      ],
      p2: [{ pilot: 'academypilot', at: [700, 700] }],
      first: [{ do: 'offerLock', ship: 'ship:A2', targets: null }],
    });
    return game.offers('p1').includes('ship:B1');
  };
  test('a friendly TIE locks what is at range 0-3 of Omega 2', () => {
    expect(lockable('backdraft', [500, 700])).toBe(true);
  });
  test('not what is farther away, and no shuttle does', () => {
    expect(lockable('backdraft', [300, 300])).toBe(false);
    expect(lockable('lieutenanttavson', [500, 700])).toBe(false);
  });
});

describe('Tamara Ryvora', () => {
  const attacked = (locks: readonly string[], on: 'enemy' | 'defender' = 'enemy') =>
    inDuel('pilot:tamararyvora-legendsandrelics', {
      on,
      ...(on === 'enemy' ? { third: { at: [800, 800], locks } } : { defender: { locks } }),
      rolls: 'hit hit hit / blank blank blank',
      dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank'],
    }).attack();
  test('whom she has locked rerolls the die that she picks, whomever it attacks', () => {
    for (const on of ['enemy', 'defender'] as const) {
      const { game } = attacked(['A1'], on).use();
      expect(game.state.pending[0]!.player).toBe('p2');
      game.pick('p2', ['die:1']);
      expect(game.last('diceRerolled')).toMatchObject({ kind: 'attack', dice: [1] });
    }
  });
  test('not whom she has not locked', () => {
    expect(attacked([]).offered()).toEqual([]);
  });
  test('a friend whom she has locked too', () => {
    const told = inDuel('pilot:tamararyvora-legendsandrelics', {
      on: 'wingman',
      third: { locks: ['A1'] },
      rolls: 'blank hit hit / blank blank blank',
    }).attack();
    expect(told.use().game.state.pending[0]!.player).toBe('p1');
  });
});
