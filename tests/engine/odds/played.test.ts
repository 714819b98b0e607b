import { expect, test } from 'vitest';
import type { Engine } from '../../../src/engine';
import { type Ability, dice as modifies } from '../../../src/engine/core/ability';
import type { Choice, Decision } from '../../../src/engine/core/decision';
import type { Attack } from '../../../src/engine/core/frame';
import type { GameState } from '../../../src/engine/core/state';
import { type Duel, duel, PRIMARY } from '../../support/duel';
import { engineWith, QUESTION } from './support';

const GAMES = 1000;

const rerolls = (as: 'attacker' | 'defender', dice: 'attack' | 'defense', most: number): Ability =>
  modifies({ name: `${as}:${dice}`, as, does: { kind: 'reroll', dice, most } });

const attackIn = ({ agenda }: GameState): Attack => {
  const frame = agenda.findLast(({ kind }) => kind === 'attack');
  if (frame?.kind !== 'attack') throw new Error('no attack is under way');
  return frame.attack;
};

/** What the odds hold best, asked once for each situation: in which order the dice lie is none of it. */
function advisor(engine: Engine) {
  const known = new Map<string, readonly string[]>();
  return (state: GameState, decision: Decision): Choice => {
    const { attackDice, defenseDice, used } = attackIn(state);
    const faces = [attackDice, defenseDice].map(dice => dice.map(die => JSON.stringify(die)).sort());
    const ships = Object.values(state.ships).map(({ tokens, force, locks }) => [tokens, force, locks]);
    const key = JSON.stringify([decision.topic, faces, used, ships]);
    const dice = 'dice' in decision.topic && decision.topic.dice === 'attack' ? attackDice : defenseDice;
    const faceOf = (option: string) => JSON.stringify(dice[Number(option.slice('die:'.length))]);
    let advice = known.get(key);
    if (!advice) {
      const { best } = engine.oddsAfter(state, decision)!;
      advice = 'picks' in best ? best.picks.map(faceOf) : [best.option];
      known.set(key, advice);
    }
    if (decision.ask.kind !== 'some') return { option: advice[0]! };
    const picks: string[] = [];
    for (const face of advice) {
      picks.push(decision.options.find(({ key: die }) => !picks.includes(die) && faceOf(die) === face)!.key);
    }
    return { picks };
  };
}

/** How many attacks left 0, 1, 2 … results, played by the engine itself with real dice. */
function played(given: Duel, option: string): readonly number[] {
  const engine = engineWith(given.abilities);
  const { state: start } = duel(given);
  const advice = advisor(engine);
  const counts: number[] = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const { state, answer } = engine.fork({ ...start, rng: { kind: 'seeded', seed: seed * 7919 } });
    let choice: Choice = { option };
    for (let left: number | null = null; left === null; ) {
      const decision = state.pending[0]!;
      const outcome = answer(state, { decision: decision.id, player: decision.player, choice });
      if (!outcome.ok) throw new Error(outcome.problem);
      const end = outcome.step.events.find(({ type }) => type === 'resultsNeutralized');
      left = end?.type === 'resultsNeutralized' ? end.attack.length : null;
      if (left === null) choice = advice(state, state.pending[0]!);
      else counts[left] = (counts[left] ?? 0) + 1;
    }
  }
  return counts;
}

const stories: readonly (readonly [string, Duel, string])[] = [
  [
    'focus and lock against focus and evade',
    {
      range: 1,
      attacker: { tokens: { focus: 1 }, locks: ['B1'] },
      defender: { tokens: { focus: 1, evade: 1 } },
    },
    PRIMARY,
  ],
  [
    'Force, calculate and lock against calculate and reinforce',
    {
      attacker: { tokens: { calculate: 1 }, force: 2, locks: ['B1'] },
      defender: { pilot: 'bluesquadronescort', tokens: { calculate: 2, reinforceFore: 1 } },
    },
    PRIMARY,
  ],
  [
    'torpedoes with a lock, obstructed',
    {
      attacker: { upgrades: ['protontorpedoes'], locks: ['B1'], tokens: { focus: 1 } },
      defender: { tokens: { focus: 1 } },
      rocks: [{ is: 'coreasteroid0', at: [457, 400] }],
    },
    'target:ship:B1:upgrade:protontorpedoes',
  ],
  [
    'cards of both sides that reroll',
    {
      attacker: { tokens: { focus: 1 }, locks: ['B1'] },
      defender: { tokens: { focus: 1 } },
      abilities: {
        'pilot:wedgeantilles': [rerolls('attacker', 'attack', 1), rerolls('attacker', 'defense', 1)],
        'pilot:academypilot': [rerolls('defender', 'attack', 1), rerolls('defender', 'defense', 1)],
      },
    },
    PRIMARY,
  ],
];

test.each(stories)(
  'the engine comes to the same in 1000 attacks: %s',
  (_, given, option) => {
    const weapon = option.endsWith('protontorpedoes') ? ('upgrade:protontorpedoes' as const) : QUESTION.weapon;
    const { spread, hit } = engineWith(given.abilities).oddsOfAttack(duel(given).state, { ...QUESTION, weapon })!;
    const counts = played(given, option);
    const within = (chance: number) => 4 * Math.sqrt((chance * (1 - chance)) / GAMES) + 1e-9;
    expect(Math.abs(1 - (counts[0] ?? 0) / GAMES - hit)).toBeLessThan(within(hit));
    for (const [damage, chance] of spread.entries()) {
      const share = (counts[damage] ?? 0) / GAMES;
      expect(Math.abs(share - chance), `${damage} damage: ${share} for ${chance}`).toBeLessThan(within(chance));
    }
    expect(counts.length).toBeLessThanOrEqual(spread.length);
  },
  60_000,
);
