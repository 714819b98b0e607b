import { describe, expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { about, inDuel } from '../../../../support/card';

describe.each(['darthvader', 'darthvader-swz105'])('%s', pilot => {
  const acted = (force: number) =>
    about(
      `pilot:${pilot}`,
      acting({ pilot, at: [400, 400], force }, { p2: [{ pilot: 'academypilot', at: [400, 600] }] }).choose(
        'p1',
        'action:focus:white',
      ),
    );

  test('after an action a Force is an action more, and another', () => {
    const told = acted(3).use('after:action');
    told.game.choose('p1', 'action:lock:white', 'ship:B1');
    expect(told.game.ship('A1').force).toBe(2);
    // What was performed this round is not offered again.
    expect(told.offered()).toEqual(['action:barrelRoll:white']);
  });
  test('a no costs nothing', () => expect(acted(3).use('after:action').leave().game.ship('A1').force).toBe(3));
  test('not without Force', () => expect(acted(0).offered()).toEqual([]));
});

describe('darthvader-battleofyavin', () => {
  const shot = (rolls: string) => inDuel('pilot:darthvader-battleofyavin', { attacker: { force: 1 }, rolls }).attack();
  test('a Force makes a blank a hit', () => {
    const { game } = shot('blank hit / blank blank blank').use('attacker');
    expect(game.last('diceChanged')!.after).toEqual(['hit', 'hit']);
    expect(game.ship('A1').force).toBe(0);
  });
  test('not without a blank', () => expect(shot('hit hit / blank blank blank').offered()).toEqual([]));
});
