import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

describe.each(['valenrudor', 'valenrudor-swz105'])('%s', pilot => {
  const shot = (third = {}) =>
    inDuel(`pilot:${pilot}`, { on: 'enemy', third, rolls: 'hit blank blank / blank blank blank' }).attack();
  test('an action after a friend at range 1 has defended', () => {
    const told = shot();
    expect(told.offered()).toContain('action:evade:white');
    expect(told.game.damage('B1')).toHaveLength(1);
  });
  test('and after he has himself', () => {
    const told = inDuel(`pilot:${pilot}`, { on: 'defender', rolls: 'blank blank blank / blank blank blank' }).attack();
    expect(told.offered()).toContain('action:focus:white');
  });
  test('not at range 2, not after an attack of theirs', () => {
    expect(shot({ at: [640, 560] }).offered()).toEqual([]);
    expect(inDuel(`pilot:${pilot}`, { on: 'wingman', rolls: 'blank blank blank / blank' }).attack().offered()).toEqual(
      [],
    );
  });
});
