import { expect, test } from 'vitest';
import { scenario } from '../../../../support/scenario';

const flies = (stress: number, dial: '4KR') =>
  scenario({
    p1: [{ pilot: 'wedgeantilles', upgrades: ['herasyndulla'], at: [400, 200], tokens: { stress }, dial }],
    p2: [{ pilot: 'wedgeantilles', at: [100, 860], heading: 90, dial: '2FB' }],
  }).passUntil('chooseAction');

test('Hera Syndulla (crew): flies red while stressed; with three stress tokens one goes, for a hit', () => {
  const game = flies(2, '4KR');
  expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '4KR' });
  expect(game.tokens('A1')).toEqual({ stress: 2 });
  expect(game.events('shieldLost')).toHaveLength(1);
});

test('Hera Syndulla (crew): not with two', () => {
  const game = flies(1, '4KR');
  expect(game.tokens('A1')).toEqual({ stress: 2 });
  expect(game.events('shieldLost')).toEqual([]);
});
