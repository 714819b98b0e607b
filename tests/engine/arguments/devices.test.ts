import { describe, expect, it } from 'vitest';
import { FAR, offered, on, use } from '../../support/argument';
import { about } from '../../support/card';
import { scenario } from '../../support/scenario';

const X = 'redsquadronveteran';

// FAQ: Thermal Detonators are dropped one at a time, and what follows a drop follows each.
it('Delayed Fuses ask after each of two Thermal Detonators', () => {
  const game = scenario({
    phase: 'system',
    p1: [
      { pilot: 'scimitarsquadronpilot', at: [457, 500], dial: '2FB', upgrades: ['thermaldetonators', 'delayedfuses'] },
    ],
    p2: [FAR],
  });
  game.choose('p1', 'drop:device:thermaldetonator:1straight');
  game.choose('p1', 'use:upgrade:delayedfuses:token:1');
  expect(game.state.devices['token:1']).toMatchObject({ fuses: 1 });
  game.choose('p1', 'drop:device:thermaldetonator:2straight');
  use(game, 'upgrade:delayedfuses', 'token:2');
  expect(game.state.devices['token:2']).toMatchObject({ fuses: 1 });
});

// FAQ: a fuse is removed instead of the detonation; the next time there is none.
describe('a mine with a fuse', () => {
  const flies = (fuses: number) =>
    scenario({
      devices: [{ is: 'proximitymine', at: [457, 380], owner: 'p2', fuses }],
      p1: [{ pilot: X, at: [457, 300], dial: '3FW' }],
      p2: [FAR],
    });
  it('loses its fuse and lies there still; without one it goes off', () => {
    const fused = flies(1);
    expect(fused.events('deviceDetonated')).toEqual([]);
    expect(fused.state.devices['token:1']).toMatchObject({ fuses: 0 });
    expect(flies(0).events('deviceDetonated')).toHaveLength(1);
  });
});

// FAQ: one device a System Phase, and "if you have not dropped" counts it; Paige Tico does not ask.
describe('a bomb dropped in the System Phase, and two who would drop another later', () => {
  const story = (drops: boolean) => {
    const game = scenario({
      phase: 'system',
      p1: [{ pilot: X, at: [457, 400], dial: '3FW', upgrades: ['protonbombs', 'genius', 'paigetico'] }],
      p2: [{ pilot: 'academypilot', at: [457, 800], dial: '1TW', tokens: { stress: 2 } }],
    });
    if (drops) use(game, 'upgrade:protonbombs');
    else on(game);
    return game;
  };
  it('Genius does not, Paige Tico does', () => {
    const game = story(true);
    const genius = about('upgrade:genius', game);
    expect(genius.offered()).toEqual([]);
    expect(game.state.phase).toBe('engagement');
    on(game, 'chooseAttack').choose('p1', 'target:ship:B1:primary:0');
    expect(offered(game, 'upgrade:paigetico').length).toBeGreaterThan(0);
  });
  it('nothing dropped so far, Genius does', () => {
    expect(offered(story(false), 'upgrade:genius').length).toBeGreaterThan(0);
  });
});

// FAQ: devices that go off at once resolve in player order.
describe('two bombs at the end of the Activation Phase', () => {
  const order = (firstPlayer: 'p1' | 'p2') => {
    const game = scenario({
      firstPlayer,
      devices: [
        { is: 'protonbomb', at: [560, 600], owner: 'p2' },
        { is: 'protonbomb', at: [560, 630], owner: 'p1' },
      ],
      p1: [{ pilot: X, at: [457, 100], dial: '2FB', upgrades: ['sabinewren'] }],
      p2: [{ pilot: 'outerrimsmuggler', at: [457, 720], heading: 90, dial: '1FB' }],
      first: [
        {
          do: 'layNote',
          note: {
            by: { ship: 'ship:A1', source: 'upgrade:sabinewren' },
            name: 'jam',
            on: null,
            until: 'game',
            frame: null,
          },
        },
      ],
    });
    use(game, 'upgrade:sabinewren', 'jam');
    const told = game.happened().filter(type => type === 'deviceDetonated' || type === 'tokenGained');
    return [game.events('deviceDetonated').map(({ was }) => was.owner), told.indexOf('tokenGained')];
  };
  it('the first player’s goes off first, and Sabine acts before the next', () => {
    expect(order('p1')).toEqual([['p1', 'p2'], 1]);
    expect(order('p2')).toEqual([['p2', 'p1'], 2]);
  });
});

