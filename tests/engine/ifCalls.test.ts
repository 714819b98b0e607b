import { expect, test } from 'vitest';
import { randomAnswer } from '../../src/bots/random';
import { engineOver } from '../../src/engine';
import type { Ability } from '../../src/engine/core/ability';
import type { Setup } from '../../src/engine/core/setup';
import { engine } from '../support/engine';
import { randomFrom } from '../support/randomGame';

const side = (faction: 'rebelalliance' | 'galacticempire', pilots: readonly string[], cards: readonly string[]) => ({
  name: faction,
  squad: {
    name: faction,
    faction,
    ships: pilots.map(pilot => ({
      pilot: `pilot:${pilot}` as const,
      upgrades: cards.map(card => `upgrade:${card}` as const),
    })),
    obstacles: [],
  },
});

const SETUP: Setup = {
  profile: 'amg20',
  scenario: 'chanceengagement',
  players: {
    p1: side('rebelalliance', ['hortonsalm', 'corranhorn', 'biggsdarklighter'], ['r2astromech', 'snapshot', 'juke']),
    p2: side('galacticempire', ['howlrunner', 'idenversio', 'soontirfel'], ['crackshot', 'juke', 'afterburners']),
  },
};

/** The rules of the game, with every question that a card has of its own counted. */
function counting() {
  const calls: string[] = [];
  const effects = { count: 0 };
  const counted = new Map<Ability, Ability>();
  const withCount = (source: string, ability: Ability): Ability => {
    const own = 'if' in ability ? (ability.if as ((scene: never) => boolean) | undefined) : undefined;
    if (!own) return ability;
    const known = counted.get(ability);
    if (known) return known;
    const watched = {
      ...ability,
      if: (scene: never) => {
        calls.push(source);
        return own(scene);
      },
    } as Ability;
    counted.set(ability, watched);
    return watched;
  };
  const { rules } = engine;
  const over = engineOver({
    ...rules,
    abilitiesOf: source => rules.abilitiesOf(source).map(ability => withCount(source, ability)),
    noted: () => void effects.count++,
  });
  return { over, calls, effects };
}

test('of a fixed game, cards are asked only at their own moments', () => {
  const { over, calls, effects } = counting();
  const begun = over.newGame(SETUP, 1);
  if (!begun.ok) throw new Error(begun.problem);
  const { state, answer } = over.fork(begun.step.state);
  const random = randomFrom(1);
  let planning = 0;
  while (!state.outcome && state.round < 5) {
    const before = calls.length;
    const { phase } = state;
    answer(state, randomAnswer(over, state, random));
    if (phase === 'planning' && state.phase === 'planning') planning += calls.length - before;
  }
  expect(planning).toBe(0);
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.length / effects.count).toBeLessThan(0.1);
});
