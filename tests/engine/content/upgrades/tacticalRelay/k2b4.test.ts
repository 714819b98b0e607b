import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const CARD = 'upgrade:k2b4';
const duel = (more: Parameters<typeof inDuel>[1] = {}) =>
  inDuel(CARD, {
    on: 'enemy',
    defender: { pilot: 'separatistbomber', tokens: { calculate: 1 } },
    rolls: 'hit hit hit / blank blank',
    ...more,
  }).attack();

test('K2-B4: a friend spends a calculate token, and an evade is added', () => {
  const { game } = duel().use();
  expect([game.tokens('B1'), game.asked('p1'), game.offers('p1')]).toEqual([{}, 'mayUse', ['gain:strain', 'pass']]);
  game.choose('p1', 'pass');
  expect(game.last('diceAdded')).toMatchObject({ kind: 'defense', faces: ['evade'] });
});

test('K2-B4: or the attacker is strained instead', () => {
  const { game } = duel().use();
  game.choose('p1', 'gain:strain');
  expect([game.events('diceAdded'), game.about('A1', 'tokenGained')]).toMatchObject([[], { token: 'strain' }]);
});

test('K2-B4: not without a calculate token', () => {
  expect(duel({ defender: { pilot: 'separatistbomber', tokens: { evade: 1 } } }).offered()).toEqual([]);
});

test('K2-B4: not beyond range 3', () => expect(duel({ third: { at: [880, 860] } }).offered()).toEqual([]));

test('K2-B4: a remote that attacks cannot be strained', () => {
  const told = inStory(
    CARD,
    {
      phase: 'engagement',
      dice: ['hit', 'hit', 'blank', 'blank', 'blank'],
      devices: [{ is: 'clanwrencommandos', at: [457, 330], charges: 2 }],
      p1: [{ pilot: 'wedgeantilles', at: [100, 100] }],
      p2: [
        { pilot: 'separatistbomber', at: [457, 500], heading: 0, tokens: { calculate: 1 } },
        { pilot: 'academypilot', at: [600, 560], heading: 0 },
      ],
    },
    'B2',
  );
  told.until('chooseAttack').game.choose('p1', 'target:ship:B1:primary:0');
  expect(told.use().game.last('diceAdded')).toMatchObject({ kind: 'defense', faces: ['evade'] });
});
