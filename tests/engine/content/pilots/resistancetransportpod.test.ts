import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { atSetup, conditionsOf } from '../../../support/conditions';

const story = {
  p1: [{ pilot: 'vimoradi', at: [200, 100] }],
  p2: [
    { pilot: 'academypilot', at: [200, 800] },
    { pilot: 'academypilot', at: [400, 800] },
  ],
} as const;

test('Vi Moradi: after setup one enemy of choice gets the condition', () => {
  const game = atSetup('after', story);
  expect(game.offers('p1')).toEqual(['use:pilot:vimoradi:ship:B1', 'use:pilot:vimoradi:ship:B2']);
  game.choose('p1', 'use:pilot:vimoradi:ship:B2');
  expect(conditionsOf(game, 'B2')).toEqual(['compromisingintel']);
});

test('Vi Moradi: not before forces are placed', () => {
  expect(atSetup('before', story).offers('p1')).toEqual([]);
});

describe('Rose Tico', () => {
  const shot = (third: readonly [number, number]) =>
    inDuel('pilot:rosetico', { third: { at: third }, rolls: 'blank blank / blank blank blank' }).attack();
  test('one reroll for a friend in the attack arc', () => {
    const { game } = shot([457, 620]).use();
    expect(game.state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 1 });
    game.pick('p1', ['die:0']);
    expect(game.events('diceRerolled')).toHaveLength(1);
  });
  test('none for one outside it', () => expect(shot([457, 200]).offered()).toEqual([]));
  test('defending, those in the arc of the attack: two of them, two dice', () => {
    const defends = (...at: readonly (readonly [number, number])[]) =>
      inDuel('pilot:rosetico', {
        on: 'defender',
        enemies: at.map(one => ({ pilot: 'academypilot', at: one, heading: 180 })),
        rolls: 'hit hit hit / blank blank',
      }).attack();
    const { game } = defends([520, 560], [400, 560]).use();
    expect(game.state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 2 });
    expect(defends([720, 300]).offered()).toEqual([]);
  });
});

test('BB-8: a red boost in the System Phase, not while stressed', () => {
  const told = (stress: number) =>
    inStory('pilot:bb8', {
      phase: 'system',
      p1: [{ pilot: 'bb8', at: [300, 300], tokens: { stress } }],
      p2: [{ pilot: 'academypilot', at: [800, 800] }],
    });
  expect(told(0).offered()).toEqual(['action:barrelRoll:red', 'action:boost:red']);
  const { game } = told(0).use('boost:red');
  game.choose('p1', 'boost:straight');
  expect(game.last('actionPerformed')).toMatchObject({ action: 'boost', color: 'red' });
  expect(game.events('tokenGained')[0]).toMatchObject({ token: 'stress' });
  expect(told(1).offered()).toEqual([]);
});

describe('Finn', () => {
  const shot = (on: 'attacker' | 'defender') =>
    inDuel('pilot:finn', { on, rolls: 'hit hit blank / blank blank evade' }).attack();
  test('adds a blank, or for strain a focus, and not both', () => {
    const told = shot('attacker');
    expect(told.offered()).toHaveLength(2);
    const { game } = told.use('focus');
    expect([game.last('diceAdded')!.after, game.tokens('A1')]).toEqual([['hit', 'hit', 'focus'], { strain: 1 }]);
    expect(told.offered()).toEqual([]);
  });
  test('the blank is free, defending too', () => {
    const { game } = shot('defender').use('');
    expect(game.last('diceAdded')!.faces).toEqual(['blank']);
    expect(game.about('B1', 'tokenGained')).toBeUndefined();
  });
});
