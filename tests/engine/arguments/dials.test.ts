import { describe, expect, it } from 'vitest';
import { FAR, leave, offered, on, use } from '../../support/argument';
import { inDuel } from '../../support/card';
import { scenario } from '../../support/scenario';

const X = 'redsquadronveteran';

// FAQ, Activation: a dial flipped faceup is not revealed; it is revealed in its turn all the same.
describe('Supreme Leader Snoke flips a dial, the Grand Inquisitor (crew) waits for a reveal', () => {
  const story = () =>
    scenario({
      phase: 'system',
      p1: [
        {
          pilot: 'starkillerbasepilot',
          at: [457, 300],
          dial: '1FB',
          force: 2,
          upgrades: ['supremeleadersnoke', 'grandinquisitor'],
        },
      ],
      p2: [{ pilot: 'sabersquadronace', at: [457, 500], dial: '2FB' }],
    });
  it('nothing follows the flip; the reveal in its activation sets him off', () => {
    const game = story();
    use(game, 'upgrade:supremeleadersnoke', 'ship:B1');
    expect(game.last('dialShown')).toMatchObject({ ship: 'ship:B1' });
    expect(game.events('dialRevealed').filter(({ ship }) => ship === 'ship:B1')).toEqual([]);
    expect(game.state.phase).toBe('activation');
    expect(offered(game, 'upgrade:grandinquisitor').length).toBeGreaterThan(0);
  });
});

// Glossary, Ion: nobody uses what an ionized ship's dial would set off.
it('an ionized enemy reveals its dial: the Grand Inquisitor (crew) has no answer to that', () => {
  const reveals = (ion: number) =>
    offered(
      scenario({
        p1: [
          {
            pilot: 'starkillerbasepilot',
            at: [457, 300],
            dial: '1FB',
            force: 1,
            upgrades: ['grandinquisitor'],
          },
        ],
        p2: [{ pilot: 'academypilot', at: [457, 500], dial: '2FB', tokens: { ion } }],
      }),
      'upgrade:grandinquisitor',
    );
  expect(reveals(1)).toEqual([]);
  expect(reveals(0).length).toBeGreaterThan(0);
});

// FAQ: the revealed maneuver is what the dial shows once all that sets it is done.
describe('R2-A6 sets the revealed dial, and Accelerated Sensor Array asks for its speed', () => {
  const story = (sets: boolean) => {
    const game = scenario({
      p1: [{ pilot: X, at: [457, 200], dial: '2FB', upgrades: ['r2a6', 'acceleratedsensorarray-tech'] }],
      p2: [{ pilot: 'academypilot', at: [457, 640], dial: '1TW', tokens: { stress: 2 } }],
      dice: ['blank', 'blank', 'blank'],
    });
    if (sets) use(game, 'upgrade:r2a6', '3FW');
    on(on(game), 'chooseAttack');
    const target = game.offers('p1').find(key => key.startsWith('target'));
    if (target) game.choose('p1', target);
    return offered(game, 'upgrade:acceleratedsensorarray-tech').length;
  };
  it('set to speed 3 it counts, left at speed 2 it does not', () => {
    expect(story(true)).toBeGreaterThan(0);
    expect(story(false)).toBe(0);
  });
});

// Glossary, Jam: the lock action is performed though its lock is broken; what follows it follows.
it('a jammed ship with R3 Astromech: the lock of the action breaks with the jam token, the lock of R3 stays', () => {
  const game = scenario({
    p1: [{ pilot: X, at: [457, 200], dial: '2FB', upgrades: ['r3astromech'], tokens: { jam: 1 } }],
    p2: [FAR, { pilot: 'academypilot', at: [457, 500], dial: '1TW', tokens: { stress: 2 } }],
  });
  on(game, 'chooseAction');
  game.choose('p1', 'action:lock:white');
  if (game.asked('p1') === 'lock') game.choose('p1', 'ship:B2');
  expect(game.ship('A1').locks).toEqual([]);
  expect(game.tokens('A1')).toEqual({});
  use(game, 'upgrade:r3astromech', 'ship:B2');
  expect(game.ship('A1').locks).toEqual(['ship:B2']);
});

// FAQ, Locking: a lock is a red token of the ship that it lies on.
it('Electronic Baffle takes the lock on its own ship, not the one that it holds', () => {
  const game = scenario({
    phase: 'end',
    p1: [{ pilot: X, at: [457, 300], upgrades: ['electronicbaffle'], locks: ['B1'] }],
    p2: [{ pilot: 'tempestsquadronpilot', at: [457, 500], locks: ['A1'] }],
  });
  expect(offered(game, 'upgrade:electronicbaffle')).toHaveLength(1);
  use(game, 'upgrade:electronicbaffle');
  expect([game.ship('A1').locks, game.ship('B1').locks]).toEqual([['ship:B1'], []]);
  expect(game.ship('A1').shields).toBe(1);
});

// Glossary, Simultaneous Fire: who is destroyed at initiative 7 fires only if its own turn is at 7 too.
describe('Han Solo (gunner) at initiative 7 destroys an Inquisitor with Heightened Perception', () => {
  const shot = (perceives: boolean) => {
    const game = inDuel('upgrade:hansolo', {
      attacker: { pilot: 'rebelscout', turret: 'front' },
      defender: {
        pilot: 'inquisitor',
        force: 1,
        shields: 0,
        damage: ['-fuelleak'],
        upgrades: ['heightenedperception'],
      },
      rolls: 'hit hit / blank blank blank / blank blank / blank blank',
    }).game;
    if (perceives) use(game, 'upgrade:heightenedperception');
    else leave(game, 'upgrade:heightenedperception');
    on(use(game, 'upgrade:hansolo'), 'chooseAttack');
    expect(game.ship('B1').destroyed).toBe(true);
    return game;
  };
  it('engaging at 7 himself, he still fires', () => {
    const game = shot(true);
    expect(game.offers('p2')).toContain('target:ship:A1:primary:0');
    expect(game.ship('B1').where).toBe('table');
  });
  it('left at 3 he is gone before', () => {
    const game = on(shot(false));
    expect(game.events('attackDeclared').map(({ attacker }) => attacker)).toEqual(['ship:A1']);
    expect(game.ship('B1').where).toBe('removed');
  });
});
