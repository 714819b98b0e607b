import { describe, expect, test } from 'vitest';
import { duel, PRIMARY } from '../../../support/duel';
import { repairs } from '../../../support/hurt';

describe('Console Fire', () => {
  const burning = (face: 'hit' | 'crit' | 'focus' | 'blank', damage: readonly string[] = ['consolefire']) =>
    duel({ attacker: { shields: 0, damage }, dice: [face] });

  test('before engaging, a hit burns', () => {
    const game = burning('hit');
    expect(game.damage('A1')).toHaveLength(2);
    const card = game.ship('A1').damage[0]!.id;
    expect(game.last('diceRolled')).toMatchObject({ ship: 'ship:A1', purpose: { kind: 'card', card } });
    expect(game.offers('p1'), 'then it engages').toContain(PRIMARY);
  });

  test.each(['crit', 'focus', 'blank'] as const)('%s does not', face => {
    expect(burning(face).damage('A1')).toEqual(['consolefire']);
  });

  test('a ship that it destroys still engages', () => {
    const game = burning('hit', ['consolefire', '-fuelleak', '-fuelleak']);
    expect(game.ship('A1')).toMatchObject({ destroyed: true, where: 'table' });
    expect(game.offers('p1')).toContain(PRIMARY);
    expect(game.choose('p1', 'pass').ship('A1').where).toBe('removed');
  });

  test('a disarmed ship engages, so it burns as well', () => {
    const game = duel({ attacker: { shields: 0, damage: ['consolefire'], tokens: { disarm: 1 } }, dice: ['hit'] });
    expect(game.damage('A1')).toHaveLength(2);
  });

  test('not before the turn of another ship', () => {
    const game = duel({ defender: { damage: ['consolefire'] }, dice: ['hit'] });
    expect(game.happened()).not.toContain('diceRolled');
    expect(game.choose('p1', 'pass').damage('B1')).toHaveLength(2);
  });

  test('two fires are two rolls', () => {
    const game = duel({
      attacker: { pilot: 'kashyyykdefender', shields: 0, damage: ['consolefire', 'consolefire'] },
      dice: ['hit', 'hit'],
    });
    game.choose('p1', game.offers('p1')[0]!);
    expect(game.damage('A1')).toHaveLength(4);
  });

  test('can be repaired by an action', () => expect(repairs('consolefire')).toEqual(['-consolefire']));
});
