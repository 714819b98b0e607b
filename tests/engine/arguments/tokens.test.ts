import { describe, expect, it } from 'vitest';
import { FAR, gained, offered, on, removed, use } from '../../support/argument';
import { inDuel } from '../../support/card';
import { scenario } from '../../support/scenario';

const X = 'redsquadronveteran';

// Glossary, Jam: whoever caused the token chooses what it takes, each token by itself.
describe('two jam tokens of a Jamming Beam', () => {
  const jams = (defender: object) => {
    const game = inDuel('upgrade:jammingbeam', {
      range: 1,
      attacker: { pilot: X },
      defender: { pilot: 'deltasquadronpilot', ...defender },
      rolls: 'hit hit blank / blank blank blank',
    }).game;
    game.choose('p1', game.offers('p1').find(key => key.endsWith('jammingbeam'))!);
    return game;
  };
  it('the attacker chooses between a focus, an evade and a lock, twice', () => {
    const game = on(jams({ tokens: { focus: 1, evade: 1 }, locks: ['A1'] }), 'jamLoss');
    expect(game.offers('p1')).toEqual(['token:focus', 'token:evade', 'lock:ship:A1']);
    game.choose('p1', 'lock:ship:A1');
    expect(game.offers('p1')).toEqual(['token:focus', 'token:evade']);
    game.choose('p1', 'token:evade');
    expect(removed(game, 'B1').slice(0, 3)).toEqual(['jam', 'evade', 'jam']);
    expect(game.ship('B1').locks).toEqual([]);
  });
});

// FAQ, Objects: in an electro-chaff cloud the ship's own player chooses.
it('in an Electro-Chaff Cloud its own player says which green token the jam takes', () => {
  const game = scenario({
    devices: [{ is: 'electrochaffcloud', at: [457, 380], owner: 'p2' }],
    p1: [{ pilot: X, at: [457, 300], dial: '2FB', tokens: { focus: 1, evade: 1 } }],
    p2: [FAR],
    dice: ['blank'],
  });
  expect(game.asked('p1')).toBe('jamLoss');
  expect(game.offers('p1')).toEqual(['token:focus', 'token:evade']);
});

// Glossary, Tokens: what cannot be removed is not removed, and is no cost that could be paid.
describe('Death Troopers close by, in the Activation Phase', () => {
  const flies = (x: number, upgrades: readonly string[] = [], force = 0) =>
    scenario({
      p1: [{ pilot: X, at: [457, 300], dial: '2FB', tokens: { stress: 1 }, upgrades, force }],
      p2: [{ pilot: 'omicrongrouppilot', at: [x, 420], heading: 90, dial: '0OR', upgrades: ['deathtroopers'] }],
    });
  it('a blue maneuver takes no stress away', () => {
    expect(removed(flies(560), 'A1')).toEqual([]);
    expect(removed(flies(860), 'A1')).toContain('stress');
  });
});

describe('Death Troopers against Kanan Jarrus', () => {
  const flies = (x: number) =>
    scenario({
      p1: [{ pilot: X, at: [457, 300], dial: '3FW', tokens: { stress: 1 }, upgrades: ['kananjarrus'], force: 1 }],
      p2: [{ pilot: 'omicrongrouppilot', at: [x, 460], heading: 90, dial: '0OR', upgrades: ['deathtroopers'] }],
    });
  it('he has nothing to offer within their range', () => {
    expect(offered(flies(560), 'upgrade:kananjarrus')).toEqual([]);
    expect(offered(flies(860), 'upgrade:kananjarrus')).toHaveLength(1);
  });
});

// Glossary, Tractor: whoever applied the token moves the ship, here not the player whose ability it was at first.
it('stress that Seventh Sister made a tractor token: it is her player who moves the ship', () => {
  const game = scenario({
    alone: true,
    first: [{ do: 'gainToken', ship: 'ship:B1', token: 'stress', by: 'p2' }],
    p1: [{ pilot: 'omicrongrouppilot', at: [457, 300], upgrades: ['seventhsister'], force: 1 }],
    p2: [{ pilot: 'academypilot', at: [457, 430] }],
  });
  use(game, 'upgrade:seventhsister', 'tractor');
  expect(game.state.pending[0]).toMatchObject({ player: 'p1' });
  expect(game.tokens('B1')).toEqual({ tractor: 1 });
});

// FAQ: a ship has no lock on itself: handed back to its holder, the lock breaks.
it('Amilyn Holdo hands a friend the lock that this friend holds on her: it breaks', () => {
  const game = scenario({
    phase: 'engagement',
    p1: [
      { pilot: 'resistancesympathizer', at: [300, 300], upgrades: ['amilynholdo'] },
      { pilot: 'bluesquadronrookie', at: [420, 300], locks: ['A1'] },
    ],
    p2: [FAR],
  });
  const keys = offered(game, 'upgrade:amilynholdo');
  expect(keys).toHaveLength(1);
  use(game, 'upgrade:amilynholdo', 'lock:ship:A2');
  expect(game.ship('A2').locks).toEqual([]);
});

// FAQ: several tokens by one effect are one gaining.
describe('Petty Officer Thanisson and the tokens of an Ion Cannon', () => {
  it('two ion tokens at once set him off once', () => {
    const game = inDuel('upgrade:ioncannon', {
      range: 1,
      attacker: { pilot: X, upgrades: ['pettyofficerthanisson'] },
      defender: { pilot: 'bountyhunter' },
      rolls: 'hit hit hit / blank blank blank',
    }).game;
    game.choose('p1', game.offers('p1').find(key => key.endsWith('ioncannon'))!);
    use(game, 'upgrade:pettyofficerthanisson');
    expect(gained(game, 'B1')).toEqual(['ion', 'ion', 'ion']);
    expect(offered(game, 'upgrade:pettyofficerthanisson')).toEqual([]);
  });
});

// Glossary, End Phase: tokens stay only where a card says so, and only those that it names.
describe('ISB Slicer in the End Phase', () => {
  const ends = (y: number) => {
    const game = scenario({
      phase: 'end',
      p1: [{ pilot: X, at: [457, 300], upgrades: ['isbslicer'] }],
      p2: [{ pilot: 'academypilot', at: [457, y], tokens: { jam: 1, disarm: 1 } }],
    });
    return game.tokens('B1');
  };
  it('a jam token stays at range 1-2, the disarm token goes; at range 3 both go', () => {
    expect(ends(440)).toEqual({ jam: 1 });
    expect(ends(640)).toEqual({});
  });
});

// Glossary, Timing: "after the Modify Defense Dice step" is too late for what was spent in it.
describe('Hotshot Gunner', () => {
  const shot = (tokens: object) => {
    const game = inDuel('upgrade:hotshotgunner', {
      attacker: { pilot: 'rebelscout', turret: 'front' },
      defender: { tokens },
      rolls: 'hit hit / focus blank blank',
    }).attack().game;
    on(game, 'modifyDice');
    game.choose('p2', 'mod:focus');
    return on(game);
  };
  it('a focus token spent in time saved a die; a second one is lost for nothing', () => {
    expect(
      shot({ focus: 2 })
        .events('tokenRemoved')
        .map(({ spent }) => spent),
    ).toEqual([true, false]);
    expect(
      shot({ focus: 1 })
        .events('tokenRemoved')
        .map(({ spent }) => spent),
    ).toEqual([true]);
  });
});
