import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../src/bots/random';
import { inDuel } from '../support/card';
import { engine } from '../support/engine';
import { momentsOf, randomFrom } from '../support/randomGame';
import { some } from '../support/some';

describe('the random player', () => {
  test('gives only legal answers, from a state or from a view of it', () => {
    const random = randomFrom(5);
    for (const { state } of some(momentsOf(1).slice(0, 80))) {
      const given = randomAnswer(engine, state, random)!;
      expect(engine.answer(state, given).ok).toBe(true);
      const seen = randomAnswer(engine, engine.viewFor(state, given.player), random);
      expect(seen && engine.answer(state, seen).ok).not.toBe(false);
    }
  });

  test('says nothing once the game is over', () => {
    expect(randomAnswer(engine, momentsOf(1).at(-1)!.state, randomFrom(1))).toBe(null);
  });

  test('mostly takes what a card offers', () => {
    const told = inDuel('pilot:idenversio', { on: 'defender', rolls: 'hit hit hit / blank blank' });
    const { state } = told.attack().until('mayUse').game;
    const given = Array.from({ length: 60 }, (_, seed) => randomAnswer(engine, state, randomFrom(seed))!);
    const left = given.filter(({ choice }) => 'option' in choice && choice.option === 'pass').length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(15);
  });

  test('rarely takes back a dial, and never waits for one who is ready', () => {
    const random = randomFrom(7);
    const planning = momentsOf(1).filter(({ state }) => state.phase === 'planning');
    const given = planning.map(({ state }) => randomAnswer(engine, state, random)!);
    const back = given.filter(({ choice }) => 'option' in choice && /^(takeBack|notReady)/.test(choice.option));
    expect(back.length).toBeLessThan(given.length / 10);
  });
});
