import { describe, expect, test } from 'vitest';
import { duel, PRIMARY } from '../../support/duel';

describe("the rulebook's example of an attack", () => {
  const game = duel({
    attacker: { pilot: 'lukeskywalker' },
    dice: ['blank', 'hit', 'hit', 'focus', 'evade', 'blank'],
    deck: { p2: ['hullbreach'] },
  });

  test('roll by roll', () => {
    expect(game.events('initiativeReached')[0], 'Luke engages first').toMatchObject({ initiative: 5 });
    expect(game.offers('p1')).toEqual([PRIMARY, 'pass']);
    game.choose('p1', PRIMARY);
    expect(game.events('attackDeclared')[0]).toMatchObject({ attacker: 'ship:A1', defender: 'ship:B1', range: 2 });
    const [attack, defense] = game.events('diceRolled');
    expect(attack).toMatchObject({ ship: 'ship:A1', faces: ['blank', 'hit', 'hit'] });
    expect(defense).toMatchObject({ ship: 'ship:B1', faces: ['focus', 'evade', 'blank'] });
    expect(game.events('resultsNeutralized')[0]).toMatchObject({ attack: ['hit'], canceled: ['hit'], hit: true });
    expect(game.events('damageSuffered')).toEqual([
      { type: 'damageSuffered', ship: 'ship:B1', damage: 'hit', card: null },
    ]);
    expect(game.damage('B1'), 'facedown').toEqual(['-hullbreach']);
  });
});
