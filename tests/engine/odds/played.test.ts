import { expect, test } from 'vitest';
import { type Ability, dice as modifies } from '../../../src/engine/core/ability';
import { type Duel, duel, PRIMARY } from '../../support/duel';
import { playAttacks } from './playing';
import { engineWith, QUESTION } from './support';

const GAMES = 1000;

const rerolls = (as: 'attacker' | 'defender', dice: 'attack' | 'defense', most: number): Ability =>
  modifies({ name: `${as}:${dice}`, as, does: { kind: 'reroll', dice, most } });

/** How many attacks left 0, 1, 2 … results. */
function played(given: Duel, option: string): readonly number[] {
  const counts: number[] = [];
  for (const events of playAttacks(given, option, GAMES)) {
    const end = events.find(({ type }) => type === 'resultsNeutralized');
    const left = end?.type === 'resultsNeutralized' ? end.attack.length : 0;
    counts[left] = (counts[left] ?? 0) + 1;
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
    'focus, calculate and lock of a ship that may modify one focus result',
    {
      attacker: { tokens: { focus: 1, calculate: 2 }, locks: ['B1'] },
      enemies: [{ pilot: 'padmeamidala', at: [520, 520], heading: 180 }],
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
