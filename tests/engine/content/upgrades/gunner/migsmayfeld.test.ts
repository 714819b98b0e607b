import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (more: { tokens?: object; attacker?: object; x?: number } = {}) =>
  inDuel('upgrade:migsmayfeld', {
    attacker: { pilot: '104thbattalionpilot', ...more.attacker },
    enemies: [457, 500].map(x => ({
      pilot: 'academypilot',
      at: [x, 120] as const,
      heading: 0,
      ...(more.tokens && x === (more.x ?? 457) ? { tokens: more.tokens } : {}),
    })),
    rolls: 'blank blank blank / blank blank blank',
  });

test('Migs Mayfeld: after a front arc attack, the rear arc at another target with a red or orange token', () => {
  const told = shot({ tokens: { tractor: 1 } }).attack();
  expect(told.offered()).toEqual(['target:ship:B2:primary:1']);
  expect(told.use().game.last('attackDeclared')).toMatchObject({ bonus: true, defender: 'ship:B2' });
});

test('Migs Mayfeld: a lock on it is a red token', () => {
  expect(
    shot({ attacker: { locks: ['B2'] } })
      .attack()
      .offered(),
  ).toEqual(['target:ship:B2:primary:1']);
});

test('Migs Mayfeld: not without such a token, nor after a rear arc attack', () => {
  expect(
    shot({ tokens: { focus: 1 } })
      .attack()
      .offered(),
  ).toEqual([]);
  expect(
    shot({ tokens: { stress: 1 }, x: 500 })
      .attack('target:ship:B2:primary:1')
      .offered(),
  ).toEqual([]);
});
