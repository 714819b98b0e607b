import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { atSetup, conditionsOf } from '../../../../support/conditions';

const ON = { pilot: 'omicrongrouppilot', upgrades: ['agentkallus'] };

test('Agent Kallus: after setup an enemy of his choice is hunted, and it must be one', () => {
  const game = atSetup('after', {
    p1: [{ ...ON, at: [200, 100] }],
    p2: [
      { pilot: 'bluesquadronescort', at: [200, 800] },
      { pilot: 'bluesquadronescort', at: [400, 800] },
    ],
  });
  expect(game.offers('p1')).toEqual(['use:upgrade:agentkallus:ship:B1', 'use:upgrade:agentkallus:ship:B2']);
  game.choose('p1', 'use:upgrade:agentkallus:ship:B2');
  expect(conditionsOf(game, 'B2')).toEqual(['hunted']);
});

const HUNTED = { conditions: [{ is: 'hunted', from: 'A1', by: 'upgrade:agentkallus' }] };
const ROLLS = 'focus blank blank / blank blank blank';

test('Agent Kallus: a focus becomes a hit against the hunted ship', () => {
  const { game } = inDuel('upgrade:agentkallus', { attacker: { pilot: ON.pilot }, defender: HUNTED, rolls: ROLLS })
    .attack()
    .use();
  expect(game.last('diceChanged')!.after).toContain('hit');
});

test('Agent Kallus: not against another', () => {
  expect(
    inDuel('upgrade:agentkallus', { attacker: { pilot: ON.pilot }, rolls: ROLLS })
      .attack()
      .offered(),
  ).toEqual([]);
});
