import { describe, expect, test } from 'vitest';
import { acting, blocks } from '../../../support/actions';
import type { Placed } from '../../../support/scenario';

const hurt = (...damage: readonly string[]): Placed => ({ pilot: 'bluesquadronescort', at: [457, 300], damage });
const repairs = (game: ReturnType<typeof acting>) => game.offers('p1').filter(key => key.startsWith('action:repair'));

describe('the actions of damage cards', () => {
  test('a faceup card with an action can be repaired: it is turned facedown', () => {
    const game = acting(hurt('weaponsfailure'));
    const [repair] = repairs(game);
    expect(repair).toBe(`action:repair:${game.ship('A1').damage[0]!.id}:white`);
    game.choose('p1', repair!);
    expect(game.damage('A1')).toEqual(['-weaponsfailure']);
    expect(game.last('damageRepaired')).toMatchObject({ ship: 'ship:A1', wasFaceup: true });
    expect(game.last('actionPerformed')).toMatchObject({ color: 'white' });
  });

  test('a facedown card offers nothing, nor does a card without an action', () => {
    expect(repairs(acting(hurt('-weaponsfailure', 'structuraldamage', 'damagedengine')))).toEqual([]);
  });

  test('two copies of one card are two actions', () => {
    const game = acting(hurt('fuelleak', 'fuelleak'));
    const [first, second] = repairs(game);
    expect(second).toBeDefined();
    game.choose('p1', first!);
    expect(game.damage('A1')).toEqual(['-fuelleak', 'fuelleak']);
    expect(blocks(game)).toMatchObject({ [second!.slice('action:'.length)]: null });
    expect(Object.keys(blocks(game))).not.toContain(first!.slice('action:'.length));
  });

  test('a repaired wound does not bleed any more after its own repair', () => {
    const game = acting(hurt('woundedpilot'));
    game.choose('p1', repairs(game)[0]!);
    expect(game.happened()).not.toContain('diceRolled');
  });

  test('a damaged sensor array leaves focus and repairs', () => {
    const game = acting(hurt('damagedsensorarray', 'fuelleak'), { p2: [{ pilot: 'academypilot', at: [457, 450] }] });
    expect(game.offers('p1')).toEqual(['action:focus:white', ...repairs(game), 'pass']);
    expect(repairs(game)).toHaveLength(2);
    expect(blocks(game)).toMatchObject({
      'lock:white': 'damage:damagedsensorarray',
      'barrelRoll:white': 'damage:damagedsensorarray',
    });
  });

  test('a coordinated ship may repair', () => {
    const game = acting([{ pilot: 'zeborrelios-sheathipedeclassshuttle', at: [457, 180] }, hurt('weaponsfailure')]);
    game.choose('p1', 'action:coordinate:white', 'ship:A2');
    expect(repairs(game)).toHaveLength(1);
  });
});