// FAQ, Objects: Sabine waits for bombs, and a mine is none.
it('a Proximity Mine is no bomb: Sabine Wren stays out of it', () => {
  const game = scenario({
    devices: [{ is: 'proximitymine', at: [457, 700], owner: 'p1' }],
    p1: [{ pilot: X, at: [457, 100], dial: '2FB', upgrades: ['sabinewren'] }],
    p2: [{ pilot: 'outerrimsmuggler', at: [457, 800], dial: '2FB' }],
    first: [
      {
        do: 'layNote',
        note: {
          by: { ship: 'ship:A1', source: 'upgrade:sabinewren' },
          name: 'jam',
          on: null,
          until: 'game',
          frame: null,
        },
      },
    ],
  });
  expect(game.events('deviceDetonated')).toHaveLength(1);
  expect(offered(game, 'upgrade:sabinewren')).toEqual([]);
});

// Glossary, Cloak: a ship does not decloak and place a device in the same phase.
describe('a cloaked ship with bombs', () => {
  const story = () =>
    scenario({
      phase: 'system',
      p1: [{ pilot: 'imdaartestpilot', at: [457, 400], dial: '2FB', upgrades: ['protonbombs'], tokens: { cloak: 1 } }],
      p2: [FAR],
    });
  it('decloaks or drops', () => {
    const moved = story();
    moved.choose('p1', moved.offers('p1').find(key => key.includes('decloak'))!);
    moved.choose('p1', 'boost:straight');
    expect(offered(moved, 'upgrade:protonbombs')).toEqual([]);
    const dropped = use(use(story(), 'upgrade:protonbombs'), 'upgrade:protonbombs');
    expect(on(dropped, 'decloak').state.phase).not.toBe('system');
    expect(dropped.ship('A1').tokens.cloak).toBe(1);
  });
});

// The card: begun, it must drop one each System Phase, if able. Glossary, Device: one a phase, and none with a decloak.
describe('Concussion Bombs, of which one is gone, beside something else to do', () => {
  const system = (ship: object, first: string) => {
    const game = scenario({
      phase: 'system',
      first: [{ do: 'spendCharge', ship: 'ship:A1', card: 'upgrade:concussionbombs' }],
      p1: [{ pilot: 'gammasquadronace', at: [457, 400], upgrades: ['concussionbombs', 'protonbombs'], ...ship }],
      p2: [FAR],
    });
    const choose = (part: string) => game.choose('p1', game.offers('p1').find(key => key.includes(part))!);
    choose(first);
    return { game, choose };
  };
  const dropped = (game: ReturnType<typeof scenario>) => Object.values(game.state.devices).map(({ device }) => device);

  it('it cannot be left', () => {
    expect(system({}, 'concussionbombs').game.offers('p1')).not.toContain('pass');
  });
  it('a Proton Bomb first is the ship’s one device, and no other has to follow', () => {
    const { game, choose } = system({}, 'protonbombs');
    choose('1straight');
    expect(offered(game, 'upgrade:concussionbombs')).toEqual([]);
  });
  it('the Proton Bomb left, the Concussion Bomb comes', () => {
    const { game, choose } = system({}, 'protonbombs');
    choose('pass');
    choose('1straight');
    expect(game.events('devicePlaced').map(({ device }) => device)).toEqual(['device:concussionbomb']);
    expect(dropped(game)).not.toContain('device:protonbomb');
  });
  it('decloaked, it drops none', () => {
    const { game, choose } = system({ tokens: { cloak: 1 }, upgrades: ['concussionbombs'] }, 'decloak');
    choose('boost');
    expect(offered(game, 'upgrade:concussionbombs')).toEqual([]);
  });
});
