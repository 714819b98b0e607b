import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const MISS = 'blank blank blank blank / evade evade evade';
const shot = (pilot: string, rolls: string) =>
  inDuel('upgrade:fives', {
    attacker: { pilot: '212thbattalionpilot' },
    defender: { pilot, tokens: { stress: 1 } },
    rolls,
  });

test('Fives: a miss against as high an initiative lays a token on the card, and it is taken before engaging', () => {
  const one = shot('scimitarsquadronpilot', MISS);
  one.attack().use('evade');
  expect(one.game.state.notes.map(({ name }) => name)).toContain('evade');
});

test('Fives: no token for a hit, nor against a lower initiative', () => {
  expect(shot('scimitarsquadronpilot', 'hit hit blank blank / blank blank').attack().offered()).toEqual([]);
  expect(shot('academypilot', MISS).attack().offered()).toEqual([]);
});

const engages = (laid: boolean) =>
  inStory('upgrade:fives', {
    phase: 'engagement',
    p1: [{ pilot: '212thbattalionpilot', at: [400, 200] }],
    p2: [{ pilot: 'academypilot', at: [400, 400] }],
    first: laid
      ? [
          {
            do: 'layNote',
            note: {
              by: { ship: 'ship:A1', source: 'upgrade:fives' },
              name: 'focus',
              on: null,
              until: 'game',
              frame: null,
            },
          },
        ]
      : [],
  });

test('Fives: the token on the card is gained before engaging', () => {
  const { game } = engages(true).use('focus');
  expect(game.tokens('A1')).toEqual({ focus: 1 });
  expect(game.state.notes).toEqual([]);
});

test('Fives: nothing to take from an empty card', () => {
  expect(engages(false).offered()).toEqual([]);
});

test('Fives: a remote has an initiative too', () => {
  const missed = (pilot: string) => {
    const told = inStory('upgrade:fives', {
      phase: 'engagement',
      p1: [{ pilot, at: [500, 300] }],
      p2: [{ pilot: 'academypilot', at: [100, 800] }],
      devices: [{ is: 'imperialsupercommandos', at: [500, 460], owner: 'p2', charges: 2 }],
      dice: Array.from({ length: 8 }, () => 'blank' as const),
    });
    told.game.passUntil('chooseAttack').choose('p1', 'target:token:1:primary:0');
    return told.offered();
  };
  expect(missed('212thbattalionpilot')).toHaveLength(2);
  expect(missed('wedgeantilles')).toEqual([]);
});
