import { describe, expect, test } from 'vitest';
import { duel } from '../../support/duel';
import { expected, HELPLESS, oddsOf } from './support';

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
const chance = (n: number, k: number, p: number): number => choose(n, k) * p ** k * (1 - p) ** (n - k);

/** Of so many attack and defense dice without any token: what `left` makes of the hits and evades. */
function mean(
  attack: number,
  defense: (hits: number) => number,
  left: (hits: number, evades: number) => number,
): number {
  let sum = 0;
  for (let hits = 0; hits <= attack; hits++) {
    for (let evades = 0; evades <= defense(hits); evades++) {
      sum += chance(attack, hits, 1 / 2) * chance(defense(hits), evades, 3 / 8) * left(hits, evades);
    }
  }
  return sum;
}

describe('what cards do between the steps', () => {
  test('an evade canceled before results are neutralized', () => {
    const odds = expected({ attacker: { upgrades: ['crackshot'] } });
    expect(odds.damage).toBeCloseTo(
      mean(
        3,
        () => 3,
        (hits, evades) => Math.max(0, hits - Math.max(0, evades - 1)),
      ),
      10,
    );
    expect(odds.leavesOut).toEqual([]);
  });

  test('crits that become hits after attack dice were modified', () => {
    const odds = expected({ attacker: { upgrades: ['heavylasercannon'] } }, 'upgrade:heavylasercannon');
    expect([odds.attackDice, odds.crits]).toEqual([4, 0]);
    expect(odds.damage).toBeCloseTo(
      mean(
        4,
        () => 3,
        (hits, evades) => Math.max(0, hits - evades),
      ),
      10,
    );
    expect(odds.leavesOut).toEqual([]);
  });

  test('a crit that is left and traded for two hits', () => {
    const plain = expected({ attacker: { pilot: 'trandoshanslaver' }, defender: HELPLESS });
    const odds = expected({ attacker: { pilot: 'bossk' }, defender: HELPLESS });
    // One more result wherever there is a crit among the three dice.
    expect(odds.damage).toBeCloseTo(plain.damage + 1 - (7 / 8) ** 3, 10);
    expect(odds.leavesOut).toEqual([]);
  });

  test('what suffers damage for another is not counted, and named', () => {
    const odds = expected({ enemies: [{ pilot: 'biggsdarklighter', at: [500, 500] }] });
    expect(odds.damage).toBeCloseTo(
      mean(
        3,
        () => 3,
        (hits, evades) => Math.max(0, hits - evades),
      ),
      10,
    );
    expect(odds.leavesOut).toEqual(['pilot:biggsdarklighter']);
  });
});

test('evades that cancel no crit', () => {
  const given = { attacker: { upgrades: ['autoblasters'] }, defender: { heading: 0 } };
  const [before, behind] = [
    expected({ ...given, defender: {} }, 'upgrade:autoblasters'),
    expected(given, 'upgrade:autoblasters'),
  ];
  // No more damage than dice, and every crit among them: an eighth of three dice.
  expect(behind.crits).toBeCloseTo(3 / 8, 10);
  expect(before.crits).toBeLessThan(3 / 8);
});

test('defense dice capped by the results that they meet', () => {
  const paid = duel({ attacker: { upgrades: ['predictiveshot'], force: 1 } }).choose('p1', 'target:ship:B1:primary:0');
  const state = structuredClone(paid.state);
  const note = {
    by: { ship: 'ship:A1', source: 'upgrade:predictiveshot' },
    name: 'paid',
    on: null,
    until: 'attack',
  } as const;
  const frame = state.agenda.findLastIndex(({ kind }) => kind === 'attack');
  // As if the Force had been spent on it.
  const ships = { ...state.ships, 'ship:A1': { ...state.ships['ship:A1']!, force: 0 } };
  const odds = oddsOf({ state: { ...state, ships, notes: [{ ...note, frame }] } })!;
  expect(odds.damage).toBeCloseTo(
    mean(
      3,
      hits => hits,
      (hits, evades) => hits - evades,
    ),
    10,
  );
});

test('one reroll in all, whatever a side has', () => {
  const odds = expected({
    attacker: { pilot: 'howlrunner', locks: ['B1'] },
    defender: HELPLESS,
    enemies: [{ pilot: 'magvayarro', at: [520, 520] }],
  });
  // Two dice: half a result each, and where one has missed, half a result more.
  expect(odds.damage).toBeCloseTo(1 + (1 - 1 / 4) / 2, 10);
});

test('evades that cancel crits first', () => {
  const given = { attacker: { upgrades: ['plasmatorpedoes'], locks: [] }, defender: { pilot: 'academypilot' } };
  const [plain, plasma] = [expected(given), expected(given, 'upgrade:plasmatorpedoes')];
  expect(plasma.damage).toBeCloseTo(plain.damage, 10);
  expect(plasma.crits).toBeLessThan(plain.crits);
});
