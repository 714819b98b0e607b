import { describe, expect, test } from 'vitest';
import type { Token } from '../../../src/engine/core/token';
import { attack } from '../../support/duel';
import type { Placed } from '../../support/scenario';

type Faces = readonly ('hit' | 'crit' | 'blank')[];

/** A Decimator has no agility, so that every result gets through to its tokens. */
const shotAt = (tokens: Partial<Record<Token, number>>, dice: Faces, where: Partial<Placed> = {}) => {
  const game = attack({ defender: { pilot: 'patrolleader', at: [457, 520], tokens, ...where }, dice });
  return { ...game.last('resultsNeutralized')!, tokens: game.tokens('B1') };
};

describe('reinforce', () => {
  test('cancels one result of an attacker in its full arc, and stays', () => {
    expect(shotAt({ reinforceFore: 1 }, ['hit', 'hit', 'hit'])).toMatchObject({
      reinforced: 1,
      attack: ['hit', 'hit'],
      tokens: { reinforceFore: 1 },
    });
    expect(shotAt({ reinforceAft: 1 }, ['hit', 'hit', 'hit'], { heading: 0 })).toMatchObject({ reinforced: 1 });
  });

  test('not from the other side', () => {
    expect(shotAt({ reinforceAft: 1 }, ['hit', 'hit', 'hit'])).toMatchObject({ reinforced: 0 });
    expect(shotAt({ reinforceFore: 1 }, ['hit', 'hit', 'hit'], { heading: 0 })).toMatchObject({ reinforced: 0 });
  });

  test('not from an attacker who is in both full arcs', () => {
    expect(shotAt({ reinforceFore: 1, reinforceAft: 1 }, ['hit', 'hit', 'hit'], { heading: 90 })).toMatchObject({
      reinforced: 0,
    });
  });

  test('hits go before crits', () => {
    expect(shotAt({ reinforceFore: 1 }, ['crit', 'hit', 'blank'])).toMatchObject({ attack: ['crit'] });
    expect(shotAt({ reinforceFore: 1 }, ['crit', 'crit', 'blank'])).toMatchObject({ attack: ['crit'] });
  });

  test('only while more than one result is left', () => {
    expect(shotAt({ reinforceFore: 1 }, ['hit', 'blank', 'blank'])).toMatchObject({ reinforced: 0, attack: ['hit'] });
    expect(shotAt({ reinforceFore: 1 }, ['hit', 'hit', 'blank'])).toMatchObject({ reinforced: 1, attack: ['hit'] });
  });

  test('several tokens one at a time', () => {
    expect(shotAt({ reinforceFore: 2 }, ['hit', 'hit', 'hit'])).toMatchObject({ reinforced: 2, attack: ['hit'] });
    expect(shotAt({ reinforceFore: 2 }, ['hit', 'hit', 'blank'])).toMatchObject({ reinforced: 1, attack: ['hit'] });
  });

  test('never lets an attack miss, and does not stop a miss', () => {
    expect(shotAt({ reinforceFore: 9 }, ['hit', 'crit', 'hit'])).toMatchObject({ attack: ['crit'], hit: true });
    expect(shotAt({ reinforceFore: 1 }, ['blank', 'blank', 'blank'])).toMatchObject({ reinforced: 0, hit: false });
  });

  test('comes after the evades', () => {
    const game = attack({
      defender: { tokens: { reinforceFore: 1 } },
      dice: ['hit', 'hit', 'hit', 'evade', 'evade', 'blank'],
    });
    expect(game.last('resultsNeutralized')).toMatchObject({ reinforced: 0, attack: ['hit'] });
  });
});
