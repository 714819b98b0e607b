import { describe, expect, test } from 'vitest';
import type { StandardArc } from '../../../src/engine/core/vocabulary';
import { rangeTo } from '../../../src/engine/look/objects';
import { attack, blockOf, duel, PRIMARY, rolled } from '../../support/duel';
import { engine } from '../../support/engine';
import { type Placed, scenario } from '../../support/scenario';

/** Enemies ahead (B1), to the right (B2), behind (B3) and to the left (B4), all at range 1 or 2. */
const around = (pilot: string, turret: StandardArc = 'front', rest: Partial<Placed> = {}) => {
  const enemy = (x: number, y: number): Placed => ({ pilot: 'academypilot', at: [x, y] });
  return scenario({
    phase: 'engagement',
    p1: [{ pilot, at: [457, 457], turret, ...rest }],
    p2: [enemy(457, 617), enemy(617, 457), enemy(457, 297), enemy(297, 457)],
  });
};
const targets = (game: ReturnType<typeof scenario>, weapon = 'primary:0') =>
  game
    .offers('p1')
    .filter(key => key.endsWith(`:${weapon}`))
    .map(key => key.split(':')[2]);

describe('firing arcs', () => {
  test('front', () => expect(targets(around('wedgeantilles'))).toEqual(['B1']));

  test('front and rear are two weapons', () => {
    const game = around('104thbattalionpilot');
    expect(targets(game, 'primary:0')).toEqual(['B1']);
    expect(targets(game, 'primary:1')).toEqual(['B3']);
  });

  test.each([
    ['front', 'B1'],
    ['right', 'B2'],
    ['rear', 'B3'],
    ['left', 'B4'],
  ] as const)('a single turret pointing %s', (turret, target) => {
    expect(targets(around('spicerunner', turret))).toEqual([target]);
  });

  test.each([
    ['front', ['B1', 'B3']],
    ['left', ['B2', 'B4']],
  ] as const)('a double turret pointing %s', (turret, found) => {
    expect(targets(around('wardensquadronpilot', turret))).toEqual(found);
  });

  test('a turret weapon uses the indicator of its ship, the front weapon does not', () => {
    const game = around('graysquadronbomber', 'left', { upgrades: ['dorsalturret'] });
    expect(targets(game, 'primary:0')).toEqual(['B1']);
    expect(targets(game, 'upgrade:dorsalturret')).toEqual(['B4']);
  });

  test('the full front reaches what only crosses the midway line', () => {
    expect(targets(around('kashyyykdefender'))).toEqual(['B1', 'B2', 'B4']);
  });

  test('the bullseye is narrower than the front', () => {
    const at = (x: number) =>
      duel({ attacker: { pilot: 'jedigeneral' }, defender: { at: [x, 500] } })
        .offers('p1')
        .filter(key => key !== 'pass');
    expect(at(457)).toEqual([PRIMARY, 'target:ship:B1:primary:1']);
    expect(at(500)).toEqual([PRIMARY]);
  });

  test('a weapon of value 0 is none', () => {
    const game = around('tychocelchu-battleoverendor', 'right');
    expect(game.offers('p1')).toEqual(['target:ship:B2:primary:0', 'pass']);
  });

  test('friends are no targets', () => {
    const game = duel({ wingmen: [{ pilot: 'cavernangelszealot', at: [420, 400] }] });
    expect(game.offers('p1')).toEqual([PRIMARY, 'pass']);
  });
});

describe('attack range', () => {
  // As on the rulebook's page: the near corner is outside the arc.
  const corner = { attacker: { pilot: 'darthvader' }, defender: { at: [570, 395] as const, heading: 180 } };

  test('is measured inside the arc, though the ship is closer', () => {
    const game = duel(corner);
    expect(rangeTo({ state: game.state, rules: engine.rules }, game.ship('A1'), 'ship:B1')).toBe(1);
    game.choose('p1', PRIMARY);
    expect(game.last('attackDeclared')).toMatchObject({ range: 2 });
    expect(rolled(game, 'attack')).toBe(2);
  });

  test('is the plain one where the nearest part is in the arc', () => {
    const game = duel({ ...corner, defender: { at: [530, 395] } }).choose('p1', PRIMARY);
    expect(game.last('attackDeclared')).toMatchObject({ range: 1 });
    expect(rolled(game, 'attack')).toBe(3);
  });

  test.each([
    [140, 1],
    [140.1, 2],
    [240, 2],
    [240.1, 3],
    [340, 3],
  ])('%d mm from middle to middle is range %i', (ahead, range) => {
    const game = attack({ defender: { at: [457, 300 + ahead] } });
    expect(game.events('attackDeclared')[0]!.range).toBe(range);
  });

  test('beyond range 3 nobody is a target', () => {
    const game = duel({ defender: { at: [457, 640.1] } });
    expect(blockOf(game, 'A1', 'B1', 'primary:0')).toMatchObject({
      kind: 'outOfRange',
      measured: { range: 4 },
      least: 0,
      most: 3,
    });
  });
});

