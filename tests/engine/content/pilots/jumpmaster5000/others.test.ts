import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

describe('Manaroo', () => {
  const told = (tokens: object, at: readonly [number, number] = [400, 340]) =>
    inStory('pilot:manaroo', {
      phase: 'engagement',
      p1: [
        { pilot: 'manaroo', at: [400, 200], tokens },
        { pilot: 'cartelspacer', at, tokens: { focus: 1 } },
      ],
      p2: [{ pilot: 'academypilot', at: [400, 520] }],
    });
  test('all her green tokens go to a friend at range 1', () => {
    const { game } = told({ focus: 2, evade: 1, stress: 1 }).use('ship:A2');
    expect([game.tokens('A1'), game.tokens('A2')]).toEqual([{ stress: 1 }, { focus: 3, evade: 1 }]);
  });
  test('not without any, nor at range 2', () => {
    expect(told({ stress: 1 }).offered()).toEqual([]);
    expect(told({ focus: 1 }, [400, 400]).offered()).toEqual([]);
  });
});

describe('Nom Lumb', () => {
  const shot = (turret: 'front' | 'rear', heading = 180) =>
    inDuel('pilot:nomlumb', { on: 'defender', defender: { turret, heading }, range: 3 }).attack();
  test('turns his turret to the attacker, without a choice', () => {
    expect(shot('rear').game.ship('B1').turret).toBe('front');
    expect(shot('rear', 90).game.ship('B1').turret).toBe('right');
  });
  test('to one of two arcs, where the attacker is in both', () => {
    const told = shot('rear', 225);
    expect(told.offered()).toHaveLength(2);
    expect(told.use('front').game.ship('B1').turret).toBe('front');
  });
  test('not if he has the attacker in it', () => {
    expect(shot('front', 225).game.ship('B1').turret).toBe('front');
    expect(shot('front', 225).offered()).toEqual([]);
  });
});
