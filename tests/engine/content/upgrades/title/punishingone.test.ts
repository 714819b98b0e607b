import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

const dice = (heading: number, turret: 'front' | 'left') =>
  rolled(
    inDuel('upgrade:punishingone', { attacker: { pilot: 'contractedscout', heading, turret } }).attack().game,
    'attack',
  );

test('Punishing One: one die more at a defender in the front arc', () => expect(dice(0, 'front')).toBe(3));
test('Punishing One: not at one that is only in its turret arc', () => expect(dice(90, 'left')).toBe(2));
