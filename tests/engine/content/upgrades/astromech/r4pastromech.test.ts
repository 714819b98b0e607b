import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const story = (dial: '3TR' | '4KR' | '2FB', stress = 0) =>
  inStory('upgrade:r4pastromech', {
    phase: 'activation',
    p1: [{ pilot: 'wedgeantilles', at: [457, 300], dial, tokens: { stress } }],
    p2: [{ pilot: 'academypilot', at: [457, 800], dial: '2FB' }],
  });

test('R4-P Astromech: a charge makes a turn easier by one step, even before stress would forbid it', () => {
  const { game } = story('3TR', 1).use();
  expect(game.about('A1', 'maneuverExecuted')!.maneuver).toBe('3TW');
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
  expect(game.state.notes).toEqual([]);
});

test('R4-P Astromech: left alone, the maneuver stays red', () => {
  expect(story('3TR').leave().game.about('A1', 'maneuverExecuted')!.maneuver).toBe('3TR');
});

test('R4-P Astromech: not a Koiogran turn, not what is blue', () => {
  expect(story('4KR').offered()).toEqual([]);
  expect(story('2FB').offered()).toEqual([]);
});

test('R4-P Astromech: the turn of a SLAM as well, and that only', () => {
  const slams = (use: boolean) => {
    const told = inStory('upgrade:r4pastromech', {
      p1: [{ pilot: 'wedgeantilles', at: [457, 300], dial: '3FW', upgrades: ['burnoutthrusters'] }],
      p2: [{ pilot: 'academypilot', at: [60, 860], dial: '2FB' }],
    });
    told.leave().until('chooseAction');
    told.game.choose('p1', 'action:slam:white', 'maneuver:3TW');
    return (use ? told.use() : told.leave()).until().game;
  };
  expect(slams(true).about('A1', 'maneuverExecuted')).toMatchObject({ kind: 'slam', maneuver: '3TB' });
  expect(slams(true).state.notes).toEqual([]);
  expect(slams(false).about('A1', 'maneuverExecuted')).toMatchObject({ kind: 'slam', maneuver: '3TW' });
});
