import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const reloads = (spent: number) =>
  inStory('upgrade:nixjerd-crew', {
    p1: [{ pilot: 'scimitarsquadronpilot', at: [300, 200], dial: '2FB', upgrades: ['protonbombs'] }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
    first: Array.from(
      { length: spent },
      () =>
        ({
          do: 'loseCharge',
          ship: 'ship:A1',
          card: 'upgrade:protonbombs',
        }) as const,
    ),
  }).until('chooseAction');
const bombs = (game: ReturnType<typeof reloads>['game']) =>
  game.ship('A1').upgrades.find(({ card }) => card === 'upgrade:protonbombs')!.charges;

test('Nix Jerd: a reload recovers one charge more on a device, for a charge and a strain token', () => {
  const told = reloads(2);
  told.game.choose('p1', 'action:reload:red');
  const { game } = told.use();
  expect(bombs(game)).toBe(2);
  expect(game.tokens('A1')).toEqual({ disarm: 1, stress: 1, strain: 1 });
});

test('Nix Jerd: not where the reload has filled it, nor after another action', () => {
  const focused = reloads(2);
  focused.game.choose('p1', 'action:focus:white');
  expect(focused.offered()).toEqual([]);
  const told = reloads(1);
  told.game.choose('p1', 'action:reload:red');
  expect(told.offered()).toEqual([]);
});
