import { expect, test } from 'vitest';
import { inStory } from '../../../support/card';
import { engine } from '../../../support/engine';
import { acting } from '../../../support/flying';

const CARD = 'shipAbility:microthrusters';

test('Microthrusters: it barrel rolls by the banks, each to three places', () => {
  const { game } = acting(CARD, { pilot: 'blacksunassassin' }, 'action:barrelRoll:white');
  expect(game.offers('p1').map(key => key.split(':').slice(0, 3).join(':'))).toEqual(
    ['left:1bankLeft', 'left:1bankRight', 'right:1bankLeft', 'right:1bankRight'].flatMap(way =>
      Array(3).fill(`roll:${way}`),
    ),
  );
  game.choose('p1', 'roll:left:1bankLeft:middle');
  expect(game.about('A1', 'shipMoved')!.to.heading).toBe(315);
});

test('Microthrusters: a StarViper’s other moves are as usual', () => {
  const { game } = acting(CARD, { pilot: 'blacksunassassin' }, 'action:boost:white');
  expect(game.offers('p1')).toEqual(['boost:left', 'boost:straight', 'boost:right']);
  expect(engine.rules.catalog.pilot('pilot:blacksunassassin')).toBeDefined();
});

test('Microthrusters: decloaking it rolls by the 2 banks, and boosts by the 2 straight', () => {
  const { game } = inStory(CARD, {
    phase: 'system',
    p1: [{ pilot: 'blacksunassassin', at: [457, 400], tokens: { cloak: 1 } }],
    p2: [{ pilot: 'academypilot', at: [60, 860] }],
  });
  const ways = game
    .passUntil('decloak')
    .offers('p1')
    .map(key => key.split(':').slice(0, 3).join(':'));
  expect([...new Set(ways)]).toEqual([
    'boost:straight',
    ...['left:2bankLeft', 'left:2bankRight', 'right:2bankLeft', 'right:2bankRight'].map(way => `roll:${way}`),
    'pass',
  ]);
});
