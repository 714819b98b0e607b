import { describe, expect, it } from 'vitest';
import { offered, on, use } from '../../support/argument';
import { inDuel } from '../../support/card';
import { scenario } from '../../support/scenario';

const X = 'redsquadronveteran';

// Glossary, Tractor and Ship Sizes: a medium ship needs two tokens, and is moved once a round.
describe('two Tractor Beams at a medium ship', () => {
  const shot = (tokens: object) => {
    const game = inDuel('upgrade:tractorbeam', {
      attacker: { pilot: X },
      defender: { pilot: 'bountyhunter', tokens },
      rolls: 'hit blank blank / blank blank',
    }).game;
    game.choose('p1', game.offers('p1').find(key => key.endsWith('tractorbeam'))!);
    return game;
  };
  it('the first token does not tractor it; the second one does, and the shooter moves it', () => {
    expect(on(shot({}), 'tractorMove').asked('p1')).not.toBe('tractorMove');
    const game = on(shot({ tractor: 1 }), 'tractorMove');
    expect(game.state.pending[0]).toMatchObject({ player: 'p1', topic: { kind: 'tractorMove', ship: 'ship:B1' } });
  });
});

// Glossary, Reserve: abilities of a ship in reserve are inactive unless they say otherwise.
describe('Seventh Sister on a ship that is docked', () => {
  const stressed = (docked: boolean) =>
    scenario({
      alone: true,
      first: [{ do: 'gainToken', ship: 'ship:B1', token: 'stress', by: 'p2' }],
      p1: [
        { pilot: 'lothalrebel', at: [457, 300], upgrades: ['ghost'] },
        { pilot: 'ap5', at: [457, 200], upgrades: ['seventhsister'], force: 1, ...(docked ? { docked: 'A1' } : {}) },
      ],
      p2: [{ pilot: 'academypilot', at: [380, 240] }],
    });
  it('is silent there', () => {
    expect(offered(stressed(true), 'upgrade:seventhsister')).toEqual([]);
    expect(offered(stressed(false), 'upgrade:seventhsister')).toHaveLength(2);
  });
});

// FAQ: a decloak that fails leaves the cloak token where it is.
it('Cloaking Device on a focus, with no room to decloak: the token may be discarded or stays', () => {
  const wall = (x: number, y: number) => ({ pilot: 'outerrimsmuggler', at: [x, y] as const });
  const game = scenario({
    phase: 'planning',
    p1: [{ pilot: X, at: [457, 400], tokens: { cloak: 1 }, upgrades: ['cloakingdevice'] }],
    p2: [wall(457, 500), wall(330, 400), wall(584, 400)],
    dice: ['focus'],
  });
  expect(game.offers('p1')).toEqual(['boost:straight:fail', 'roll:left:fail', 'roll:right:fail', 'token:cloak']);
  expect(game.choose('p1', 'boost:straight:fail').tokens('A1')).toEqual({ cloak: 1 });
});

// Glossary, End Phase: each card keeps what it names where it is, and nothing else.
describe('Ketsu Onyo and ISB Slicer in the End Phase', () => {
  const ends = (...upgrades: readonly string[]) =>
    scenario({
      phase: 'end',
      p1: [{ pilot: X, at: [457, 300], upgrades }],
      p2: [{ pilot: 'academypilot', at: [457, 430], tokens: { tractor: 1, jam: 1, disarm: 1 } }],
    });
  it('she alone: the tractor token stays', () => {
    expect(use(ends('ketsuonyo'), 'upgrade:ketsuonyo').tokens('B1')).toEqual({ tractor: 1 });
  });
  it('both: so does the jam token; the disarm token goes', () => {
    expect(use(ends('ketsuonyo', 'isbslicer'), 'upgrade:ketsuonyo').tokens('B1')).toEqual({ tractor: 1, jam: 1 });
  });
});
