import { expect, test } from 'vitest';
import { abilitiesOn } from '../../../../../src/engine/look/abilities';
import { inStory } from '../../../../support/card';
import { engine } from '../../../../support/engine';

const story = (two: object, three: object = {}) =>
  inStory('upgrade:cikatrovizago', {
    phase: 'end',
    p1: [
      { pilot: 'trandoshanslaver', at: [400, 400], upgrades: ['riggedcargochute'] },
      { pilot: 'outerrimsmuggler', at: [520, 400], upgrades: ['deadmansswitch'], ...two },
      { pilot: 'cartelmarauder', at: [400, 280], ...three },
    ],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    first: [{ do: 'spendCharge', ship: 'ship:A1', card: 'upgrade:riggedcargochute' }],
  });
const cards = (game: ReturnType<typeof story>['game'], ship: string) =>
  game.ship(ship).upgrades.map(({ card, charges }) => `${card.slice('upgrade:'.length)}:${charges}`);

test('Cikatro Vizago: two illicit upgrades of friends at range 0-1 change places as they are, and act there', () => {
  const told = story({});
  expect(told.offered()).toHaveLength(1);
  const { game } = told.use();
  expect([cards(game, 'A1'), cards(game, 'A2')]).toEqual([
    ['deadmansswitch:0', 'cikatrovizago:0'],
    ['riggedcargochute:0'],
  ]);
  const table = { state: game.state, rules: engine.rules };
  expect(abilitiesOn(table, game.ship('A2'), 'action').map(({ ref }) => ref.source)).toEqual([
    'upgrade:riggedcargochute',
  ]);
  expect(abilitiesOn(table, game.ship('A1'), 'action')).toEqual([]);
});

test('Cikatro Vizago: what he moved acts when he is gone', () => {
  const { game } = story({}).use();
  const gone = { ...game.ship('A1'), where: 'removed' } as const;
  const state = { ...game.state, ships: { ...game.state.ships, 'ship:A1': gone } };
  const found = abilitiesOn({ state, rules: engine.rules }, game.ship('A2'), 'action');
  expect(found.map(({ ref }) => ref.source)).toEqual(['upgrade:riggedcargochute']);
});

test('Cikatro Vizago: not beyond range 1, nor onto a ship that may not have it', () => {
  expect(story({ at: [640, 400] }).offered()).toEqual([]);
  expect(story({ at: [640, 400] }, { upgrades: ['deadmansswitch'] }).offered()).toEqual([]);
});
