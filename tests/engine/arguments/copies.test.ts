import { describe, expect, it } from 'vitest';
import { offered, on, use } from '../../support/argument';
import { inDuel } from '../../support/card';
import { rolled } from '../../support/duel';
import { scenario } from '../../support/scenario';

const X = 'redsquadronveteran';

// Each card is a card of its own: what one ship has used, the other has not.
describe('two wingmen with Selfless, and an attack of two crits', () => {
  const shot = (second: readonly string[]) => {
    const game = inDuel('upgrade:outmaneuver', {
      attacker: { pilot: X },
      enemies: [
        { pilot: X, at: [425, 570], heading: 180, upgrades: ['selfless'] },
        { pilot: X, at: [489, 570], heading: 180, upgrades: second },
      ],
      rolls: 'crit crit blank / blank blank blank',
    }).attack().game;
    return game;
  };
  it('each takes one', () => {
    const game = shot(['selfless']);
    use(use(game, 'upgrade:selfless'), 'upgrade:selfless');
    on(game);
    expect([game.ship('B2').shields, game.ship('B3').shields]).toEqual([1, 1]);
    expect(game.ship('B1').damage).toEqual([]);
  });
  it('one alone takes one, not both', () => {
    const game = use(shot([]), 'upgrade:selfless');
    expect(offered(game, 'upgrade:selfless')).toEqual([]);
    expect(game.ship('B1').damage).toHaveLength(1);
  });
});

describe('two ships with Snap Shot before one enemy', () => {
  it('both fire at it, each its own bonus attack', () => {
    const game = scenario({
      p1: [
        { pilot: 'greensquadronpilot', at: [430, 200], upgrades: ['snapshot'], dial: '2FB' },
        { pilot: 'greensquadronpilot', at: [500, 200], upgrades: ['snapshot'], dial: '2FB' },
      ],
      p2: [{ pilot: 'academypilot', at: [465, 560], dial: '3FB', tokens: { stress: 2 } }],
      dice: Array(10).fill('blank'),
    });
    for (let i = 0; i < 6 && offered(game, 'upgrade:snapshot').length > 0; i++) use(game, 'upgrade:snapshot');
    expect(
      game
        .events('attackDeclared')
        .map(({ attacker }) => attacker)
        .toSorted(),
    ).toEqual(['ship:A1', 'ship:A2']);
  });
});

// The rulebook, Attack: at range 0 no enemy takes defense dice away.
describe('Intimidation', () => {
  const dice = (range: 0 | 2, at: readonly [number, number]) =>
    rolled(
      inDuel('upgrade:intimidation', {
        on: 'wingman',
        range,
        attacker: { pilot: X, upgrades: range === 0 ? ['intimidation'] : [] },
        third: { pilot: X, at },
        rolls: 'blank blank blank',
      })
        .attack()
        .until().game,
      'defense',
    );
  it('of a friend that touches the defender takes a die, while another attacks from afar', () => {
    expect(dice(2, [457, 540])).toBe(2);
  });
  it('of the attacker that touches it takes none', () => {
    expect(dice(0, [860, 60])).toBe(3);
  });
});

// The rulebook, Attack: at range 0 a primary attack gains no dice and its dice are not modified but by the defender.
it('at range 0 Marksmanship, Predator, a lock and a focus token are silent', () => {
  const game = inDuel('upgrade:marksmanship', {
    range: 0,
    attacker: { pilot: X, upgrades: ['predator'], tokens: { focus: 1 }, locks: ['B1'] },
    rolls: 'hit focus blank / blank blank blank',
  }).attack().game;
  on(game);
  expect(game.events('diceChanged')).toEqual([]);
  expect(game.ship('A1').locks).toEqual(['ship:B1']);
  expect(rolled(game, 'attack')).toBe(3);
});

// Glossary, Charges: what recovers a charge recovers its own card's, and two sources of Force do not add up.
it('two cards with recurring Force on a ship: capacity adds up, one comes back a round', () => {
  const game = scenario({
    phase: 'end',
    p1: [{ pilot: 'outerrimsmuggler', at: [457, 300], force: 0, upgrades: ['kananjarrus', 'maul'] }],
    p2: [{ pilot: 'academypilot', at: [457, 800] }],
  });
  expect(game.ship('A1').force).toBe(1);
});

// FAQ: Elusive recovers its own charge and no other.
it('Elusive after a red maneuver brings back no charge of Afterburners', () => {
  const spent = (card: string) => ({ do: 'loseCharge', ship: 'ship:A1', card: `upgrade:${card}` }) as const;
  const game = scenario({
    first: [spent('elusive'), spent('afterburners')],
    p1: [{ pilot: X, at: [457, 300], dial: '4KR', upgrades: ['elusive', 'afterburners'] }],
    p2: [{ pilot: 'academypilot', at: [60, 860], dial: '2TW', tokens: { stress: 1 } }],
  });
  on(game);
  const charges = game.ship('A1').upgrades.filter(({ card }) => card !== 'upgrade:servomotorsfoils');
  expect(charges.map(({ card, charges: left }) => [card, left])).toEqual([
    ['upgrade:elusive', 1],
    ['upgrade:afterburners', 1],
  ]);
});
