import { expect, test } from 'vitest';
import { about, inDuel } from '../../../../support/card';

const CARD = 'upgrade:automatedtargetpriority';
const facing = (on: 'attacker' | 'enemy') =>
  inDuel(CARD, {
    on,
    enemies: on === 'enemy' ? [] : [{ pilot: 'academypilot', at: [457, 560] }],
    attacker: { upgrades: ['protontorpedoes'], locks: ['B2'] },
    rolls: 'blank blank blank / blank blank blank',
  });

test('Automated Target Priority: of two, the closer one must be attacked; a weapon that only reaches the other may have it', () => {
  const { game } = facing('attacker');
  expect(game.offers('p1')).toEqual(['target:ship:B1:primary:0', 'target:ship:B2:upgrade:protontorpedoes', 'pass']);
});
test('Automated Target Priority: without it, either', () => {
  const { game } = inDuel('upgrade:stealthdevice', { enemies: [{ pilot: 'academypilot', at: [457, 560] }] });
  expect(game.offers('p1')).toEqual(['target:ship:B1:primary:0', 'target:ship:B2:primary:0', 'pass']);
});
test('Automated Target Priority: a miss lays a token on it, which is taken before engaging', () => {
  const { game } = facing('attacker').attack();
  expect(game.tokens('A1')).toEqual({});
  game.passUntil('setDials');
  expect(game.state.notes).toMatchObject([{ name: 'calculate' }]);
  const told = about(
    CARD,
    inDuel(CARD, {
      first: [
        {
          do: 'layNote',
          note: { by: { ship: 'ship:A1', source: CARD }, name: 'calculate', on: null, until: 'game', frame: null },
        },
      ],
    }).game,
  );
  const after = told.use().game;
  expect([after.tokens('A1'), after.state.notes]).toEqual([{ calculate: 1 }, []]);
});
