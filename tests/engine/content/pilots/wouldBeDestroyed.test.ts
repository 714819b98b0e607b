import { expect, test } from 'vitest';
import { inStory } from '../../../support/card';
import { engine } from '../../../support/engine';

const struck = (card: string, damage: readonly string[], more: object = {}) =>
  inStory(card, {
    phase: 'engagement',
    p1: [
      { pilot: 'academypilot', at: [457, 300], shields: 0, damage, ...more },
      { pilot: 'academypilot', at: [100, 100] },
    ],
    p2: [{ pilot: 'academypilot', at: [457, 700], heading: 180 }],
    first: [{ do: 'sufferDamage', ship: 'ship:A1', hits: 1, crits: 0 }],
    deck: { p1: ['hullbreach'] },
  });

const DURGE = 'pilot:durge-separatistalliance';

test('Durge: about to be destroyed, a charge discards Direct Hits and Pilot cards, and the rest lies facedown', () => {
  const { game } = struck(DURGE, ['-directhit', 'woundedpilot', '-panickedpilot', 'hullbreach']).use();
  expect(game.ship('A1').damage.map(({ card, faceup }) => [card, faceup])).toEqual([
    ['damage:hullbreach', false],
    ['damage:hullbreach', false],
  ]);
  expect(game.ship('A1')).toMatchObject({ destroyed: false, charges: 0 });
});

test('Durge: it does not help where nothing is discarded, nor without a charge', () => {
  const cards = ['-fuelleak', '-fuelleak', '-hullbreach', '-weaponsfailure'];
  expect(struck(DURGE, cards).use().game.ship('A1').destroyed).toBe(true);
  expect(struck(DURGE, ['-directhit', ...cards.slice(1)], { charges: 0 }).offered()).toEqual([]);
});

const TEL = 'pilot:teltrevura';
const five = ['-fuelleak', '-directhit', '-directhit', '-woundedpilot', '-panickedpilot'];

test('Tel Trevura: about to be destroyed, he discards all for five hits and comes back by his edge', () => {
  const { game } = struck(TEL, five).use();
  expect(game.ship('A1')).toMatchObject({ where: 'reserve', destroyed: false, charges: 0 });
  expect(game.ship('A1').damage).toHaveLength(5);
  game.passUntil('deploy');
  expect(game.state.phase).toBe('planning');
  expect(game.state.pending[0]!.ask).toMatchObject({ kind: 'place', region: { kind: 'arrival', edges: ['near'] } });
});

test('Tel Trevura: left alone he is destroyed, and without a charge there is no escape', () => {
  expect(struck(TEL, five).leave().game.ship('A1').destroyed).toBe(true);
  expect(struck(TEL, five, { charges: 0 }).offered()).toEqual([]);
});

test('Tel Trevura: while he thinks about it he flies with all his damage, and nothing is wrong with that', () => {
  const { game } = struck(TEL, five);
  expect(game.ship('A1').damage).toHaveLength(6);
  expect(engine.checkInvariants(game.state)).toEqual([]);
  const unasked = { ...game.state, pending: [], agenda: [] };
  expect(engine.checkInvariants(unasked).map(({ invariant }) => invariant)).toContain('destruction');
});
