import { describe, expect, test } from 'vitest';
import { acting } from '../../../support/actions';
import { about, inDuel, inStory } from '../../../support/card';

const redline = (locks: readonly string[]) => {
  const game = acting(
    { pilot: 'redline', at: [400, 400], locks },
    {
      p2: [
        { pilot: 'academypilot', at: [400, 600] },
        { pilot: 'academypilot', at: [500, 600] },
      ],
    },
  );
  return about('pilot:redline', game.choose('p1', 'action:focus:white'));
};
test('“Redline”: after an action a lock, and it holds two', () => {
  const { game } = redline(['B1']).use('ship:B2');
  expect(game.ship('A1').locks).toEqual(['ship:B1', 'ship:B2']);
});
test('“Redline”: which may be left', () => {
  expect(redline(['B1']).leave().game.ship('A1').locks).toEqual(['ship:B1']);
});

// R3 Astromech and Ursa Wren want their two on different objects; his card does not.
describe('“Redline” and two locks on one ship', () => {
  test('after an action he may lock whom he has locked once more, and no third time', () => {
    const { game } = redline(['B1']).use('ship:B1');
    expect(game.ship('A1').locks).toEqual(['ship:B1', 'ship:B1']);
    const full = redline(['B1', 'B1']).use('ship:B2').game;
    expect(full.ship('A1').locks).toEqual(['ship:B1', 'ship:B2']);
  });
  test('one is spent for a reroll, the other stays; with R3 Astromech there is one only', () => {
    const shot = inDuel('pilot:redline', {
      attacker: { locks: ['B1', 'B1'] },
      rolls: 'blank blank / blank / blank / blank blank blank',
    }).attack().game;
    shot.choose('p1', 'mod:lock').pick('p1', ['die:0']);
    expect(shot.ship('A1').locks).toEqual(['ship:B1']);
    shot.choose('p1', 'mod:lock').pick('p1', ['die:1']);
    expect([shot.ship('A1').locks, shot.last('diceRerolled')!.dice]).toEqual([[], [1]]);

    const other = acting(
      { pilot: 'redsquadronveteran', at: [400, 400], upgrades: ['r3astromech'], locks: ['B1'] },
      { p2: [{ pilot: 'academypilot', at: [400, 600] }] },
    );
    expect(other.choose('p1', 'action:lock:white', 'ship:B1').ship('A1').locks).toEqual(['ship:B1']);
  });
  test('jammed he loses one of them, and nobody is asked which', () => {
    const jammed = (tokens: object) =>
      inDuel('pilot:redline', { attacker: { locks: ['B1', 'B1'], tokens } }).game.referee('p2', {
        kind: 'giveToken',
        ship: 'ship:A1',
        token: 'jam',
      });
    expect(jammed({}).ship('A1').locks).toEqual(['ship:B1']);
    expect(jammed({ focus: 1 }).offers('p2')).toEqual(['token:focus', 'lock:ship:B1']);
  });
  test('a cloud between the two breaks both', () => {
    const game = inStory('pilot:redline', {
      alone: true,
      p1: [{ pilot: 'redline', at: [400, 400], locks: ['B1', 'B1'] }],
      p2: [{ pilot: 'academypilot', at: [400, 600] }],
      first: [{ do: 'breakAllLocks', ship: 'ship:B1' }],
    }).game;
    expect(game.ship('A1').locks).toEqual([]);
  });
});

const deathrain = () =>
  inStory('pilot:deathrain', {
    phase: 'system',
    p1: [{ pilot: 'deathrain', at: [400, 400], dial: '2FW', upgrades: ['protonbombs'] }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FW' }],
  }).until('placeDevice');
test('“Deathrain”: an action after a device', () => {
  const told = deathrain();
  told.game.choose('p1', told.game.offers('p1')[0]!);
  expect(told.offered()).toContain('action:focus:white');
  expect(told.use('focus:white').game.tokens('A1')).toEqual({ focus: 1 });
});
test('“Deathrain”: none without one', () => {
  const told = deathrain();
  told.game.choose('p1', 'pass');
  expect(told.offered()).toEqual([]);
});
