import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { rolled } from '../../../support/duel';

const shot = (tokens: object) =>
  inDuel('pilot:rearadmiralchiraneau', {
    attacker: { tokens, turret: 'front' },
    rolls: 'focus focus blank / blank blank blank',
  }).attack();
test('Rear Admiral Chiraneau: on the side that he reinforced a focus becomes a crit', () => {
  expect(shot({ reinforceFore: 1 }).use().game.last('diceChanged')!.after).toEqual(['crit', 'focus', 'blank']);
});
test('Rear Admiral Chiraneau: not on the other, nor without the token', () => {
  expect(shot({ reinforceAft: 1 }).offered()).toEqual([]);
  expect(shot({}).offered()).toEqual([]);
});

test('Captain Oicunn: at range 0 he attacks as at range 1', () => {
  const dice = (pilot: string) =>
    rolled(
      inDuel(pilot, { range: 0, attacker: { turret: 'front', at: [457, 280] } })
        .attack()
        .until().game,
      'attack',
    );
  expect([dice('pilot:captainoicunn'), dice('pilot:patrolleader')]).toEqual([4, 3]);
});

const morna = (tokens: object, charges = 3) =>
  inStory('pilot:mornakee', {
    phase: 'end',
    p1: [{ pilot: 'mornakee', at: [300, 300], tokens, charges }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
  });
test('Morna Kee: a charge turns a reinforce token over instead of removing it', () => {
  const { game } = morna({ reinforceFore: 1 }).use();
  expect([game.tokens('A1'), game.ship('A1').charges]).toEqual([{ reinforceAft: 1 }, 2]);
  expect(game.events('tokenGained')).toEqual([]);
  expect(morna({ reinforceAft: 1 }).use().game.tokens('A1')).toEqual({ reinforceFore: 1 });
});
test('Morna Kee: left it goes; so without a charge, and a focus token always', () => {
  expect(morna({ reinforceFore: 1 }).leave().game.tokens('A1')).toEqual({});
  expect(morna({ reinforceFore: 1 }, 0).offered()).toEqual([]);
  expect(morna({ focus: 1 }).offered()).toEqual([]);
});
test('Morna Kee: of two reinforce tokens she turns over only one', () => {
  const both = (tokens: object) => {
    const told = morna(tokens).use();
    expect(told.offered()).toEqual([]);
    return [told.game.tokens('A1'), told.game.ship('A1').charges];
  };
  expect(both({ reinforceFore: 2 })).toEqual([{ reinforceAft: 1 }, 2]);
  expect(both({ reinforceFore: 1, reinforceAft: 1 })).toEqual([{ reinforceAft: 1 }, 2]);
});
test('Morna Kee: again in the next End Phase', () => {
  const { game } = morna({ reinforceFore: 1 }).use();
  expect([game.state.round, game.state.notes]).toEqual([2, []]);
});
