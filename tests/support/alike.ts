import { expect } from 'vitest';
import type { Outcome } from '../../src/engine';
import { engine } from './engine';

/** However it is played, the same comes of an answer, and the same story is told. */
export function expectAlike(played: Outcome, other: Outcome): void {
  if (!played.ok || !other.ok) {
    expect(other, 'refuses alike').toEqual(played);
    return;
  }
  expect(other.step.events, 'tells alike').toEqual(played.step.events);
  expect(engine.hashOf(other.step.state), 'plays alike').toBe(engine.hashOf(played.step.state));
}
