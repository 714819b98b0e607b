import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

type At = readonly [number, number];
const FAR: Placed = { pilot: 'soontirfel', at: [860, 860], dial: '2FB' };

describe('Bodhi Rook', () => {
  /** A2 performs a lock action; B1 is far from it, and A3 close to B1. */
  const locks = (third: At, pilot = 'bodhirook') => {
    const { game } = inStory(`pilot:${pilot}`, {
      phase: 'activation',
      p1: [
        { pilot, at: [60, 60], dial: '1FB' },
        { pilot: 'bluesquadronescort', at: [160, 60], dial: '2FB' },
        { pilot: 'academypilot', at: third },
      ],
      p2: [{ ...FAR }],
      rocks: [{ is: 'coreasteroid0', at: [760, 500] }],
    });
    while (game.ship('A2').round.actions.length === 0) {
      const [decision] = game.state.pending;
      const { topic, options } = decision!;
      const mine = 'ship' in topic && topic.ship === 'ship:A2' && topic.kind === 'chooseAction';
      const key = mine ? 'action:lock:white' : (options.find(one => one.key === 'pass') ?? options[0]!).key;
      game.choose(decision!.player, key);
    }
    return game.offers('p1');
  };
  test('a friend may lock what another friend is close to, ship or rock', () => {
    expect(locks([860, 600])).toContain('ship:B1');
    expect(locks([860, 600])).toContain('rock:1');
  });
  test('not what no friend is close to, nor without him', () => {
    expect(locks([300, 60])).not.toContain('ship:B1');
    expect(locks([860, 600], 'bluesquadronscout')).not.toContain('ship:B1');
  });
});

describe('Cassian Andor', () => {
  const told = (at: At, stress: number) =>
    inStory('pilot:cassianandor', {
      phase: 'activation',
      p1: [
        { pilot: 'cassianandor', at: [300, 200], dial: '2FB', tokens: { stress: 1 } },
        { pilot: 'bluesquadronescort', at, dial: '3FW', tokens: { stress } },
      ],
      p2: [{ ...FAR }],
    });
  test('a friend at range 1-3 loses one stress token before anybody moves', () => {
    const { game } = told([420, 200], 2).use('ship:A2');
    expect(game.tokens('A2').stress).toBe(1);
    expect(game.happened().indexOf('tokenRemoved')).toBeLessThan(game.happened().indexOf('dialRevealed'));
  });
  test('not himself, nor one without stress, nor beyond range 3', () => {
    expect(told([420, 200], 1).offered()).toEqual(['use:pilot:cassianandor:ship:A2']);
    expect(told([420, 200], 0).offered()).toEqual([]);
    expect(told([760, 200], 1).offered()).toEqual([]);
  });
});

describe('Heff Tobber', () => {
  const met = (dial: '2FB' | '1FW', stress = 0) =>
    inStory('pilot:hefftobber', {
      phase: 'activation',
      p1: [{ pilot: 'hefftobber', at: [400, 400], dial: '2FB', tokens: { stress } }],
      p2: [{ pilot: 'academypilot', at: [400, 560], dial }],
    });
  test('an action after an enemy has run into him', () => {
    const { game } = met('2FB').use('action:focus:white');
    expect(game.tokens('A1').focus).toBe(1);
    expect(game.happened().indexOf('actionPerformed')).toBeLessThan(game.happened().lastIndexOf('dialRevealed'));
  });
  test('not where it stops short, nor while he is stressed', () => {
    expect(met('1FW').offered()).toEqual([]);
    expect(met('2FB', 1).offered()).toEqual([]);
  });
});

describe('Saw Gerrera', () => {
  const shot = (attacker: Partial<Placed>, at: At = [600, 300]) =>
    inDuel('pilot:sawgerrera', {
      on: 'wingman',
      attacker,
      third: { at },
      rolls: 'blank hit hit / blank blank blank',
    }).attack();
  test('a damaged friend rerolls one attack die', () => {
    const { game } = shot({ damage: ['-fuelleak'] }).use();
    game.pick('p1', ['die:0']);
    expect(game.last('diceRerolled')!.dice).toEqual([0]);
  });
  test('shields lost are no damage cards, and range 3 is the end', () => {
    expect(shot({ shields: 0 }).offered()).toEqual([]);
    expect(shot({ damage: ['-fuelleak'] }, [860, 60]).offered()).toEqual([]);
  });
});

describe('Benthic Two Tubes', () => {
  const acted = (action: string, at: At) => {
    const told = inStory('pilot:benthictwotubes', {
      phase: 'activation',
      p1: [
        { pilot: 'benthictwotubes', at: [300, 200], dial: '2FB', tokens: { focus: action.includes('lock') ? 1 : 0 } },
        { pilot: 'bluesquadronescort', at },
      ],
      p2: [{ ...FAR, at: [400, 500] }],
    });
    told.game.passUntil('chooseAction').choose('p1', action);
    if (told.game.asked('p1') === 'lock') told.game.choose('p1', 'ship:B1');
    return told;
  };
  test('his focus token goes to a friend at range 1-2', () => {
    const { game } = acted('action:focus:white', [460, 280]).use('ship:A2');
    expect([game.tokens('A1').focus, game.tokens('A2').focus]).toEqual([undefined, 1]);
  });
  test('not beyond, nor after another action', () => {
    expect(acted('action:focus:white', [720, 280]).offered()).toEqual([]);
    expect(acted('action:lock:white', [460, 280]).offered()).toEqual([]);
  });
});

describe('K-2SO', () => {
  const flown = (dial: '0OR' | '2FB') =>
    inStory('pilot:k2so', {
      phase: 'activation',
      p1: [{ pilot: 'k2so', at: [300, 200], dial }],
      p2: [{ ...FAR }],
    }).until('chooseAction').game;
  test('stress brings a calculate token', () => {
    expect(
      flown('0OR')
        .events('tokenGained')
        .map(({ token }) => token),
    ).toEqual(['stress', 'calculate']);
  });
  test('nothing comes without stress', () => expect(flown('2FB').tokens('A1')).toEqual({}));
});
