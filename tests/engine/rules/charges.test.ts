import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/engine/core/effect';
import type { UpgradeId } from '../../../src/engine/core/vocabulary';
import { type Placed, type Story, scenario } from '../../support/scenario';

const enemy: Placed = { pilot: 'academypilot', at: [60, 860] };
const after = (ship: Placed, first: readonly Effect[], story: Partial<Story> = { alone: true }) =>
  scenario({ p1: [ship], p2: [enemy], first, ...story });
const charge = (what: 'spendCharge' | 'recoverCharge', card: UpgradeId | null = null): Effect => ({
  do: what,
  ship: 'ship:A1',
  card,
});
const force = (what: 'spendForce' | 'recoverForce', count: number): Effect => ({ do: what, ship: 'ship:A1', count });
const chargesOf = (game: ReturnType<typeof after>, card: UpgradeId) =>
  game.ship('A1').upgrades.find(one => one.card === card)!.charges;

describe('charges', () => {
  const iden: Placed = { pilot: 'idenversio', at: [300, 300] };
  const bomber: Placed = {
    pilot: 'scimitarsquadronpilot',
    at: [300, 300],
    upgrades: ['protontorpedoes', 'protonbombs'],
  };

  test('a card starts with all of them, each card with its own', () => {
    const game = after(bomber, [charge('spendCharge', 'upgrade:protontorpedoes')]);
    expect([chargesOf(game, 'upgrade:protontorpedoes'), chargesOf(game, 'upgrade:protonbombs')]).toEqual([1, 2]);
    expect(game.last('chargeSpent')).toMatchObject({ card: 'upgrade:protontorpedoes' });
  });

  test('those of the ship card are apart from those of its upgrades', () => {
    const game = after({ ...iden, upgrades: ['afterburners'] }, [charge('spendCharge')]);
    expect([game.ship('A1').charges, chargesOf(game, 'upgrade:afterburners')]).toEqual([0, 2]);
  });

  test('none is spent that is not there', () => {
    const game = after(iden, [charge('spendCharge'), charge('spendCharge')]);
    expect(game.ship('A1').charges).toBe(0);
    expect(game.events('chargeSpent')).toHaveLength(1);
  });

  test('none is recovered beyond the limit', () => {
    const full = after(bomber, [charge('recoverCharge', 'upgrade:protonbombs')]);
    expect(chargesOf(full, 'upgrade:protonbombs')).toBe(2);
    expect(full.happened()).not.toContain('chargeRecovered');
    const spent = after(iden, [charge('spendCharge'), charge('recoverCharge')]);
    expect(spent.ship('A1').charges).toBe(1);
  });

  test('recurring ones come back one a round, others do not', () => {
    const wampa = after({ pilot: 'wampa', at: [300, 300], charges: 0 }, [], { phase: 'end' });
    expect(wampa.ship('A1').charges).toBe(1);
    expect(after({ ...iden, charges: 0 }, [], { phase: 'end' }).ship('A1').charges).toBe(0);
  });

  test('negative ones are lost one a round, down to none', () => {
    const trifighter = { pilot: 'colicoidinterceptor', at: [300, 300], upgrades: ['interceptbooster'] } as const;
    const booster = 'upgrade:interceptbooster';
    expect(chargesOf(after(trifighter, [], { phase: 'end' }), booster)).toBe(2);
    const empty = [charge('spendCharge', booster), charge('spendCharge', booster), charge('spendCharge', booster)];
    expect(chargesOf(after(trifighter, empty, { phase: 'end' }), booster)).toBe(0);
  });
});

describe('Force', () => {
  const vader: Placed = { pilot: 'darthvader', at: [300, 300] };

  test('is spent down to none and recovered up to the capacity', () => {
    expect(after(vader, [force('spendForce', 2)]).ship('A1').force).toBe(1);
    expect(after({ ...vader, force: 1 }, [force('recoverForce', 1)]).ship('A1').force).toBe(2);
    const full = after(vader, [force('recoverForce', 1)]);
    expect(full.ship('A1').force).toBe(3);
    expect(full.happened()).not.toContain('forceRecovered');
  });

  test('a crew member raises the capacity of the ship', () => {
    const shuttle = { pilot: 'omicrongrouppilot', at: [300, 300] } as const;
    expect(after(shuttle, []).ship('A1').force).toBe(0);
    expect(after({ ...shuttle, upgrades: ['darthvader'] }, []).ship('A1').force).toBe(1);
  });

  test('several sources recover no more than the best of them', () => {
    const shuttle = {
      pilot: 'omicrongrouppilot',
      at: [300, 300],
      upgrades: ['darthvader', 'emperorpalpatine'],
    } as const;
    const game = after({ ...shuttle, force: 0 }, [], { phase: 'end' });
    expect(game.ship('A1').force).toBe(1);
    expect(game.events('forceRecovered')).toHaveLength(1);
  });
});
