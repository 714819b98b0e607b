import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const CARD = 'upgrade:swiftapproach-talent';
const dropped = (stress: number) =>
  inStory(CARD, {
    phase: 'system',
    p1: [{ pilot: 'captainjonus', at: [400, 300], upgrades: ['protonbombs'], tokens: { stress }, dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
  });

test('Swift Approach: after dropping a device in the System Phase, a white roll or boost, even stressed', () => {
  const told = dropped(1);
  told.game.choose('p1', told.game.offers('p1')[0]!);
  expect(told.offered()).toEqual(['action:barrelRoll:white', 'action:boost:white']);
  const { game } = told.use('action:boost:white');
  game.choose('p1', 'boost:straight');
  expect(game.ship('A1').pose.y).toBeGreaterThan(300);
});
test('Swift Approach: not without a device, and not in another phase', () => {
  expect(dropped(0).until().game.happened()).not.toContain('actionPerformed');
  const later = inStory(CARD, {
    alone: true,
    p1: [{ pilot: 'captainjonus', at: [400, 300] }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    first: [
      {
        do: 'placeDevice',
        owner: 'p1',
        ship: 'ship:A1',
        device: 'device:protonbomb',
        pose: { x: 400, y: 200, heading: 0 },
        how: 'drop',
        fuses: 0,
      },
    ],
  });
  expect(later.game.state.pending).toEqual([]);
});
