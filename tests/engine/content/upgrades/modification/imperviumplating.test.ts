import { expect, test } from 'vitest';
import { about } from '../../../../support/card';
import { suffers } from '../../../../support/hurt';

const CARD = 'upgrade:imperviumplating';
const crit = (card: string, more = {}) =>
  about(CARD, suffers({ crits: 1 }, [card], { upgrades: ['imperviumplating'], ...more }));

test('Impervium Plating: a charge discards a faceup Ship card', () => {
  const { game } = crit('fuelleak').use();
  expect([game.damage('A1'), game.ship('A1').upgrades[0]!.charges]).toEqual([[], 1]);
  expect(game.state.decks.p1.discard).toHaveLength(1);
  expect(game.last('damageSuffered')).toMatchObject({ ship: 'ship:A1', damage: 'crit' });
});
test('Impervium Plating: left alone it is dealt; not a Crew card, nor one facedown', () => {
  expect(crit('fuelleak').leave().game.damage('A1')).toEqual(['fuelleak']);
  expect(crit('blindedpilot').offered()).toEqual([]);
  expect(about(CARD, suffers({ hits: 1 }, ['fuelleak'], { upgrades: ['imperviumplating'] })).offered()).toEqual([]);
});
