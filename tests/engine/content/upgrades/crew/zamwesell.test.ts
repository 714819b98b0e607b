import { expect, test } from 'vitest';
import { eventsFor } from '../../../../../src/engine/surface/events';
import { viewFor } from '../../../../../src/engine/surface/views';
import { atSetup, conditionsOf } from '../../../../support/conditions';
import { scenario } from '../../../../support/scenario';

const ZAM = { pilot: 'separatistracketeer', upgrades: ['zamwesell'], at: [400, 100] } as const;
const p2 = [{ pilot: 'academypilot', at: [400, 800], dial: '2FB' }] as const;

test('Zam Wesell (crew): two charges fewer at setup', () => {
  expect(
    atSetup('before', { p1: [ZAM], p2 })
      .ship('A1')
      .upgrades.find(({ card }) => card === 'upgrade:zamwesell')!.charges,
  ).toBe(0);
});

test('Zam Wesell (crew): one of two conditions in the System Phase, which the other player cannot tell', () => {
  const game = scenario({ phase: 'system', p1: [{ ...ZAM, dial: '2FW' }], p2 });
  expect(game.offers('p1')).toHaveLength(3);
  game.choose('p1', 'use:upgrade:zamwesell:condition:youshouldthankme');
  expect(conditionsOf(game, 'A1')).toEqual(['-youshouldthankme']);
  expect(viewFor(game.state, 'p1').ships['ship:A1']!.conditions[0]!.card).toBe('condition:youshouldthankme');
  expect(JSON.stringify(viewFor(game.state, 'p2'))).not.toContain('youshouldthankme');
  expect(eventsFor(game.events('conditionAssigned'), 'p2')[0]).toMatchObject({ condition: null });
});

test('Zam Wesell (crew): or none', () => {
  const game = scenario({ phase: 'system', p1: [{ ...ZAM, dial: '2FW' }], p2 }).choose('p1', 'pass');
  expect(conditionsOf(game, 'A1')).toEqual([]);
});
