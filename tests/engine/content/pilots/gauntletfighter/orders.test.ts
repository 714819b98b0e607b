import { describe, expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

type At = readonly [number, number];
const FAR: Placed = { pilot: 'soontirfel', at: [860, 860], dial: '2FB' };

describe('Captain Hark', () => {
  const revealed = (ship: Partial<Placed>) =>
    inStory('pilot:captainhark', {
      phase: 'activation',
      p1: [{ pilot: 'captainhark', at: [400, 300], dial: '0OR', upgrades: ['swivelwing'], ...ship }],
      p2: [{ ...FAR }],
    });
  test('with Swivel Wing down a stop is flown as a red 1 bank sideslip, either way, and the card flips', () => {
    const told = revealed({});
    expect(told.offered()).toEqual(['use:pilot:captainhark:1BR', 'use:pilot:captainhark:1NR']);
    const { game } = told.use('1NR');
    expect(game.last('maneuverChanged')).toMatchObject({ maneuver: '1NR', slips: true });
    expect([game.ship('A1').upgrades[0]!.side, game.tokens('A1')]).toEqual([1, { stress: 1 }]);
    // A sideslip goes to the side across from its template.
    expect(game.ship('A1').pose.x).toBeLessThan(380);
    expect(game.events('cardFlipped')).toHaveLength(1);
  });
  test('it must be', () => {
    const told = revealed({});
    told.offered();
    expect(told.game.offers('p1')).not.toContain('pass');
  });
  test('not with the wing up, nor for another maneuver', () => {
    expect(revealed({ flipped: ['swivelwing'] }).offered()).toEqual([]);
    expect(revealed({ dial: '1BB' }).offered()).toEqual([]);
  });
});

describe('Maul', () => {
  /** Initiative 5; A2 has 2, A3 as given. */
  const acted = (third: Partial<Placed>, force = 3) => {
    const told = inStory('pilot:maul', {
      phase: 'activation',
      p1: [
        { pilot: 'maul', at: [400, 300], dial: '2FB', force },
        { pilot: 'bluesquadronescort', at: [550, 420], dial: '2FB' },
        { pilot: 'academypilot', at: [250, 420], dial: '2FB', ...third },
      ],
      p2: [{ pilot: 'academypilot', at: [860, 860], dial: '2FB' }],
    });
    const { game } = told;
    for (let i = 0; i < 40; i++) {
      const [decision] = game.state.pending;
      const { topic, options, player } = decision!;
      const mine = topic.kind === 'chooseAction' && topic.ship === 'ship:A1';
      if (mine) return { ...told, game: game.choose('p1', 'action:coordinate:red') };
      game.choose(player, (options.find(({ key }) => key === 'pass') ?? options[0]!).key);
    }
    throw new Error('Maul never acted');
  };
  test('a Force makes it white, for two ships of lower initiative that act as they like and are strained', () => {
    const { game } = acted({}).use();
    game.choose('p1', 'ship:A2', 'action:lock:white', 'ship:A3');
    expect(game.tokens('A2')).toEqual({ strain: 1 });
    expect(game.offers('p1')).toEqual(['ship:A3', 'pass']);
    game.choose('p1', 'ship:A3', 'action:focus:white');
    expect(game.events('tokenGained').map(({ ship, token }) => [ship, token])).toEqual([
      ['ship:A2', 'strain'],
      ['ship:A3', 'focus'],
      ['ship:A3', 'strain'],
    ]);
    expect(game.events('forceSpent')).toHaveLength(1);
  });
  test('the second may be left', () => {
    const { game } = acted({}).use();
    game.choose('p1', 'ship:A3', 'action:focus:white', 'pass');
    expect(game.events('tokenGained').map(({ ship }) => ship)).toEqual(['ship:A3', 'ship:A3']);
  });
  test('without it one ship is coordinated as ever, unstrained, and red', () => {
    const { game } = acted({}).leave();
    game.choose('p1', 'ship:A2', 'action:focus:white');
    expect(game.events('tokenGained').map(({ ship, token }) => [ship, token])).toEqual([
      ['ship:A2', 'focus'],
      ['ship:A1', 'stress'],
    ]);
  });
  test('one of his own initiative is not among them', () => {
    const { game } = acted({ pilot: 'oldteroch', dial: '2FB' }).use();
    expect(game.offers('p1')).toEqual(['ship:A2']);
  });
  test('not without Force', () => expect(acted({}, 0).offered()).toEqual([]));
});

describe('Bo-Katan Kryze (Republic)', () => {
  const flown = (wing: Partial<Placed>, foe: At = [400, 560], y = 300) =>
    inStory('pilot:bokatankryze', {
      phase: 'activation',
      p1: [
        { pilot: 'bokatankryze', at: [400, y], dial: '2FB' },
        { pilot: 'soontirfel', at: [550, 420], dial: '2FB', ...wing },
        { pilot: 'wedgeantilles', at: [60, 60], dial: '2FB' },
      ],
      p2: [{ pilot: 'lukeskywalker', at: foe, dial: '2FB' }],
      rocks: [{ is: 'coreasteroid0', at: [340, 560] }],
    });
  test('a deplete token, and a friend locks what lies ahead of her, by an action', () => {
    const told = flown({});
    expect(told.offered().map(key => key.replace('use:pilot:bokatankryze:', ''))).toEqual(['ship:B1', 'rock:1']);
    const { game } = told.use('ship:B1');
    expect([game.ship('A2').locks, game.ship('A2').round.actions]).toEqual([['ship:B1'], ['lock']]);
    expect(game.events('tokenGained')[0]).toMatchObject({ ship: 'ship:A1', token: 'deplete' });
  });
  test('of two friends one', () => {
    const told = inStory('pilot:bokatankryze', {
      phase: 'activation',
      p1: [
        { pilot: 'bokatankryze', at: [400, 300], dial: '2FB' },
        { pilot: 'soontirfel', at: [550, 420], dial: '2FB' },
        { pilot: 'wedgeantilles', at: [250, 420], dial: '2FB' },
      ],
      p2: [{ pilot: 'lukeskywalker', at: [400, 560], dial: '2FB' }],
    });
    expect(told.offered()).toHaveLength(2);
    const { game } = told.use('ship:A3');
    expect([game.ship('A2').locks, game.ship('A3').locks]).toEqual([[], ['ship:B1']]);
  });
  test('not a stressed friend, nor one that is too far, nor after a bump', () => {
    expect(flown({ tokens: { stress: 1 } }).offered()).toEqual([]);
    expect(flown({ at: [860, 60] }).offered()).toEqual([]);
    expect(flown({}, [400, 420]).offered()).toEqual([]);
  });
  test('not what is beside her or at range 3', () => {
    expect(
      flown({}, [700, 420])
        .offered()
        .some(key => key.endsWith('B1')),
    ).toBe(false);
    expect(
      flown({}, [400, 760])
        .offered()
        .some(key => key.endsWith('B1')),
    ).toBe(false);
  });
});
