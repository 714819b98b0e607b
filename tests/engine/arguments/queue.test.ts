import { describe, expect, it } from 'vitest';
import { FAR, gained, offered, on, use } from '../../support/argument';
import { scenario } from '../../support/scenario';

const ordered = (game: ReturnType<typeof scenario>, card: string) =>
  game.choose('p1', game.offers('p1').find(key => key.includes(card))!);

// FAQ, Specific Card Questions: what follows a maneuver resolves in player order; a target that got away is gone.
describe('a Jedi flies before a Snap Shot', () => {
  const flies = (firstPlayer: 'p1' | 'p2') =>
    scenario({
      firstPlayer,
      p1: [{ pilot: 'jediknight', at: [457, 300], dial: '2FB', force: 1 }],
      p2: [{ pilot: 'sabersquadronace', at: [457, 620], upgrades: ['snapshot'], dial: '2FB' }],
      dice: ['blank', 'blank'],
    });

  it('as first player he boosts out of its range before it can fire', () => {
    const game = flies('p1');
    game.choose('p1', 'action:boost:white', 'boost:straight');
    expect(offered(game, 'upgrade:snapshot')).toEqual([]);
    expect(game.ship('A1').force).toBe(0);
  });

  it('as second player he is shot at first, and may boost then', () => {
    const game = flies('p2');
    expect(game.offers('p2')).toEqual(['target:ship:A1:upgrade:snapshot', 'pass']);
    use(game, 'upgrade:snapshot');
    expect(on(game, 'chooseAction').offers('p1')).toContain('action:boost:white');
  });
});

// FAQ, Specific Card Questions: both follow the maneuver, and their player decides which joins the queue first.
it('Inertial Dampeners and Kanan Jarrus: the stress may come first, so that Kanan takes it away', () => {
  const game = scenario({
    p1: [
      { pilot: 'outerrimsmuggler', at: [100, 300], dial: '2FB', force: 1, upgrades: ['kananjarrus'] },
      { pilot: 'redsquadronveteran', at: [300, 300], dial: '3FW', upgrades: ['inertialdampeners'] },
    ],
    p2: [FAR],
  });
  use(game, 'upgrade:inertialdampeners');
  use(game, 'upgrade:kananjarrus');
  expect(game.tokens('A2')).toEqual({});
  expect(game.ship('A1').force).toBe(0);
});

// Glossary, Ability Queue: what is not met as the moment comes does not join, though another ability would meet it.
describe('0-0-0, Seventh Sister and the enemy’s Gravitic Well, all as the Engagement Phase starts', () => {
  const start = (tokens: object) => {
    const game = scenario({
      phase: 'engagement',
      p1: [
        { pilot: 'omicrongrouppilot', at: [457, 300], force: 1, upgrades: ['seventhsister'] },
        { pilot: 'wildspacefringer', at: [457, 560], upgrades: ['000'] },
        { pilot: 'academypilot', at: [540, 440] },
      ],
      p2: [{ pilot: 'stalgasinhiveguard', at: [457, 440], upgrades: ['graviticwell-legendsandrelics'], tokens }],
    });
    use(game, 'upgrade:000', 'ship:B1').choose('p2', 'gain:stress');
    use(game, 'upgrade:seventhsister', 'tractor');
    return on(game, 'chooseAttack');
  };

  it('tractored only by what resolves in it, the Well stays silent', () => {
    const game = start({});
    expect(game.ship('B1').tokens.tractor).toBe(1);
    expect(game.tokens('A3')).toEqual({});
  });
  it('tractored before, it pulls', () => {
    expect(start({ tractor: 1 }).tokens('A3')).toEqual({ strain: 1 });
  });
});

// FAQ, Abilities and the Ability Queue: costs are paid as an ability resolves; what cannot be paid by then is dropped.
describe('two abilities after one maneuver of a Jedi with Afterburners', () => {
  const flies = (force: number) =>
    scenario({
      p1: [{ pilot: 'jediknight', at: [457, 200], dial: '3FB', force, upgrades: ['afterburners'] }],
      p2: [FAR],
    });

  it('both are offered, each at its turn, and the same action is not performed twice', () => {
    const game = flies(1);
    ordered(game, 'afterburners');
    game.choose('p1', 'action:boost:white', 'boost:straight');
    expect(game.asked('p1')).toBe('chooseAction');
    expect(game.offers('p1')).toEqual(['action:barrelRoll:white', 'pass']);
    expect(game.ship('A1').upgrades.find(({ card }) => card === 'upgrade:afterburners')!.charges).toBe(1);
  });
  it('without Force only Afterburners join, and nobody is asked for an order', () => {
    const game = flies(0);
    expect(game.asked('p1')).toBe('chooseAction');
    expect(game.offers('p1')).toEqual(['action:boost:white', 'pass']);
  });
});

