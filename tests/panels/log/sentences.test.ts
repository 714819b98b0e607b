import { expect, test } from 'vitest';
import type { GameEvent } from '../../../src/engine/core/event';
import type { RefereeEdit } from '../../../src/engine/core/referee';
import { linesFrom } from '../../../src/panels/table/log/lines';
import { piecesOf } from '../../../src/panels/table/log/piecesOf';
import { duel } from '../../support/duel';
import { momentsOf } from '../../support/randomGame';
import { scenario } from '../../support/scenario';
import { namesIn, storyOf, told } from './telling';

const table = duel();

test.each([1, 2, 3])('game %i is told in whole sentences, without an id or a gap', seed => {
  const lines = storyOf(seed);
  expect(lines.length).toBeGreaterThan(100);
  const wrong = lines.filter(({ text }) => /undefined|null|\[object|\w:\w|[a-z][A-Z]\w+ token/.test(text));
  expect(wrong).toEqual([]);
  const open = lines.filter(({ kind, text }) => kind === 'line' && !/^\S.*[.!]$/.test(text));
  expect(open).toEqual([]);
});

test('a dial that is set is not told, a revealed one is', () => {
  expect(told(table, { type: 'dialSet', ship: 'ship:A1', maneuver: '2FB' })).toBeNull();
  expect(told(table, { type: 'dialRevealed', ship: 'ship:A1', maneuver: '2FB' })).toBe(
    'A1 Plain Ace reveals blue 2 straight.',
  );
});

test('a faceup card is named, a facedown one never', () => {
  const dealt = { type: 'damageDealt', ship: 'ship:A1', id: 'card:p1:1', card: 'damage:fuelleak' } as const;
  expect(told(table, { ...dealt, faceup: true })).toBe('A1 is dealt Fuel Leak, faceup.');
  expect(told(table, { ...dealt, faceup: false })).toBe('A1 is dealt a facedown damage card.');
});

test('a facedown condition is a secret of whoever assigned it, though both look at one screen; a faceup one is named', () => {
  const news = { ship: 'ship:A1', condition: 'condition:youshouldthankme', from: 'ship:A1' } as const;
  expect(told(table, { type: 'conditionAssigned', ...news, faceup: false })).toBe(
    'A1 is assigned a secret condition by A1.',
  );
  expect(told(table, { type: 'conditionRevealed', ...news, faceup: true })).toBe(
    'A1 reveals the condition You Should Thank Me.',
  );
});

test('an ability that was used says on whom, or how, where that was picked', () => {
  const used = { type: 'abilityUsed', ref: { ship: 'ship:A1', source: 'upgrade:swarmtactics', name: 'x' } } as const;
  expect(told(table, used)).toBe('A1 uses Swarm Tactics.');
  expect(told(table, { ...used, on: 'ship:B1' })).toBe('A1 uses Swarm Tactics on B1.');
  expect(told(table, { ...used, how: 'initiative 3' })).toBe('A1 uses Swarm Tactics: initiative 3.');
  expect(told(table, { ...used, how: 'crit' })).toBe('A1 uses Swarm Tactics: critical hit.');
});

test('a card that goes on with what it began is told once; another ship’s is told too', () => {
  const ref = { ship: 'ship:A1', source: 'upgrade:r0astromech-astromech', name: 'x' } as const;
  const lines = (ship: 'ship:A1' | 'ship:B1') =>
    linesFrom(namesIn(table.state), [
      { type: 'abilityUsed', ref },
      // What is not told stands between them.
      { type: 'activationEnded', ship: 'ship:A1' },
      { type: 'abilityUsed', ref: { ...ref, ship, name: 'y' } },
    ]).map(({ text }) => text);
  expect(lines('ship:A1')).toEqual(['A1 uses R0 Astromech.']);
  expect(lines('ship:B1')).toEqual(['A1 uses R0 Astromech.', 'B1 uses R0 Astromech.']);
});

test('the same three times over is one line; another between them is told where it came', () => {
  const spent = { type: 'chargeSpent', ship: 'ship:A1', card: null } as const;
  const gained = { type: 'tokenGained', ship: 'ship:A1', token: 'calculate' } as const;
  const lines = (events: readonly GameEvent[]) => linesFrom(namesIn(table.state), events).map(({ text }) => text);
  expect(lines([spent, spent, spent, gained, gained])).toEqual([
    'A1 spends a charge, 3 times.',
    'A1 gains a calculate token, twice.',
  ]);
  expect(lines([spent, gained, spent])).toEqual([
    'A1 spends a charge.',
    'A1 gains a calculate token.',
    'A1 spends a charge.',
  ]);
});

/** What the activation of A1, an X-wing, is told as; the far ship waits. */
function activation(dial: '3FW' | '4KR', others: readonly [number, number][] = []) {
  const at = { pilot: 'bluesquadronescort', dial: '1FB' } as const;
  const game = scenario({
    p1: [{ ...at, at: [457, 300], dial }, ...others.map(place => ({ ...at, at: place, pilot: 'lukeskywalker' }))],
    p2: [{ pilot: 'darthvader', at: [60, 860], dial: '1FB' }],
    dice: ['blank'],
  });
  const events = momentEvents(game);
  return linesFrom(namesIn(game.state), events).map(({ text }) => text);
}

const momentEvents = (game: ReturnType<typeof scenario>): readonly GameEvent[] =>
  game.happened().map((type, at) => {
    const before = game
      .happened()
      .slice(0, at)
      .filter(one => one === type).length;
    return game.events(type)[before] as unknown as GameEvent;
  });

test('a red maneuver gives its reason for the stress, and for the action that is skipped', () => {
  const lines = activation('4KR');
  expect(lines).toContain('A1 gains a stress token: red maneuver.');
  expect(lines).toContain('A1 skips its action: it is stressed.');
});

test('a white maneuver brings neither', () => {
  expect(activation('3FW').join(' ')).not.toMatch(/stress|skips/);
});

test('a skipped action names the ship that was in the way', () => {
  const lines = activation('3FW', [[457, 480]]);
  expect(lines).toContain('A1 would end on A2 and backs up until it touches A2.');
  expect(lines).toContain('A1 skips its action: it overlapped A2.');
});

const GAINED = { type: 'tokenGained', ship: 'ship:A1', token: 'focus' } as const;
const FOCUSED = { type: 'actionPerformed', ship: 'ship:A1', action: 'focus', color: 'white', linked: false } as const;
const linesOf = (...events: readonly GameEvent[]) => linesFrom(namesIn(table.state), events).map(({ text }) => text);

test('an action tells of its token; a token without an action stands alone', () => {
  expect(linesOf(GAINED, FOCUSED)).toEqual(['A1 performs a focus action.']);
  expect(linesOf(GAINED)).toEqual(['A1 gains a focus token.']);
});

test('an action of a card with several is told by the card’s name', () => {
  const repaired = { ...FOCUSED, action: 'card:upgrade:r5astromech:faceup' } as const;
  expect(linesOf(repaired)).toEqual(['A1 performs the action of R5 Astromech.']);
});

test('the stress of a red action is told beside it', () => {
  expect(linesOf(GAINED, { ...GAINED, token: 'stress' }, { ...FOCUSED, color: 'red' })).toEqual([
    'A1 gains a stress token: red action.',
    'A1 performs a focus action (red).',
  ]);
});

test('a lock action says what it locked', () => {
  const lock = { type: 'lockAcquired', ship: 'ship:A1', object: 'ship:B1' } as const;
  expect(linesOf(lock, { ...FOCUSED, action: 'lock' })).toEqual(['A1 performs a lock action: A1 locks B1.']);
});

test('shields lost to one attack are one line, and so are the tokens of an End Phase', () => {
  const lost = (left: number) => ({ type: 'shieldLost', ship: 'ship:A1', left }) as const;
  const suffered = { type: 'damageSuffered', ship: 'ship:A1', damage: 'hit', card: null } as const;
  expect(linesOf(lost(1), suffered, lost(0), suffered)).toEqual(['A1 loses 2 shields: 0 left.']);
  expect(linesOf(lost(1), suffered)).toEqual(['A1 loses a shield: 1 left.']);
  const removed = { type: 'tokenRemoved', ship: 'ship:A1', token: 'evade', spent: false } as const;
  expect(linesOf(removed, removed, { ...removed, ship: 'ship:B1', token: 'focus' })).toEqual([
    'Tokens leave: A1 evade ×2 and B1 focus.',
  ]);
  expect(linesOf({ ...removed, spent: true })).toEqual(['A1 spends an evade token.']);
});

test.each([
  ['ship:B1:upgrade:elusive:defender', '1 attack die rerolled with Elusive (B1): hit.'],
  [
    'ship:A2:pilot:wedgeantilles:defender+ship:A1',
    '1 attack die rerolled with Wedge Antilles, paid by A1 Plain Ace: hit.',
  ],
  ['ship:A1:condition:ancientknowledge:attacker:hit', '1 attack die rerolled with Ancient Knowledge (A1): hit.'],
  ['lock', '1 attack die rerolled with the lock: hit.'],
  ['focus+ship:B1', '1 attack die rerolled with a focus token: hit.'],
])('dice changed by %s are told with the card and its ship', (by, words) => {
  const rerolled = { type: 'diceRerolled', kind: 'attack', dice: [0], before: ['blank'], after: ['hit'], by } as const;
  expect(told(table, rerolled)).toBe(words);
});

test('no roll of a whole game is changed by a card without a name', () => {
  const changed = [1, 2].flatMap(storyOf).filter(({ text }) => /\b(rerolled with|changed by|adds|cancels) /.test(text));
  expect(changed.length).toBeGreaterThan(5);
  expect(changed.filter(({ text }) => /\b(by|with|^)a card\b|ship ability/i.test(text))).toEqual([]);
});

test.each([
  ['attack', 'The attack dice lose hit to Elusive (B1).'],
  ['defense', 'Elusive (B1) cancels hit.'],
] as const)('a result that is given up is no canceled one (%s)', (kind, words) => {
  const canceled = { type: 'diceCanceled', dice: [0], faces: ['hit'], after: [] } as const;
  expect(told(table, { ...canceled, kind, by: 'ship:B1:upgrade:elusive:attacker' })).toBe(words);
});

test('a maneuver that cards eased is told with its color; one that is flown as shown is not', () => {
  const flown = scenario({
    p1: [{ pilot: 'wedgeantilles', at: [300, 300], dial: '3TW' }],
    p2: [{ pilot: 'academypilot', at: [600, 600] }],
  });
  const executed = { type: 'maneuverExecuted', ship: 'ship:A1', kind: 'revealed', fully: true, obstacles: [] } as const;
  const lines = (maneuver: '3TW' | '3TB' | '2TB') =>
    linesFrom(namesIn(flown.state), [{ ...executed, maneuver }]).map(({ text }) => text);
  expect(lines('3TB')).toEqual(['The maneuver of A1 is blue for it.']);
  expect(lines('3TW')).toEqual([]);
  expect(lines('2TB')).toEqual([]);
});

test('a turret with two indicators points both ways', () => {
  const falcon = scenario({
    p1: [{ pilot: 'hansolo-modifiedyt1300lightfreighter', at: [300, 300] }],
    p2: [{ pilot: 'academypilot', at: [600, 600] }],
  });
  const pointed = { type: 'turretPointed', ship: 'ship:A1', arc: 'left' } as const;
  expect(told(falcon, pointed)).toBe('The turret of A1 points to the left and right.');
});

test('an attack whose defender suffers something in place of the dice counts as a hit', () => {
  const none = { type: 'resultsNeutralized', attack: [], canceled: [], reinforced: 0, hit: true } as const;
  expect(told(table, none)).toBe('The attack counts as a hit.');
});

test('a phase in which nobody has a choice says so', () => {
  const started = { type: 'phaseStarted', phase: 'system' } as const;
  expect(linesOf(started, { type: 'phaseEnded', phase: 'system' })).toEqual(['System Phase: nobody has a choice']);
  expect(linesOf(started)).toEqual(['System Phase']);
});

test.each([
  [{ kind: 'giveToken', ship: 'ship:A1', token: 'evade' }, 'p1 gives A1 an evade token by hand.'],
  [{ kind: 'markPoints', for: 'p2', points: 2 }, 'p1 marks 2 points for p2 by hand.'],
  [{ kind: 'markPoints', for: 'p2', points: -1 }, 'p1 takes 1 point from p2 by hand.'],
  [{ kind: 'setDie', dice: 'attack', die: 0, face: 'crit' }, 'p1 turns attack die 1 to crit by hand.'],
  [{ kind: 'concede' }, 'p1 concedes.'],
] as readonly [RefereeEdit, string][])('by hand: %o', (edit, words) => {
  expect(told(table, { type: 'refereed', player: 'p1', edit })).toBe(words);
});

test.each([
  [{ kind: 'deficit' }, 'p1 scores 2: the squad of p2 has 2 of 20 points.'],
  [{ kind: 'half', ship: 'ship:B1' }, 'p1 scores 2: B1 is down to half its hull and shields.'],
  [{ kind: 'destroyed', ship: 'ship:B1' }, 'p1 scores 2: B1 is destroyed.'],
  [{ kind: 'objective', markers: ['marker:1'], alone: true }, 'p1 scores 2: holds the satellite alone.'],
  [{ kind: 'objective', markers: ['marker:1'], alone: false }, 'p1 scores 2: contests the satellite.'],
] as const)('points have their reason: %o', (reason, words) => {
  expect(told(table, { type: 'scored', player: 'p1', points: 2, reason })).toBe(words);
});

test('an event is about the pieces it names, wherever it names them', () => {
  const scored = { type: 'scored', player: 'p1', points: 1 } as const;
  expect(piecesOf({ ...scored, reason: { kind: 'half', ship: 'ship:B1' } })).toEqual(['ship:B1']);
  expect(piecesOf({ ...scored, reason: { kind: 'referee' } })).toEqual([]);
  const attack = { type: 'attackDeclared', attacker: 'ship:A1', defender: 'ship:B1', weapon: 'primary:0' } as const;
  expect(piecesOf({ ...attack, range: 1, obstructedBy: ['rock:2'], bonus: false })).toEqual([
    'ship:A1',
    'ship:B1',
    'rock:2',
  ]);
});

test('every piece that a line lights is on the table or has been', () => {
  const known = new Set(
    momentsOf(1).flatMap(({ state: { ships, rocks, markers, devices } }) => [
      ...Object.keys({ ...ships, ...rocks, ...markers, ...devices }),
    ]),
  );
  expect(
    storyOf(1)
      .flatMap(({ about }) => about)
      .filter(id => !known.has(id)),
  ).toEqual([]);
});

test('after a colon a reason begins small, unless it begins with the name of a card', () => {
  const declined = { type: 'attackDeclined', ship: 'ship:A1' } as const;
  expect(told(table, { ...declined, why: { kind: 'disarmed' } })).toBe(
    'A1 does not attack: a disarmed ship cannot attack.',
  );
  const forbids = { kind: 'card', ship: 'ship:A1', card: 'pilot:darthvader' } as const;
  expect(told(table, { ...declined, why: forbids })).toBe('A1 does not attack: Darth Vader forbids it.');
});
