import { describe, expect, test } from 'vitest';
import { acting } from '../../../support/actions';

describe('the reinforce action', () => {
  const reinforcing = () =>
    acting({ pilot: 'omicrongrouppilot', at: [457, 300] }).choose('p1', 'action:reinforce:white');

  test('the player chooses fore or aft', () => {
    expect(reinforcing().offers('p1')).toEqual(['token:reinforceFore', 'token:reinforceAft']);
    expect(reinforcing().choose('p1', 'token:reinforceFore').tokens('A1')).toEqual({ reinforceFore: 1 });
    expect(reinforcing().choose('p1', 'token:reinforceAft').tokens('A1')).toEqual({ reinforceAft: 1 });
  });

  test('the choice is part of the action: there is no way back', () => {
    expect(reinforcing().offers('p1')).not.toContain('pass');
  });
});
