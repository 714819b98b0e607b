import { expect } from 'vitest';
import type { Outcome } from '../../src/engine';
import { engine } from './engine';

/** A fork stands where play stands after the same answer, and tells the same story. */
export function expectAlike(played: Outcome, forked: Outcome): void {
  if (!played.ok || !forked.ok) {
    expect(forked, 'a fork refuses alike').toEqual(played);
    return;
  }
  expect(forked.step.events, 'a fork tells alike').toEqual(played.step.events);
  expect(engine.hashOf(forked.step.state), 'a fork plays alike').toBe(engine.hashOf(played.step.state));
}
