import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/engine/core/effect';
import type { ShipId } from '../../../../src/engine/core/ids';
import { inStep } from '../../../../src/engine/rules/steps';
import { blocks } from '../../../support/actions';
import { type Placed, type Story, scenario, shipId } from '../../../support/scenario';

const KNOWLEDGE = 'condition:ancientknowledge';
const far: Placed = { pilot: 'darthvader', at: [100, 800], dial: '2FB' };
const xwing = (x: number, rest: Partial<Placed> = {}): Placed => ({
  pilot: 'bluesquadronescort',
  at: [x, 280],
  dial: '1FB',
  ...rest,
});
const story = (rest: Partial<Story> = {}) =>
  scenario({ scenario: 'ancientknowledge', profile: 'xwa50', round: 2, p1: [xwing(457)], p2: [far], ...rest });
const TRANSMIT = 'action:scenario:transmit:white';
/** The ships know, each from a cache of its own, as if they had transmitted before. */
const known = (...names: readonly string[]) => ({
  markers: names.map((_, index) => ({ at: [850, 100 + 150 * index] as const })),
  first: names.map((name, index): Effect => ({ do: 'transmit', ship: shipId(name), marker: `marker:${index + 2}` })),
});
const knowing = (game: ReturnType<typeof story>): readonly ShipId[] =>
  Object.values(game.state.ships)
    .filter(({ conditions }) => conditions.some(({ card }) => card === KNOWLEDGE))
    .map(({ id }) => id);

describe('Ancient Knowledge: transmit', () => {
  test('spends the charge of a cache at range 0-1 for the condition', () => {
    const game = story().choose('p1', TRANSMIT);
    expect(game.ship('A1').conditions).toEqual([{ card: KNOWLEDGE, from: null, faceup: true }]);
    expect(game.state.markers['marker:1']!.charged).toBe(false);
    expect(game.last('knowledgeGained')).toEqual({ type: 'knowledgeGained', ship: 'ship:A1', marker: 'marker:1' });
  });

  test.each([
    { range: 1, y: 457.2 - 80 - 38 - 100, blocked: null },
    { range: 2, y: 457.2 - 80 - 38 - 100.1, blocked: 'noTarget' },
  ])('at range $range: $blocked', ({ y, blocked }) => {
    const game = story({ p1: [xwing(457.2, { at: [457.2, y] })] });
    expect(blocks(game)['scenario:transmit:white']).toBe(blocked);
    expect(game.offers('p1').includes(TRANSMIT)).toBe(blocked === null);
  });

  test('every cache begins with its charge', () => {
    expect(story({ markers: [{ at: [200, 300] }] }).state.markers).toMatchObject({
      'marker:1': { charged: true },
      'marker:2': { charged: true },
    });
  });

  test('a spent cache gives nothing until points are scored', () => {
    const game = story({ p1: [xwing(420), xwing(490)] }).choose('p1', 'ship:A1', TRANSMIT);
    expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAction', ship: 'ship:A2' });
    expect(blocks(game, 'A2')['scenario:transmit:white']).toBe('cacheSpent');
    game.passUntil('setDials');
    expect(game.state.markers['marker:1']!.charged).toBe(true);
    expect(game.events('markerRecharged')).toEqual([{ type: 'markerRecharged', marker: 'marker:1' }]);
    const order = game.happened().filter(type => type === 'scored' || type === 'markerRecharged');
    expect(order).toEqual(['scored', 'markerRecharged']);
  });

  test('with a spent and an active one close by, it is the active one', () => {
    const game = story({
      p1: [xwing(457, { at: [457, 450], heading: 90 })],
      markers: [{ at: [620, 450] }],
      first: [{ do: 'transmit', ship: 'ship:B1', marker: 'marker:1' }],
    }).choose('p1', TRANSMIT);
    expect(game.last('knowledgeGained')).toMatchObject({ marker: 'marker:2' });
  });

  test('between two active ones the player chooses, and the other keeps its charge', () => {
    const game = story({
      p1: [xwing(457, { at: [457, 450], heading: 90 })],
      markers: [{ at: [620, 450] }],
    }).choose('p1', TRANSMIT);
    expect(game.offers('p1')).toEqual(['marker:1', 'marker:2']);
    game.choose('p1', 'marker:2');
    expect(game.state.markers).toMatchObject({ 'marker:1': { charged: true }, 'marker:2': { charged: false } });
  });

  test('a ship that knows cannot transmit', () => {
    const game = story(known('A1'));
    expect(blocks(game)['scenario:transmit:white']).toBe('alreadyKnows');
    expect(game.offers('p1')).not.toContain(TRANSMIT);
  });

  test('nor is the condition ever there twice', () => {
    const again: Effect = { do: 'transmit', ship: 'ship:A1', marker: 'marker:1' };
    const game = story({ ...known('A1'), first: [...known('A1').first, again], alone: true });
    expect(game.ship('A1').conditions).toEqual([{ card: KNOWLEDGE, from: null, faceup: true }]);
    expect(game.state.markers['marker:1']!.charged).toBe(true);
  });
});

