import { describe, expect, test } from 'vitest';
import { acting, blocks } from '../../../support/actions';
import { repairs, xwing } from '../../../support/hurt';

describe('Damaged Sensor Array', () => {
  const p2 = [{ pilot: 'academypilot', at: [457, 450] }] as const;

  test('leaves the focus action and those of damage cards', () => {
    const game = acting(xwing({ damage: ['damagedsensorarray', 'weaponsfailure'] }), { p2 });
    const kinds = game.offers('p1').map(key => key.split(':')[1] ?? key);
    expect(kinds).toEqual(['focus', 'repair', 'repair', 'pass']);
    expect(blocks(game)).toMatchObject({
      'lock:white': 'damage:damagedsensorarray',
      'barrelRoll:white': 'damage:damagedsensorarray',
      'focus:white': null,
    });
  });

  test('not while facedown, and not for other ships', () => {
    expect(blocks(acting(xwing({ damage: ['-damagedsensorarray'] }), { p2 }))).toMatchObject({ 'lock:white': null });
    const game = acting([xwing(), xwing({ at: [700, 300], damage: ['damagedsensorarray'] })], { p2 });
    expect(blocks(game)).toMatchObject({ 'lock:white': null });
  });

  test('can be repaired by an action, and then all are back', () => {
    expect(repairs('damagedsensorarray')).toEqual(['-damagedsensorarray']);
  });
});
