import { describe, expect, test } from 'vitest';
import { acting, blocks } from '../../../support/actions';
import { vader, xwing } from '../../../support/devices';
import type { Story } from '../../../support/scenario';

const emptied = (card: string) => ({ do: 'loseCharge', ship: 'ship:A1', card: `upgrade:${card}` }) as const;

describe('Rigged Cargo Chute', () => {
  const chute = (at: readonly [number, number] = [457, 400], rest: Partial<Story> = {}) =>
    acting({ pilot: 'captainkagi', at, upgrades: ['riggedcargochute'] }, rest);
  const DROP = 'action:card:upgrade:riggedcargochute:white';

  test('an action: a charge, and cargo lies behind the ship', () => {
    const game = chute().choose('p1', DROP);
    expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
    // A large base: 40 to its rear edge, 40 of template.
    expect(Object.values(game.state.devices)).toMatchObject([
      { device: 'device:loosecargo', pose: { x: 457, y: 320, heading: 180 } },
    ]);
    expect(game.last('actionPerformed')).toMatchObject({ action: 'card:upgrade:riggedcargochute' });
  });

  test('whoever is under it suffers it at once, friend or enemy', () => {
    const game = chute([457, 400], { p2: [vader([457, 300])], dice: ['hit'] }).choose('p1', DROP);
    expect(game.tokens('B1')).toEqual({ strain: 1, stress: 1 });
  });

  test('not without the charge, nor over the edge', () => {
    expect(blocks(chute([457, 400], { first: [emptied('riggedcargochute')] }))).toMatchObject({
      'card:upgrade:riggedcargochute:white': 'noCharge',
    });
    expect(blocks(chute([457, 60]))).toMatchObject({ 'card:upgrade:riggedcargochute:white': 'noPlace' });
  });

  test('once a round', () => {
    const game = acting(
      { pilot: 'captainkagi', at: [457, 400], upgrades: ['riggedcargochute'] },
      {
        first: [
          {
            do: 'performAction',
            ship: 'ship:A1',
            action: 'card:upgrade:riggedcargochute',
            color: 'white',
            linked: false,
          },
        ],
      },
    );
    expect(blocks(game)).toMatchObject({ 'card:upgrade:riggedcargochute:white': 'alreadyThisRound' });
  });
});

describe('Spare Parts Canisters', () => {
  const canisters = (rest: Partial<Story> = {}) =>
    acting(xwing([457, 400], { upgrades: ['sparepartscanisters', 'r2astromech'] }), rest);
  const [DROP, REFILL] = ['drop', 'refill'].map(name => `action:card:upgrade:sparepartscanisters:${name}:white`) as [
    string,
    string,
  ];

  test('two actions for one charge', () => {
    expect(canisters({ first: [emptied('r2astromech')] }).offers('p1')).toEqual(expect.arrayContaining([DROP, REFILL]));
    expect(blocks(canisters({ first: [emptied('sparepartscanisters')] }))).toMatchObject({
      'card:upgrade:sparepartscanisters:drop:white': 'noCharge',
      'card:upgrade:sparepartscanisters:refill:white': 'noCharge',
    });
  });

  test('refills an astromech by a charge; not a full one', () => {
    const game = canisters({ first: [emptied('r2astromech')] }).choose('p1', REFILL);
    expect(
      game
        .ship('A1')
        .upgrades.slice(0, 2)
        .map(({ charges }) => charges),
    ).toEqual([0, 2]);
    expect(blocks(canisters())).toMatchObject({ 'card:upgrade:sparepartscanisters:refill:white': 'fullyCharged' });
  });

  test('drops spare parts between the rear guides and breaks the locks on the ship, not its own', () => {
    const game = canisters({
      p2: [vader([600, 600], { locks: ['A1'] })],
      first: [{ do: 'acquireLock', ship: 'ship:A1', object: 'ship:B1' }],
    }).choose('p1', DROP);
    expect(Object.values(game.state.devices)).toMatchObject([
      { device: 'device:spareparts', pose: { x: 457, y: 380, heading: 180 } },
    ]);
    expect(game.ship('B1').locks).toEqual([]);
    expect(game.ship('A1').locks).toEqual(['ship:B1']);
    expect(game.happened(), 'touching is not overlapping').not.toContain('obstacleMet');
  });
});
