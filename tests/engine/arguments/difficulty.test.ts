import { describe, expect, it } from 'vitest';
import { FAR, offered, use } from '../../support/argument';
import { type Placed, scenario } from '../../support/scenario';

const flies = (ship: Partial<Placed>, more: readonly Placed[] = []) =>
  scenario({
    p1: [{ pilot: 'redsquadronveteran', at: [457, 300], dial: '2TW', ...ship }, ...more],
    p2: [FAR],
  });
const flown = (game: ReturnType<typeof scenario>) => game.about('A1', 'maneuverExecuted')!.maneuver;

// Glossary, Difficulty: all changes are summed, whatever their order.
describe('one card makes a maneuver harder, another easier', () => {
  it('R4 Astromech and Damaged Engine leave a speed 2 turn as it is printed', () => {
    expect(flown(flies({ upgrades: ['r4astromech'], damage: ['damagedengine'] }))).toBe('2TW');
    expect(flown(flies({ damage: ['damagedengine'] }))).toBe('2TR');
  });
  it('and a speed 3 turn, which R4 does not ease, is red', () => {
    const game = flies({ upgrades: ['r4astromech'], damage: ['damagedengine'], dial: '3TW' });
    expect(flown(game)).toBe('3TR');
  });
  it('two that ease: Nien Nunb and L3-37’s Programming make a red bank blue', () => {
    const shuttle = { pilot: 'omicrongrouppilot', dial: '3BR', shields: 0, tokens: { stress: 1 } } as const;
    const both = flies({ ...shuttle, upgrades: ['niennunb', 'l337'], flipped: ['l337'] });
    expect(flown(both)).toBe('3BB');
    expect(both.tokens('A1')).toEqual({});
    // With one of them it is white.
    expect(flown(flies({ ...shuttle, upgrades: ['niennunb'] }))).toBe('3BW');
  });
  it('a blue maneuver eased and hardened stays blue: what goes beyond blue is not lost on the way', () => {
    // A speed 2 bank of an X-wing is blue; R4 eases it, Seasoned Navigator hardens it.
    const game = use(
      flies({ dial: '2FB', upgrades: ['r4astromech', 'seasonednavigator'] }),
      'upgrade:seasonednavigator',
      '2BB',
    );
    expect(flown(game)).toBe('2BB');
  });
});

// FAQ: the revealed dial is set first; difficulties change as the maneuver is executed.
describe('a stressed ship sets its dial by Seasoned Navigator', () => {
  const turns = (upgrades: readonly string[]) =>
    use(
      flies({ dial: '2FB', tokens: { stress: 1 }, upgrades: ['seasonednavigator', ...upgrades] }),
      'upgrade:seasonednavigator',
      '2TW',
    );

  it('to a turn that becomes red: it flies the white 2 straight of the stressed', () => {
    expect(flown(turns([]))).toBe('2FW');
  });
  it('with R4 the turn is white in the end, and is flown', () => {
    expect(flown(turns(['r4astromech']))).toBe('2TW');
  });
});

// FAQ: a purple maneuver is made neither harder nor easier.
describe('Leia Organa (Resistance) beside an Eta-2', () => {
  const eta = (dial: '2EP' | '2TW') =>
    flies({ pilot: 'jedigeneral', dial, force: 1 }, [
      { pilot: 'resistancesympathizer', at: [200, 300], dial: '2FB', force: 1, upgrades: ['leiaorgana-resistance'] },
    ]);
  it('she has nothing to do for a purple maneuver', () => {
    const game = eta('2EP');
    const hers = offered(game, 'upgrade:leiaorgana-resistance').length;
    // Her own ship, at initiative 2, flies first and its blue maneuver needs no easing.
    expect(hers).toBe(0);
    expect(flown(game)).toBe('2EP');
  });
  it('she has for a white one', () => {
    expect(flown(use(eta('2TW'), 'upgrade:leiaorgana-resistance'))).toBe('2TB');
  });
});
