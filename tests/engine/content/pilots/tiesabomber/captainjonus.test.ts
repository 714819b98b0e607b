import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const ROLLS = 'blank blank blank blank / blank blank blank';

describe.each(['captainjonus', 'captainjonus-swz105'])('%s', pilot => {
  const shot = (upgrade: string, third = {}) =>
    inDuel(`pilot:${pilot}`, {
      on: 'wingman',
      attacker: { upgrades: [upgrade], locks: ['B1'], tokens: { focus: 1 } },
      third,
      rolls: ROLLS,
    }).attack(`target:ship:B1:upgrade:${upgrade}`);

  test.each(['protontorpedoes', 'ionmissiles'])('lets a friend at range 1 reroll two dice of %s', upgrade => {
    expect(shot(upgrade).use().game.state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 2 });
  });
  test('not of a cannon, not at range 2', () => {
    expect(shot('ioncannon').offered()).toEqual([]);
    expect(shot('protontorpedoes', { at: [620, 300] }).offered()).toEqual([]);
  });
});

describe('captainjonus-swz98', () => {
  const inSystem = () =>
    inStory('pilot:captainjonus-swz98', {
      phase: 'system',
      p1: [{ pilot: 'captainjonus-swz98', at: [400, 400], dial: '2FW' }],
      p2: [{ pilot: 'academypilot', at: [800, 800], heading: 180, dial: '2FW' }],
    }).until('placeDevice');
  test('a device dropped is an evade token', () => {
    const { game } = inSystem();
    game.choose('p1', game.offers('p1')[0]!);
    expect(game.tokens('A1')).toEqual({ evade: 1 });
  });
  test('none dropped, none gained', () => {
    const { game } = inSystem();
    expect(game.choose('p1', 'pass').tokens('A1')).toEqual({});
  });
});
