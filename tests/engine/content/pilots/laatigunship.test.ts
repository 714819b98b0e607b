import { describe, expect, test } from 'vitest';
import { inStory } from '../../../support/card';
import { conditionsOf } from '../../../support/conditions';

const flies = (dial: '2FB' | '0OR') =>
  inStory('pilot:sicko', {
    p1: [{ pilot: 'sicko', at: [400, 200], dial }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
  });

test('Sicko: after a basic maneuver he may give himself the condition', () => {
  expect(conditionsOf(flies('2FB').use().game, 'A1')).toEqual(['sickeningmaneuver']);
});

test('Sicko: not after standing still', () => {
  expect(flies('0OR').offered()).toEqual([]);
});

/** One hull is left. */
const HURT = ['-fuelleak', '-fuelleak', '-fuelleak', '-fuelleak', '-directhit', '-directhit', '-directhit'];

describe('“Hound”', () => {
  const told = (token: 'strain' | 'stress', at: readonly [number, number], own: object = {}, pilot = 'slider') =>
    inStory('pilot:hound', {
      phase: 'engagement',
      p1: [
        { pilot: 'sicko', at: [400, 400], turret: 'front', tokens: own },
        { pilot, at },
      ],
      p2: [{ pilot: 'academypilot', at: [860, 860] }],
      first: [{ do: 'gainToken', ship: 'ship:A2', token, by: 'p2' }],
    });
  test('takes over a strain token of a small friend in his turret arc', () => {
    const { game } = told('strain', [400, 550]).use();
    expect(game.events('tokenGained').map(({ ship, token }) => [ship, token])).toEqual([
      ['ship:A2', 'strain'],
      ['ship:A1', 'strain'],
    ]);
  });
  test('not with one of his own, not stress, not beside the arc, and not from a medium ship', () => {
    expect(told('strain', [400, 550], { strain: 1 }).offered()).toEqual([]);
    expect(told('stress', [400, 550]).offered()).toEqual([]);
    expect(told('strain', [600, 400]).offered()).toEqual([]);
    expect(told('strain', [400, 550], {}, 'sicko').offered()).toEqual([]);
  });
});

test('“Warthog”: destroyed in the Engagement Phase he fires at his own initiative, as nobody else does', () => {
  const attackers = (pilot: string) => {
    const { game } = inStory(`pilot:${pilot}`, {
      phase: 'engagement',
      p1: [{ pilot: 'sicko', at: [400, 300], shields: 0, turret: 'front', damage: HURT }],
      p2: [{ pilot: 'soontirfel', at: [400, 450] }],
      dice: ['hit', 'hit', 'hit', 'blank', 'blank'],
    });
    while (game.state.phase === 'engagement' && game.state.pending.length > 0) {
      const { player, options } = game.state.pending[0]!;
      const keys = options.map(({ key }) => key);
      game.choose(player, keys.find(key => key.startsWith('target:')) ?? (keys.includes('pass') ? 'pass' : keys[0]!));
    }
    return game.events('attackDeclared').map(({ attacker }) => attacker);
  };
  expect(attackers('warthog')).toEqual(['ship:B1', 'ship:A1']);
  expect(attackers('sicko')).toEqual(['ship:B1']);
});

test('“Hawk”: a fast friend close by may be strained for a move as the End Phase starts', () => {
  const told = (dial: '3FB' | '2FB') => {
    const story = inStory('pilot:hawk', {
      phase: 'activation',
      p1: [
        { pilot: 'sicko', at: [457, 300], dial: '3FW' },
        { pilot: 'slider', at: [540, dial === '3FB' ? 300 : 340], dial },
      ],
      p2: [{ pilot: 'academypilot', at: [860, 860], dial: '4FW' }],
    });
    for (let i = 0; i < 60 && story.game.state.phase !== 'end'; i++) {
      const { player, options } = story.game.state.pending[0]!;
      const keys = options.map(({ key }) => key);
      story.game.choose(player, keys.includes('pass') ? 'pass' : keys[0]!);
    }
    return story.game.offers('p1');
  };
  expect(told('3FB').some(key => key.endsWith('ship:A2'))).toBe(true);
  expect(told('2FB').some(key => key.endsWith('ship:A2'))).toBe(false);
});
