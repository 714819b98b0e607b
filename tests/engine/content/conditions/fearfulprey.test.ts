import { expect, test } from 'vitest';
import { duel, PRIMARY } from '../../../support/duel';

const shot = (attacker: string) =>
  duel({
    attacker: { pilot: attacker },
    defender: {
      tokens: { focus: 1 },
      conditions: [{ is: 'fearfulprey', from: 'A1', by: 'pilot:fearsomepredator' }],
    },
    dice: ['hit', 'blank', 'blank', 'focus', 'blank', 'blank'],
  })
    .choose('p1', PRIMARY)
    .passUntil('modifyDice');

test('Fearful Prey: who spends no green token is strained', () => {
  const game = shot('fearsomepredator').choose('p2', 'pass').passUntil('setDials');
  expect(game.about('B1', 'tokenGained')).toMatchObject({ token: 'strain' });
});

test('Fearful Prey: who spends one is not', () => {
  const game = shot('fearsomepredator').choose('p2', 'mod:focus').passUntil('setDials');
  expect(game.events('tokenGained')).toEqual([]);
});

test('Fearful Prey: nor by another attacker', () => {
  expect(shot('wedgeantilles').choose('p2', 'pass').passUntil('setDials').events('tokenGained')).toEqual([]);
});

test('Fearful Prey: nor by one of its own side', () => {
  const game = duel({
    attacker: { pilot: 'fearsomepredator', upgrades: ['r5tk'] },
    wingmen: [
      {
        pilot: 'separatistdrone',
        at: [457, 420],
        conditions: [{ is: 'fearfulprey', from: 'B1', by: 'pilot:fearsomepredator' }],
      },
    ],
    dice: ['hit', 'blank', 'blank', 'focus', 'blank', 'blank'],
  })
    .choose('p1', 'ship:A1', 'target:ship:A2:primary:0')
    .passUntil('setDials');
  expect(game.events('tokenGained')).toEqual([]);
});
