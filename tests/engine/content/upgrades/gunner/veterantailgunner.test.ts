import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const arc170 = (y: number, rolls = 'hit hit hit') =>
  inDuel('upgrade:veterantailgunner', {
    attacker: { pilot: '104thbattalionpilot' },
    enemies: [{ pilot: 'academypilot', at: [457, y], heading: 0 }],
    rolls,
  });

test('Veteran Tail Gunner: after a front arc attack, one from the rear arc', () => {
  const told = arc170(120).attack();
  expect(told.offered()).toEqual(['target:ship:B2:primary:1']);
  expect(told.use().game.last('attackDeclared')).toMatchObject({ bonus: true, weapon: 'primary:1' });
});

test('Veteran Tail Gunner: not without a target behind, nor after an attack from the rear', () => {
  expect(arc170(640).attack().offered()).toEqual([]);
  expect(arc170(120).attack('target:ship:B2:primary:1').offered()).toEqual([]);
});
