import { describe, expect, test } from 'vitest';
import { type Ability, dice as modifies } from '../../../src/engine/core/ability';
import { attack, type Duel, duel } from '../../support/duel';
import { engine } from '../../support/engine';
import { AGILE, engineWith, HELPLESS, oddsOf, optionOf, question } from './support';

describe('each way to modify attack dice', () => {
  const given: Duel = {
    attacker: { tokens: { focus: 1 }, locks: ['B1'] },
    defender: HELPLESS,
    dice: ['hit', 'focus', 'blank'],
  };

  test('has its own odds, with the best play after it', () => {
    const game = attack(given);
    expect(optionOf(game, 'pass').damage).toBe(1);
    // Two hits, and a lock for the blank.
    expect(optionOf(game, 'mod:focus').damage).toBeCloseTo(2 + 1 / 2, 12);
    // The blank alone, for what comes of it may be focused.
    expect(optionOf(game, 'mod:lock').damage).toBeCloseTo(2 + 3 / 4, 12);
  });

  test('the best of them is what the odds of the attack count on', () => {
    const game = attack(given);
    const after = engine.oddsAfter(game.state, question(game))!;
    expect(after.best).toEqual({ option: 'mod:lock' });
    expect(oddsOf(game)).toEqual(optionOf(game, 'mod:lock'));
  });

  test('nothing is spent for nothing', () => {
    const game = attack({ ...given, dice: ['hit', 'hit', 'crit'] });
    expect(engine.oddsAfter(game.state, question(game))!.best).toEqual({ option: 'pass' });
  });

  test('what a card orders happens to those who pass, too', () => {
    const torpedo: Duel = { ...given, attacker: { upgrades: ['protontorpedoes'], locks: ['B1'] } };
    const game = duel({ ...torpedo, dice: ['hit', 'blank', 'blank', 'blank'] }).choose(
      'p1',
      'target:ship:B1:upgrade:protontorpedoes',
    );
    expect(optionOf(game, 'pass')).toMatchObject({ damage: 1, crits: 1 });
    const plain = attack({ ...given, dice: ['hit', 'blank', 'blank'] });
    expect(optionOf(plain, 'pass')).toMatchObject({ damage: 1, crits: 0 });
  });
});

describe('each die to reroll', () => {
  const rerolling = () =>
    attack({ attacker: { locks: ['B1'] }, defender: HELPLESS, dice: ['hit', 'focus', 'blank'] }).choose(
      'p1',
      'mod:lock',
    );

  test('stands for the best pick with it', () => {
    const game = rerolling();
    expect(optionOf(game, 'die:1').damage).toBeCloseTo(2, 12);
    expect(optionOf(game, 'die:2').damage).toBeCloseTo(2, 12);
    // With the hit rerolled, all three are hits half of the time.
    expect(optionOf(game, 'die:0').damage).toBeCloseTo(3 / 2, 12);
    expect(engine.oddsAfter(game.state, question(game))!.best).toEqual({ picks: ['die:1', 'die:2'] });
  });

  test('any pick can be asked about while it is being made', () => {
    const game = rerolling();
    const damage = (...picks: string[]) => engine.oddsOfChoice(game.state, question(game), { picks })?.damage;
    expect(damage('die:2')).toBeCloseTo(3 / 2, 12);
    expect(damage('die:2', 'die:0')).toBeCloseTo(1, 12);
    expect(damage('die:1', 'die:2')).toBeCloseTo(2, 12);
    expect(damage()).toBeUndefined();
  });
});

describe('the die that a card changes', () => {
  /** Any die of the defender. */
  const card: readonly Ability[] = [
    modifies({
      as: 'defender',
      does: { kind: 'change', dice: 'attack', from: ['hit', 'crit', 'focus'], to: 'blank', most: 1 },
    }),
  ];
  const given: Duel = {
    attacker: { tokens: { calculate: 1 } },
    defender: HELPLESS,
    dice: ['hit', 'focus', 'focus'],
    abilities: { 'pilot:patrolleader': card },
  };

  test('is chosen by the defender, for the least damage', () => {
    const game = attack(given).choose('p2', 'mod:ship:B1:pilot:patrolleader:defender');
    expect(game.asked('p2')).toBe('changeDice');
    expect(optionOf(game, 'die:0', given).damage).toBe(1);
    expect(optionOf(game, 'die:1', given).damage).toBe(2);
    expect(engineWith(given.abilities).oddsAfter(game.state, question(game))!.best).toEqual({ picks: ['die:0'] });
  });

  test('is reckoned with before anything is rolled', () => {
    const engine = engineWith(given.abilities);
    const ask = { attacker: 'ship:A1', target: 'ship:B1', weapon: 'primary:0' } as const;
    const story = duel({ ...given, attacker: {} });
    // One result fewer, where there is one.
    expect(engine.oddsOfAttack(story.state, ask)!.damage).toBeCloseTo(3 / 2 - 7 / 8, 12);
  });
});

describe('a card that looks at the dice', () => {
  /** Only if all are blank. */
  const card: readonly Ability[] = [
    modifies({
      as: 'attacker',
      if: ({ attack: { attackDice } }) => attackDice.length > 0 && attackDice.every(({ face }) => face === 'blank'),
      does: { kind: 'reroll', most: 6 },
    }),
  ];
  const abilities = { 'pilot:plainace': card };

  test('counts with those dice and no others', () => {
    const state = duel({ defender: HELPLESS, abilities }).state;
    const ask = { attacker: 'ship:A1', target: 'ship:B1', weapon: 'primary:0' } as const;
    const odds = engineWith(abilities).oddsOfAttack(state, ask)!;
    expect(odds.damage).toBeCloseTo(3 / 2 + (1 / 4) ** 3 * (3 / 2), 12);
  });
});

describe('defense dice', () => {
  test('an evade token is worth a hit that still stands; against none nobody is asked', () => {
    const evading = (dice: Duel['dice'] & object) =>
      attack({ attacker: { locks: ['B1'] }, defender: { ...AGILE, tokens: { evade: 1 } }, dice }).choose('p1', 'pass');
    const hit = evading(['hit', 'hit', 'blank', 'evade', 'blank']);
    expect(optionOf(hit, 'pass').damage).toBe(1);
    expect(optionOf(hit, 'mod:evade:blank').damage).toBe(0);
    expect(engine.oddsAfter(hit.state, question(hit))!.best).toEqual({ option: 'mod:evade:blank' });
    const miss = evading(['hit', 'blank', 'blank', 'evade', 'blank']);
    expect(miss.tokens('B1')).toEqual({ evade: 1 });
    expect(miss.happened()).toContain('attackPerformed');
  });

  test('an attacker may change them first', () => {
    const juke: readonly Ability[] = [
      modifies({
        as: 'attacker',
        does: { kind: 'change', dice: 'defense', from: ['evade'], to: 'focus', most: 1 },
      }),
    ];
    const given: Duel = {
      defender: { ...AGILE },
      dice: ['hit', 'hit', 'blank', 'evade', 'blank'],
      abilities: { 'pilot:plainace': juke },
    };
    const game = attack(given);
    expect(optionOf(game, 'mod:ship:A1:pilot:plainace:attacker', given).damage).toBe(2);
    const focused = { ...given, defender: { ...AGILE, tokens: { focus: 1 } } };
    expect(optionOf(attack(focused), 'mod:ship:A1:pilot:plainace:attacker', focused).damage).toBe(1);
  });
});

test('a question about something else has no odds', () => {
  const game = duel();
  expect(game.asked('p1')).toBe('chooseAttack');
  expect(engine.oddsAfter(game.state, question(game))).toBeNull();
});
