import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { type Placed, scenario } from '../../../../support/scenario';

const far: Placed = { pilot: 'academypilot', at: [100, 880], dial: '2FB' };
const asked = (p1: readonly Placed[]) => scenario({ phase: 'system', p1, p2: [far] });

describe('who carries whom', () => {
  test.each([
    { pilot: 'lothalrebel', title: 'ghost', rider: 'zeborrelios', ways: ['rear'] },
    { pilot: 'lothalrebel', title: 'ghost', rider: 'ap5', ways: ['rear'] },
    { pilot: 'trandoshanslaver', title: 'houndstooth', rider: 'binayrepirate', ways: ['front', 'rear'] },
    { pilot: 'freightercaptain', title: 'landosmillenniumfalcon', rider: 'outerrimpioneer', ways: ['front', 'rear'] },
  ])('$title: $rider, and by which guides it leaves', ({ pilot, title, rider, ways }) => {
    const game = asked([
      { pilot, at: [457, 400], upgrades: [title], dial: '2FB' },
      { pilot: rider, at: [0, 0], docked: 'A1' },
    ]);
    const guides = game.offers('p1').flatMap(key => (key === 'pass' ? [] : [key.split(':')[1]!]));
    expect([...new Set(guides)]).toEqual(ways);
  });

  test('nobody else docks, however near', () => {
    const game = asked([
      { pilot: 'trandoshanslaver', at: [457, 400], upgrades: ['houndstooth'], dial: '2FB' },
      { pilot: 'outerrimpioneer', at: [517, 400], dial: '2FB' },
    ]);
    expect(game.asked('p1')).not.toBe('mayUse');
  });
});

test('Phantom: docks at range 1 too', () => {
  const near = (upgrades: readonly string[]) =>
    asked([
      { pilot: 'lothalrebel', at: [457, 400], upgrades: ['ghost'], dial: '2FB' },
      { pilot: 'zeborrelios', at: [600, 400], upgrades, dial: '2FB' },
    ]).asked('p1');
  expect(near(['phantom'])).toBe('mayUse');
  expect(near([])).not.toBe('mayUse');
});

describe("Lando's Millennium Falcon", () => {
  const CARD = 'use:upgrade:landosmillenniumfalcon';
  const struck = (shields: number) =>
    scenario({
      p1: [
        { pilot: 'freightercaptain', at: [457, 400], upgrades: ['landosmillenniumfalcon'], dial: '2FB' },
        { pilot: 'outerrimpioneer', at: [0, 0], docked: 'A1', shields },
      ],
      p2: [far],
      first: [{ do: 'sufferDamage', ship: 'ship:A1', hits: 1, crits: 0 }],
    });

  /** So many shields of its own, and so many on the craft; a card costs one. */
  const damped = (own: number, lent: number) =>
    scenario({
      phase: 'activation',
      p1: [
        {
          pilot: 'freightercaptain',
          at: [457, 400],
          upgrades: ['landosmillenniumfalcon', 'inertialdampeners'],
          dial: '2FB',
          shields: own,
        },
        { pilot: 'outerrimpioneer', at: [0, 0], docked: 'A1', shields: lent },
      ],
      p2: [far],
    });
  const DAMPED = 'use:upgrade:inertialdampeners';

  test('its shields pay what costs a shield', () => {
    const game = damped(0, 2).choose('p1', `${DAMPED}:ship:A2`);
    expect([game.ship('A1').shields, game.ship('A2').shields]).toEqual([0, 1]);
    const either = damped(1, 2).choose('p1', DAMPED).choose('p1', CARD);
    expect([either.ship('A1').shields, either.ship('A2').shields]).toEqual([1, 1]);
  });
  test('they pay nothing once they are gone', () => {
    expect(damped(0, 0).offers('p1')).not.toContain(`${DAMPED}:ship:A2`);
  });

  test('a shield of the docked escape craft may take the damage', () => {
    const game = struck(2);
    const before = game.ship('A1').shields;
    game.choose('p1', CARD);
    expect([game.ship('A1').shields, game.ship('A2').shields]).toEqual([before, 1]);
    expect(game.events('damageSuffered')).toMatchObject([{ ship: 'ship:A1', damage: 'hit' }]);
  });

  test('or its own; and without shields there nothing is asked', () => {
    const game = struck(2).choose('p1', 'pass');
    expect(game.ship('A2').shields).toBe(2);
    expect(struck(0).offers('p1')).not.toContain(CARD);
  });

  test('one die more in a primary attack on a stressed ship', () => {
    const dice = (stress: number) =>
      inDuel('upgrade:landosmillenniumfalcon', {
        attacker: { pilot: 'freightercaptain', turret: 'front' },
        defender: { tokens: { stress } },
        range: 2,
      })
        .attack()
        .game.events('diceRolled')
        .find(({ kind }) => kind === 'attack')!.faces.length;
    expect(dice(1) - dice(0)).toBe(1);
  });
});

describe('Malefactor', () => {
  const fired = (rider: Partial<Placed>) => {
    const game = scenario({
      phase: 'engagement',
      dice: ['hit', 'blank', 'blank', 'blank'],
      p1: [
        { pilot: 'lothalrebel', at: [457, 400], heading: 180, upgrades: ['ghost', 'malefactor-title'] },
        { pilot: 'zeborrelios', at: [800, 100], ...rider },
      ],
      p2: [{ pilot: 'soontirfel', at: [457, 540] }],
    });
    return game.choose('p2', 'target:ship:A1:primary:0').passUntil('mayUse');
  };

  test('while it defends, its docked ship may suffer the damage', () => {
    const game = fired({ docked: 'A1' }).choose('p1', 'use:upgrade:malefactor-title');
    expect([game.ship('A1').shields, game.ship('A2').shields]).toEqual([4, 0]);
  });

  test('not a ship that flies by itself', () => {
    expect(() => fired({})).toThrow('mayUse was never asked');
  });
});
