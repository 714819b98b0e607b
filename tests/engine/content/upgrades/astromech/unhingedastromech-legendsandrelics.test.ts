import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flown = (dial: '3TR' | '2TR' | '4KR') =>
  inStory('upgrade:unhingedastromech-legendsandrelics', {
    phase: 'activation',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial }],
    p2: [{ pilot: 'wedgeantilles', at: [457, 800], dial: '2FB' }],
  })
    .until('chooseAction')
    .game.about('A1', 'maneuverExecuted')!.maneuver;

test('Unhinged Astromech: a red 3 turn is white', () => expect(flown('3TR')).toBe('3TW'));

test('Unhinged Astromech: not at another speed', () => expect([flown('2TR'), flown('4KR')]).toEqual(['2TR', '4KR']));
