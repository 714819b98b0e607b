import { describe, expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

describe.each(['arvelcrynyd', 'arvelcrynyd-swz106'])('%s', pilot => {
  const boosting = (who: string, p2 = { pilot: 'academypilot', at: [400, 470] as const, heading: 180 }) =>
    acting({ pilot: who, at: [400, 400], upgrades: [] }, { p2: [p2] }).choose('p1', 'action:boost:white');

  test('a boost into a ship ends against it, is no failure, and has what overlapping an enemy brings', () => {
    const game = boosting(pilot);
    expect(game.offers('p1')).toContain('boost:straight:fail');
    game.choose('p1', 'boost:straight:partly');
    expect(game.events('actionFailed')).toEqual([]);
    expect(game.last('shipsOverlapped')).toMatchObject({ touched: 'ship:B1' });
    expect(game.ship('A1').pose.y).toBeGreaterThan(400);
    expect(game.offers('p1')).toContain('action:focus:red');
  });
  test('others fail, and he does at the edge', () => {
    expect(boosting('jakefarrell').offers('p1')).not.toContain('boost:straight:partly');
    const edge = acting({ pilot, at: [400, 880] }, { p2: [{ pilot: 'academypilot', at: [60, 60] }] });
    expect(edge.choose('p1', 'action:boost:white').offers('p1')).not.toContain('boost:straight:partly');
  });
  test('at range 0 his attack is one at range 1', () => {
    const given = { range: 0, rolls: 'blank blank blank / blank blank blank' } as const;
    expect(rolled(inDuel(`pilot:${pilot}`, given).attack().game, 'attack')).toBe(3);
    expect(rolled(inDuel('pilot:jakefarrell', given).attack().game, 'attack')).toBe(2);
  });
});

describe('arvelcrynyd-battleoverendor', () => {
  const shot = (rolls: string) =>
    inDuel('pilot:arvelcrynyd-battleoverendor', { on: 'defender', defender: { heading: 180 }, rolls }).attack();
  test('strain makes a focus an evade', () => {
    const { game } = shot('hit hit hit / focus blank blank').use('defender');
    expect(game.last('diceChanged')!.after).toEqual(['evade', 'blank', 'blank']);
    expect(game.ship('B1').tokens.strain).toBe(1);
  });
  test('not without a focus', () => expect(shot('hit hit hit / blank blank blank').offered()).toEqual([]));
});
