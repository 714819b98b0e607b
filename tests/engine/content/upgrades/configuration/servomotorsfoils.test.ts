import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:servomotorsfoils';
const XWING = { pilot: 'bluesquadronescort' } as const;
const OPEN = { flipped: ['servomotorsfoils'] } as const;
const BOOSTS = ['action:boost:white'];

/** Which boosts the Perform Action step offers. */
const boosts = (ship: object) =>
  flying(CARD, { ...XWING, ...ship })
    .leave()
    .until('chooseAction')
    .game.offers('p1')
    .filter(key => key.includes('boost'));

describe('Servomotor S-Foils, closed', () => {
  test('a primary attack rolls one die fewer', () => {
    expect(rolled(inDuel(CARD).attack().game, 'attack')).toBe(2);
  });

  test('a torpedo does not', () => {
    const { game } = inDuel(CARD, { attacker: { upgrades: ['protontorpedoes'], locks: ['B1'] } });
    game.choose('p1', 'target:ship:B1:upgrade:protontorpedoes');
    expect(rolled(game, 'attack')).toBe(4);
  });

  test('boosts, and links a red boost to a focus', () => {
    expect(boosts({})).toEqual(BOOSTS);
    const { game } = flying(CARD, XWING).leave().until('chooseAction');
    game.choose('p1', 'action:focus:white');
    expect(game.offers('p1')).toEqual(['action:boost:red', 'pass']);
  });
});

describe('Servomotor S-Foils, open', () => {
  test('neither takes a die nor boosts', () => {
    expect(rolled(inDuel(CARD, { attacker: OPEN }).attack().game, 'attack')).toBe(3);
    expect(boosts(OPEN)).toEqual([]);
    const { game } = flying(CARD, { ...XWING, ...OPEN })
      .leave()
      .until('chooseAction');
    expect(game.choose('p1', 'action:focus:white').asked('p1')).not.toBe('chooseAction');
  });
});

test('Servomotor S-Foils: before it activates the ship may flip them, and is another at once', () => {
  const told = flying(CARD, { ...XWING, ...OPEN });
  expect(told.game.about('A1', 'dialRevealed')).toBeUndefined();
  const { game } = told.use('flip').until('chooseAction');
  expect(game.last('cardFlipped')).toMatchObject({ ship: 'ship:A1', card: CARD, side: 0 });
  expect(game.offers('p1').filter(key => key.includes('boost'))).toEqual(BOOSTS);
});

test('a card with two sides can be flipped by hand, one with a single side cannot', () => {
  const { game } = flying(CARD, { ...XWING, upgrades: ['r2astromech'] });
  game.referee('p1', { kind: 'flipUpgrade', ship: 'ship:A1', card: CARD });
  expect(game.last('cardFlipped')).toMatchObject({ card: CARD, side: 1 });
  expect(() => game.referee('p1', { kind: 'flipUpgrade', ship: 'ship:A1', card: 'upgrade:r2astromech' })).toThrow(
    'one side',
  );
});