describe('Ancient Knowledge: points', () => {
  const wing = { p1: [xwing(200), xwing(300), xwing(400)], p2: [far, { ...far, at: [200, 800] as const }] };
  const scored = (names: readonly string[], rest: Partial<Story> = {}) =>
    story({ ...wing, ...known(...names), phase: 'end', ...rest });

  test.each([
    { names: [], points: [0, 0] },
    { names: ['A1'], points: [4, 0] },
    { names: ['A1', 'B1'], points: [2, 2] },
    { names: ['B1', 'B2', 'A3'], points: [2, 4] },
  ])('known by $names: $points', ({ names, points }) => {
    const game = scored(names);
    expect([game.points('p1'), game.points('p2')]).toEqual(points);
  });

  test('not in the first round', () => {
    expect(scored(['A1'], { round: 1 }).points('p1')).toBe(0);
  });

  test('whoever scores four chooses a ship that forgets', () => {
    const game = scored(['A1', 'A3', 'B1']);
    expect(game.state.pending[0]).toMatchObject({ player: 'p1', topic: { kind: 'chooseToForget' } });
    expect(game.offers('p1')).toEqual(['ship:A1', 'ship:A3']);
    game.choose('p1', 'ship:A3');
    expect(knowing(game)).toEqual(['ship:A1', 'ship:B1']);
    expect(game.last('conditionLost')).toMatchObject({ ship: 'ship:A3', condition: KNOWLEDGE });
  });

  test('with only one there is no choice', () => {
    const game = scored(['A1']);
    expect(game.asked('p1')).toBe('setDials');
    expect(knowing(game)).toEqual([]);
  });

  test('whoever scores two forgets nothing', () => {
    expect(knowing(scored(['A1', 'B1']))).toEqual(['ship:A1', 'ship:B1']);
  });

  test('what was forgotten may be learned again', () => {
    const game = story().choose('p1', TRANSMIT).passUntil('setDials');
    expect(knowing(game)).toEqual([]);
    game.choose('p1', 'dial:ship:A1:1FB', 'ready').choose('p2', 'dial:ship:B1:2FB', 'ready');
    game.choose('p1', TRANSMIT);
    expect(knowing(game)).toEqual(['ship:A1']);
  });
});

type Face = 'hit' | 'crit' | 'focus' | 'blank' | 'evade';
/** A1 knows and fires three dice at B1, or B1 three at A1, whose two it rolls then. */
const fight = (who: 'attacks' | 'defends', dice: readonly Face[], rest: Partial<Story> = {}) => {
  const game = story({
    p1: [{ pilot: who === 'attacks' ? 'lukeskywalker' : 'bluesquadronescort', at: [457, 250], force: 0 }],
    p2: [{ pilot: 'onyxsquadronace', at: [457, 410] }],
    ...known('A1'),
    phase: 'engagement',
    dice,
    ...rest,
  });
  return who === 'attacks'
    ? game.choose('p1', 'target:ship:B1:primary:0')
    : game.choose('p2', 'target:ship:A1:primary:0');
};
const keyFor = (side: 'attacker' | 'defender') => `mod:ship:A1:${KNOWLEDGE}:${side}`;