describe('requirements of special weapons', () => {
  const armed = (upgrade: string, rest: Partial<Placed>, range: 1 | 2 | 3 = 2) =>
    duel({ range, attacker: { upgrades: [upgrade], ...rest } });
  const block = (upgrade: string, rest: Partial<Placed>, range: 1 | 2 | 3 = 2) =>
    blockOf(armed(upgrade, rest, range), 'A1', 'B1', `upgrade:${upgrade}`);

  test('their range', () => {
    expect(block('protontorpedoes', { locks: ['B1'] }, 1)).toMatchObject({
      kind: 'outOfRange',
      measured: { range: 1 },
      least: 2,
      most: 3,
    });
    expect(block('protontorpedoes', { locks: ['B1'] }, 2)).toBeNull();
  });

  test('a lock, on the defender', () => {
    const requires = { kind: 'requires', oneOf: ['lock'] };
    expect(block('protontorpedoes', {})).toEqual(requires);
    expect(block('protontorpedoes', { locks: ['B2'], tokens: { focus: 1 } })).toEqual(requires);
    expect(block('protontorpedoes', { locks: ['B1'] })).toBeNull();
  });

  test('a focus token', () => {
    expect(block('barragerockets', { locks: ['B1'] })).toEqual({ kind: 'requires', oneOf: ['focus'] });
    expect(block('barragerockets', { tokens: { focus: 1 } })).toBeNull();
  });

  test('a calculate token', () => {
    expect(block('energyshellcharges', { tokens: { focus: 1 } })).toEqual({ kind: 'requires', oneOf: ['calculate'] });
    expect(block('energyshellcharges', { tokens: { calculate: 1 } })).toBeNull();
  });

  test('one of several', () => {
    const oneOf = ['focus', 'calculate', 'lock'];
    expect(block('xx23sthreadtracers', {})).toEqual({ kind: 'requires', oneOf });
    expect(block('xx23sthreadtracers', { tokens: { calculate: 1 } })).toBeNull();
    expect(block('xx23sthreadtracers', { locks: ['B1'] })).toBeNull();
  });

  test('are not spent by being met', () => {
    const game = armed('barragerockets', { tokens: { focus: 1 } });
    game.choose('p1', 'target:ship:B1:upgrade:barragerockets');
    expect(game.happened()).not.toContain('tokenRemoved');
  });

  test('their arc', () => {
    const game = duel({
      defender: { at: [500, 500] },
      attacker: { upgrades: ['heavylasercannon'] },
    });
    expect(blockOf(game, 'A1', 'B1', 'upgrade:heavylasercannon')).toEqual({ kind: 'notInArc', arc: 'bullseye' });
    expect(blockOf(game, 'A1', 'B1', 'primary:0')).toBeNull();
  });

  test('a ship that cannot attack at all has that reason for every pair', () => {
    const game = duel({ attacker: { upgrades: ['protontorpedoes'], tokens: { disarm: 1 } } });
    for (const weapon of ['primary:0', 'upgrade:protontorpedoes']) {
      expect(blockOf(game, 'A1', 'B1', weapon)).toEqual({ kind: 'disarmed' });
    }
  });
});

describe('paying costs', () => {
  const torpedoes = 'target:ship:B1:upgrade:protontorpedoes';
  const armed = { upgrades: ['protontorpedoes'], locks: ['B1'] } as const;
  const spend = { do: 'spendCharge', ship: 'ship:A1', card: 'upgrade:protontorpedoes' } as const;

  test('a charge goes when the defender is declared, before any dice', () => {
    const game = duel({ attacker: armed });
    expect(game.ship('A1').upgrades[0]!.charges).toBe(2);
    game.forget().choose('p1', torpedoes);
    expect(game.happened().slice(0, 3)).toEqual(['chargeSpent', 'attackDeclared', 'diceRolled']);
    expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
  });

  test('the last charge can be spent', () => {
    expect(duel({ attacker: armed, first: [spend] }).offers('p1')).toContain(torpedoes);
  });

  test('without a charge the weapon is blocked', () => {
    const game = duel({ attacker: armed, first: [spend, spend] });
    expect(game.offers('p1')).toEqual([PRIMARY, 'pass']);
    expect(blockOf(game, 'A1', 'B1', 'upgrade:protontorpedoes')).toEqual({ kind: 'noCharge' });
  });

  test('a primary weapon costs nothing', () => {
    expect(attack({ attacker: armed }).happened()).not.toContain('chargeSpent');
  });
});
