import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

describe.each(['sharabey', 'sharabey-rz1awing', 'sharabey-swz106'])('%s', pilot => {
  const card = `pilot:${pilot}`;
  test('her lock on the defender is a focus result', () => {
    const { game } = inDuel(card, { attacker: { locks: ['B1'] }, rolls: 'hit blank blank / blank' })
      .attack()
      .use('attacker');
    expect(game.last('diceAdded')).toMatchObject({ faces: ['focus'], kind: 'attack' });
    expect(game.ship('A1').locks).toEqual([]);
  });
  test('and so is her lock on the attacker', () => {
    const { game } = inDuel(card, {
      on: 'defender',
      defender: { locks: ['A1'], heading: 180 },
      rolls: 'hit hit hit / blank blank blank',
    })
      .attack()
      .use('defender');
    expect(game.last('diceAdded')).toMatchObject({ faces: ['focus'], kind: 'defense' });
    expect(game.ship('B1').locks).toEqual([]);
  });
  test('not without one', () => {
    expect(inDuel(card, { rolls: 'hit blank blank / blank' }).attack().offered()).toEqual([]);
    const defending = inDuel(card, { on: 'defender', defender: { heading: 180 }, rolls: 'hit hit hit / blank' });
    expect(defending.attack().offered()).toEqual([]);
  });
});
