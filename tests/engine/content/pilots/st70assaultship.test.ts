import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import type { Placed } from '../../../support/scenario';

describe('Q9-0', () => {
  const flies = (dial: NonNullable<Placed['dial']>, at: readonly [number, number] = [100, 860]) =>
    inStory('pilot:q90', {
      phase: 'activation',
      p1: [{ pilot: 'q90', at: [457, 200], dial }],
      p2: [{ pilot: 'soontirfel', at, dial: '2FB', heading: 90 }],
    });
  test('after an advanced maneuver, a calculate action even while stressed, and a strain token', () => {
    const { game } = flies('5KR').use('action:calculate:white');
    expect(game.tokens('A1')).toMatchObject({ calculate: 1, strain: 1, stress: 1 });
  });
  test('not after a basic one, nor one only partially executed', () => {
    expect(flies('2FB').offered()).toEqual([]);
    expect(flies('5KR', [457, 420]).offered()).toEqual([]);
  });
});

describe('The Mandalorian', () => {
  const shot = (on: 'attacker' | 'defender', heading: number) =>
    inDuel('pilot:themandalorian', {
      on,
      ...(on === 'attacker'
        ? { enemies: [{ pilot: 'academypilot', at: [557, 460], heading }] }
        : { wingmen: [{ pilot: 'bluesquadronescort', at: [557, 340], heading }] }),
      rolls: on === 'attacker' ? 'blank blank hit' : 'hit hit hit / blank blank',
    }).attack();
  test('in the front arcs of two enemies a blank is a focus, attacking and defending', () => {
    expect(
      shot('attacker', 210)
        .use()
        .game.last('diceChanged')!
        .after.filter(face => face === 'focus'),
    ).toHaveLength(1);
    expect(
      shot('defender', 330)
        .use()
        .game.last('diceChanged')!
        .after.filter(face => face === 'focus'),
    ).toHaveLength(1);
  });
  test('not with only one of them looking', () => {
    expect(shot('attacker', 0).offered()).toEqual([]);
    expect(shot('defender', 180).offered()).toEqual([]);
  });
});

describe('Guild Bounty Hunter', () => {
  const shot = (upgrades: readonly string[], range: 2 | 3 = 2) =>
    inDuel('pilot:guildbountyhunter', { attacker: { upgrades }, range, rolls: 'focus hit blank' })
      .until('chooseAttack')
      .attack();
  test('a charge of an illicit upgrade makes a focus a crit', () => {
    const { game } = shot(['deadmansswitch', 'contrabandcybernetics']).use();
    expect(game.last('diceChanged')!.after[0]).toBe('crit');
    expect(game.ship('A1').upgrades.find(({ card }) => card === 'upgrade:contrabandcybernetics')!.charges).toBe(0);
  });
  test('of two, one is picked', () => {
    const { game } = shot(['inertialdampeners', 'contrabandcybernetics', 'riggedcargochute']).use();
    expect(game.offers('p1')).toEqual(['upgrade:contrabandcybernetics', 'upgrade:riggedcargochute']);
    game.choose('p1', 'upgrade:riggedcargochute');
    expect(game.ship('A1').upgrades.map(({ charges }) => charges)).toEqual([0, 1, 0]);
  });
  test('not of others, nor at range 3', () => {
    expect(shot(['shieldupgrade', 'deadmansswitch']).offered()).toEqual([]);
    expect(shot(['contrabandcybernetics'], 3).offered()).toEqual([]);
  });
});
