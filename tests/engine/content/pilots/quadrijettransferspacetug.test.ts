import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { scenario } from '../../../support/scenario';

describe('Constable Zuvio', () => {
  const bombs = (pilot: string) =>
    scenario({
      phase: 'system',
      p1: [{ pilot, at: [457, 300], upgrades: ['protonbombs'], dial: '2FB' }],
      p2: [{ pilot: 'academypilot', at: [100, 860], dial: '2FB', heading: 90 }],
    });
  test('pilot:constablezuvio launches a bomb that would be dropped', () => {
    const game = bombs('constablezuvio');
    const front = game.offers('p1').find(key => key.includes('launch'))!;
    game.choose('p1', front);
    expect(Object.values(game.state.devices)[0]!.pose.y).toBeGreaterThan(300);
  });
  test('others do not', () => {
    expect(
      bombs('unkarplutt')
        .offers('p1')
        .filter(key => key.includes('launch')),
    ).toEqual([]);
  });
});

describe('Sarco Plank', () => {
  const story = (dial: '1FB' | '2FB' | '3FW') => {
    const told = inStory('pilot:sarcoplank', {
      phase: 'activation',
      p1: [{ pilot: 'sarcoplank', at: [457, 300], dial }],
      p2: [{ pilot: 'wedgeantilles', at: [457, 600], dial: '1FB' }],
      dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
    });
    const { game } = told;
    game.passUntil('chooseAttack').choose('p2', game.offers('p2').find(key => key.startsWith('target:'))!);
    return game;
  };
  const defends = (dial: '1FB' | '3FW', pick: 'use' | 'pass') => {
    const game = story(dial);
    game.choose('p1', pick === 'pass' ? 'pass' : game.offers('p1').find(key => key.includes('sarcoplank'))!);
    for (let i = 0; i < 20 && !game.events('diceRolled').some(({ kind }) => kind === 'defense'); i++)
      game.choose(game.state.pending[0]!.player, 'pass');
    return game.events('diceRolled').find(({ kind }) => kind === 'defense')!.faces.length;
  };
  test('rolls as many dice as the maneuver was fast, if he likes', () => {
    expect(defends('3FW', 'use') - defends('3FW', 'pass')).toBe(1);
    expect(defends('1FB', 'use') - defends('1FB', 'pass')).toBe(-1);
  });
  test('not asked where it makes no difference', () => {
    expect(
      story('2FB')
        .offers('p1')
        .filter(key => key.includes('sarcoplank')),
    ).toEqual([]);
  });
  test('without a maneuver this round there is no speed', () => {
    expect(inDuel('pilot:sarcoplank', { on: 'defender', rolls: 'hit' }).attack().offered()).toEqual([]);
  });
});

describe('Unkar Plutt', () => {
  const met = (y: number) =>
    inStory('pilot:unkarplutt', {
      phase: 'engagement',
      p1: [
        { pilot: 'unkarplutt', at: [457, 300] },
        { pilot: 'sarcoplank', at: [417, 300] },
      ],
      p2: [{ pilot: 'academypilot', at: [457, y] }],
    }).until('chooseAttack').game;
  const tractored = (y: number) => {
    const game = met(y);
    return ['A1', 'A2', 'B1'].map(
      name =>
        game.events('tokenGained').filter(({ ship, token }) => ship === `ship:${name}` && token === 'tractor').length,
    );
  };
  test('he and all at range 0 are tractored', () => {
    expect(tractored(340)).toEqual([1, 1, 1]);
    expect(tractored(420)).toEqual([1, 1, 0]);
  });
  test('not alone', () => {
    const alone = inStory('pilot:unkarplutt', {
      phase: 'engagement',
      p1: [{ pilot: 'unkarplutt', at: [457, 300] }],
      p2: [{ pilot: 'academypilot', at: [457, 420] }],
    }).until('chooseAttack').game;
    expect(alone.tokens('A1')).toEqual({});
  });
});
