import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/engine/core/effect';
import { type Placed, type Story, scenario, shipId } from '../../support/scenario';

const vader: Placed = { pilot: 'darthvader', at: [100, 800], dial: '2FB' };
const wingman: Placed = { pilot: 'hortonsalm', at: [700, 100], dial: '2FB' };
const asteroid = { is: 'coreasteroid0', at: [457, 360] } as const;
const fly = (damage: readonly string[], rest: Partial<Story> = {}) =>
  scenario({
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial: '2FB', shields: 0, damage }, wingman],
    p2: [vader],
    rocks: [asteroid],
    dice: ['blank'],
    ...rest,
  });

describe('a ship destroyed outside the Engagement Phase', () => {
  test('leaves when its maneuver is resolved, before it would act and before the next ship', () => {
    const game = fly(['-fuelleak', '-fuelleak', '-hullbreach']);
    const order = game
      .happened()
      .filter(type => ['shipDestroyed', 'maneuverExecuted', 'shipRemoved', 'shipActivated'].includes(type));
    expect(order.slice(0, 5)).toEqual([
      'shipActivated',
      'shipDestroyed',
      'maneuverExecuted',
      'shipRemoved',
      'shipActivated',
    ]);
    expect(game.state.pending[0]!.topic).toMatchObject({ ship: 'ship:A2' });
  });

  test('stays if it has hull left', () => {
    const game = fly(['-fuelleak', '-fuelleak']);
    expect(game.ship('A1')).toMatchObject({ where: 'table', destroyed: false });
    expect(game.state.pending[0]!.topic).toMatchObject({ ship: 'ship:A1' });
  });

  test('waits for the queue: its own damage card still resolves', () => {
    const game = fly(['stunnedpilot', '-fuelleak', '-hullbreach']);
    const order = game.happened().filter(type => ['shipDestroyed', 'abilityUsed', 'shipRemoved'].includes(type));
    expect(order).toEqual(['shipDestroyed', 'abilityUsed', 'shipRemoved']);
    expect(game.damage('A1'), 'the excess card is dealt').toHaveLength(5);
  });

  test('waits until the queue is empty, also for an ability after the one that destroyed it', () => {
    const ship = shipId('A1');
    const event = {
      type: 'maneuverExecuted',
      ship,
      maneuver: '2FB',
      kind: 'revealed',
      fully: true,
      obstacles: ['rock:1'],
    } as const;
    const frame = {
      kind: 'activation',
      ship,
      maneuver: null,
      skipsAction: null,
      noMoreActions: false,
      triggers: [],
      todo: [{ do: 'announce', event }],
    } as const;
    const game = fly(['stunnedpilot', 'stunnedpilot', '-fuelleak'], { first: [{ do: 'enter', frame }] });
    game.choose('p1', game.offers('p1')[0]!);
    const order = game.happened().filter(type => ['shipDestroyed', 'abilityUsed', 'shipRemoved'].includes(type));
    expect(order).toEqual(['abilityUsed', 'shipDestroyed', 'abilityUsed', 'shipRemoved']);
  });

  test('takes its tokens and the locks on it along, and keeps its damage cards', () => {
    const game = fly(['-fuelleak', '-fuelleak', '-hullbreach'], { p2: [{ ...vader, locks: ['A1'] }] });
    expect(game.ship('B1').locks).toEqual([]);
    expect(game.tokens('A1')).toEqual({});
    expect(game.damage('A1')).toHaveLength(4);
  });

  test('leaves once, and with it every other ship that was destroyed in the same step', () => {
    const kill = (name: string): Effect => ({ do: 'sufferDamage', ship: shipId(name), hits: 9, crits: 0 });
    const todo = [kill('A1'), kill('A2')];
    const game = fly([], {
      first: [{ do: 'enter', frame: { kind: 'step', name: 'test', ship: null, triggers: [], todo } }],
    });
    const order = game.happened().filter(type => type === 'shipDestroyed' || type === 'shipRemoved');
    expect(order).toEqual(['shipDestroyed', 'shipDestroyed', 'shipRemoved', 'shipRemoved']);
    expect(game.events('shipRemoved').map(({ ship }) => ship)).toEqual(['ship:A1', 'ship:A2']);
  });
});