describe('Ancient Knowledge: given up for one result', () => {
  test('a hit while attacking', () => {
    const game = fight('attacks', ['blank', 'blank', 'blank', 'blank', 'blank', 'blank']);
    game.choose('p1', keyFor('attacker'));
    expect(game.ship('A1').conditions).toEqual([]);
    expect(game.last('diceChanged')).toMatchObject({ kind: 'attack', after: ['hit', 'blank', 'blank'] });
  });

  test('which die is the choice of the player: blanks, focus results, even crits', () => {
    const game = fight('attacks', ['crit', 'focus', 'blank']).choose('p1', keyFor('attacker'));
    expect(game.asked('p1')).toBe('changeDice');
    expect(game.offers('p1')).toEqual(['die:0', 'die:1', 'die:2']);
    game.pick('p1', ['die:1']);
    expect(game.last('diceChanged')).toMatchObject({
      before: ['crit', 'focus', 'blank'],
      after: ['crit', 'hit', 'blank'],
    });
  });

  test('hits are hits: they are not among the choices', () => {
    const game = fight('attacks', ['hit', 'focus', 'blank']).choose('p1', keyFor('attacker'));
    expect(game.offers('p1')).toEqual(['die:1', 'die:2']);
  });

  test('with nothing but hits there is nothing to give it up for', () => {
    const game = fight('attacks', ['hit', 'hit', 'hit']);
    expect(game.offers('p1')).not.toContain(keyFor('attacker'));
    expect(knowing(game)).toEqual(['ship:A1']);
  });

  test('an evade while defending', () => {
    const game = fight('defends', ['hit', 'hit', 'hit', 'blank', 'focus']);
    expect(game.offers('p1')).toEqual([keyFor('defender'), 'pass']);
    game.choose('p1', keyFor('defender')).pick('p1', ['die:0']);
    expect(game.last('diceChanged')).toMatchObject({ kind: 'defense', after: ['evade', 'focus'] });
    expect(knowing(game)).toEqual([]);
  });

  test('the choice may be declined, and it is kept', () => {
    const game = fight('attacks', ['blank', 'blank', 'blank']).choose('p1', 'pass');
    expect(knowing(game)).toEqual(['ship:A1']);
  });

  test("not on the other side's dice, nor by a ship that does not know", () => {
    const game = fight('attacks', ['blank', 'blank', 'blank'], { first: [], markers: [] });
    expect(game.offers('p1')).not.toContain(keyFor('attacker'));
    const defended = fight('defends', ['hit', 'hit', 'hit', 'evade', 'evade']);
    expect(defended.offers('p1')).not.toContain(keyFor('defender'));
  });

  test('at attack range 0 the attacker changes nothing', () => {
    const touching = { p2: [{ pilot: 'onyxsquadronace', at: [457, 290] as const }] };
    const game = fight('attacks', ['blank', 'blank', 'blank'], touching);
    expect(game.happened()).toContain('attackDeclared');
    expect(game.offers('p1')).not.toContain(keyFor('attacker'));
  });
});

describe('Ancient Knowledge: gone with its ship', () => {
  const kill: Effect = inStep('test', null, [{ do: 'sufferDamage', ship: 'ship:A1', hits: 9, crits: 0 }]);

  test('after it was destroyed', () => {
    const game = story({ ...known('A1'), first: [...known('A1').first, kill] });
    expect(knowing(game)).toEqual([]);
    expect(game.happened().indexOf('conditionLost')).toBeLessThan(game.happened().indexOf('shipRemoved'));
  });

  test('destroyed in an attack it defends to the end with it, then it is gone, also for its own shot', () => {
    const game = story({
      p1: [xwing(457, { at: [457, 250], shields: 0, damage: ['-fuelleak', '-fuelleak', '-directhit'] })],
      p2: [{ pilot: 'obsidiansquadronpilot', at: [457, 400] }],
      ...known('A1'),
      firstPlayer: 'p2',
      phase: 'engagement',
      dice: ['hit', 'hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
    });
    game.choose('p2', 'target:ship:A1:primary:0');
    expect(game.offers('p1')).toContain(keyFor('defender'));
    game.choose('p1', 'pass');
    expect(game.ship('A1')).toMatchObject({ destroyed: true, where: 'table', conditions: [] });
    game.choose('p1', 'target:ship:B1:primary:0');
    expect(game.offers('p1')).toEqual([]);
  });

  test('when it flees', () => {
    const game = story({ ...known('A1'), p1: [xwing(457, { at: [457, 880], dial: '4FW' })] });
    expect(game.happened()).toContain('shipFled');
    expect(knowing(game)).toEqual([]);
  });

  test('when it is placed in reserve', () => {
    const away: Effect = inStep('test', null, [{ do: 'placeInReserve', ship: 'ship:A1' }]);
    const game = story({ ...known('A1'), first: [...known('A1').first, away] });
    expect(game.ship('A1')).toMatchObject({ where: 'reserve', conditions: [] });
  });

  test('not by mere damage', () => {
    const hurt: Effect = inStep('test', null, [{ do: 'sufferDamage', ship: 'ship:A1', hits: 2, crits: 0 }]);
    expect(knowing(story({ ...known('A1'), first: [...known('A1').first, hurt] }))).toEqual(['ship:A1']);
  });
});
