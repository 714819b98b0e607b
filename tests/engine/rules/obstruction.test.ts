import { describe, expect, test } from 'vitest';
import { attack, type Duel, duel, PRIMARY, rolled } from '../../support/duel';

/** A1 and B1 face each other at range 3; between them lies what the story puts there. */
const across = (rest: Duel): Duel => ({ range: 3, dice: ['hit', 'hit', 'hit'], ...rest });
const rock = (x: number, y = 450, is = 'coreasteroid0') => ({ is, at: [x, y] as const });

describe('an attack through an obstacle', () => {
  test.each(['coreasteroid0', 'yt2400debris0', 'gascloud1'])('%s gives one more defense die', is => {
    const game = attack(across({ rocks: [rock(457, 450, is)] }));
    expect(game.last('attackDeclared')).toMatchObject({ obstructedBy: ['rock:1'] });
    expect(rolled(game, 'defense')).toBe(5);
  });

  test('two of them give no more than one', () => {
    expect(rolled(attack(across({ rocks: [rock(457, 400), rock(457, 500)] })), 'defense')).toBe(5);
  });

  test('beside the line they give none', () => {
    const game = attack(across({ rocks: [rock(560)] }));
    expect(game.last('attackDeclared')).toMatchObject({ obstructedBy: [] });
    expect(rolled(game, 'defense')).toBe(4);
  });

  test('under the defender, but not between, they give none', () => {
    expect(rolled(attack(across({ rocks: [rock(457, 640, 'coreasteroid1')] })), 'defense')).toBe(4);
  });
});

describe('an attack through ships and devices', () => {
  test('is obstructed without effect', () => {
    const friend = { pilot: 'cavernangelszealot', at: [457, 450] } as const;
    const game = attack(across({ wingmen: [friend] }));
    expect(game.last('attackDeclared')).toMatchObject({ obstructedBy: ['ship:A2'] });
    expect(rolled(game, 'defense')).toBe(4);
  });

  test('a device likewise', () => {
    const game = attack(across({ devices: [{ is: 'connernet', at: [457, 450] }] }));
    expect(game.last('attackDeclared')!.obstructedBy).toEqual(['token:1']);
    expect(rolled(game, 'defense')).toBe(4);
  });

  test('a device that is an obstacle counts as one', () => {
    expect(rolled(attack(across({ devices: [{ is: 'electrochaffcloud', at: [457, 450] }] })), 'defense')).toBe(5);
  });

  test('scenario features do not obstruct', () => {
    const game = attack({ attacker: { at: [457.2, 400] }, defender: { at: [457.2, 560] } });
    expect(game.last('attackDeclared')).toMatchObject({ obstructedBy: [] });
  });
});

describe('equally short lines', () => {
  test('the attacker chooses between a free and an obstructed one', () => {
    const game = duel(across({ rocks: [rock(490)] })).choose('p1', PRIMARY);
    expect(game.asked('p1')).toBe('chooseLine');
    expect(game.offers('p1')).toEqual(['line:free', 'line:rock:1']);
    game.choose('p1', 'line:free');
    expect(rolled(game, 'defense')).toBe(4);
  });

  test('and may take the obstructed one', () => {
    const game = duel(across({ rocks: [rock(490)] })).choose('p1', PRIMARY, 'line:rock:1');
    expect(rolled(game, 'defense')).toBe(5);
  });

  test('is not asked where all are obstructed, by whatever', () => {
    const game = duel(across({ rocks: [rock(480, 400), rock(430, 500)] })).choose('p1', PRIMARY);
    expect(game.asked('p1')).not.toBe('chooseLine');
    expect(rolled(game, 'defense')).toBe(5);
  });

  test('is not asked where the only difference is a ship', () => {
    const friend = { pilot: 'cavernangelszealot', at: [480, 450] } as const;
    expect(
      duel(across({ wingmen: [friend] }))
        .choose('p1', PRIMARY)
        .asked('p1'),
    ).not.toBe('chooseLine');
  });

  test('a single shortest line leaves no choice', () => {
    const game = duel(across({ rocks: [rock(480)], defender: { at: [457, 600], heading: 150 } })).choose('p1', PRIMARY);
    expect(game.asked('p1')).not.toBe('chooseLine');
  });
});