it('one Force, and two abilities that cost it: the one resolved first leaves nothing for the other', () => {
  const game = scenario({
    p1: [
      { pilot: 'jediknight', at: [300, 300], dial: '2TW', force: 1, upgrades: ['kananjarrus'], tokens: { stress: 1 } },
    ],
    p2: [FAR],
  });
  use(game, 'upgrade:kananjarrus');
  expect(game.tokens('A1')).toEqual({});
  expect(game.ship('A1').force).toBe(0);
  // Unstressed now, but for its Fine-Tuned Controls there is no Force left: what is asked is its own action.
  expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAction', why: 'activation' });
});

// FAQ, Damage Cards: a repaired card has nothing left to resolve.
describe('Wounded Pilot', () => {
  const acts = (action: string) => {
    const game = scenario({
      p1: [{ pilot: 'redsquadronveteran', at: [300, 300], dial: '2FB', shields: 0, damage: ['woundedpilot'] }],
      p2: [FAR],
      dice: ['hit'],
    });
    on(game, 'chooseAction');
    return game.choose('p1', game.offers('p1').find(key => key.startsWith(action))!);
  };

  it('repaired by its own action, no longer rolls after that action', () => {
    const game = acts('action:repair');
    expect(game.damage('A1')).toEqual(['-woundedpilot']);
    expect(game.events('diceRolled')).toEqual([]);
  });
  it('rolls after any other', () => {
    expect(gained(acts('action:focus'), 'A1')).toEqual(['focus', 'stress']);
  });
});

// Glossary, Initiative: the most recent change counts, and what is handed on is what a ship has by then.
describe('two Swarm Tactics in a row', () => {
  const chain = (first: 'A1' | 'A2') => {
    const game = scenario({
      phase: 'engagement',
      p1: [
        { pilot: 'sabersquadronace', at: [300, 300], upgrades: ['swarmtactics'] },
        { pilot: 'obsidiansquadronpilot', at: [400, 300], upgrades: ['swarmtactics'] },
        { pilot: 'academypilot', at: [500, 300] },
      ],
      p2: [{ pilot: 'redsquadronveteran', at: [457, 800] }],
    });
    ordered(game, `ship:${first}`);
    use(game, 'upgrade:swarmtactics', first === 'A1' ? 'ship:A2' : 'ship:A3');
    use(game, 'upgrade:swarmtactics', first === 'A1' ? 'ship:A3' : 'ship:A2');
    return on(game)
      .events('engagementStarted')
      .map(({ ship }) => ship.slice('ship:'.length));
  };
  it('the leader first: the second hands on the 4 that it was given, and the enemy’s 3 comes last', () => {
    expect(chain('A1').at(-1)).toBe('B1');
  });
  it('the second first: it hands on its own 2, and keeps the 4 to itself', () => {
    expect(chain('A2').slice(2)).toEqual(['B1', 'A3']);
  });
});

// The same: of two that set when it engages, the second.
describe('Roark Garnet and Torkil Mux of the other side name the same ship', () => {
  const last = (firstPlayer: 'p1' | 'p2') => {
    const game = scenario({
      phase: 'engagement',
      firstPlayer,
      p1: [
        { pilot: 'roarkgarnet', at: [400, 300] },
        { pilot: 'bluesquadronescort', at: [400, 450], tokens: { disarm: 1 } },
      ],
      p2: [{ pilot: 'torkilmux', at: [400, 600], heading: 180 }],
    });
    for (const one of firstPlayer === 'p1' ? ['roarkgarnet', 'torkilmux'] : ['torkilmux', 'roarkgarnet']) {
      use(game, `pilot:${one}`, 'ship:A2');
    }
    on(game);
    return game.events('engagementStarted').map(({ ship }) => ship);
  };
  it('the one who names it last has his way', () => {
    expect(last('p1').at(-1)).toBe('ship:A2');
    expect(last('p2')[0]).toBe('ship:A2');
  });
});
