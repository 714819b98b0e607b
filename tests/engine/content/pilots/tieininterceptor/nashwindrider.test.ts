import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

/** A1 (initiative 6) destroys B1 before its turn has come. */
const shot = (defender: Partial<Placed>, at: readonly [number, number] = [520, 500], charges = 1) =>
  inDuel('pilot:nashwindrider', {
    on: 'enemy',
    defender: { damage: ['-fuelleak', '-fuelleak'], ...defender },
    third: { at, charges, heading: 90 },
    rolls: 'hit blank blank / blank blank blank / blank blank blank',
  }).attack();
const attackers = (told: ReturnType<typeof shot>) =>
  told.until('chooseAttack').game.state.pending.map(({ topic }) => ('ship' in topic ? topic.ship : null));

test('Nash Windrider: a small friend destroyed before it engaged engages now', () => {
  const told = shot({}).use();
  expect(attackers(told)).toEqual(['ship:B1']);
  told.game.choose('p2', 'target:ship:A1:primary:0');
  expect(
    told
      .until()
      .game.events('initiativeReached')
      .map(({ initiative }) => initiative),
  ).toEqual([6, 2]);
});
test('Nash Windrider: left alone it is gone', () => {
  const { game } = shot({}).leave().until();
  expect(game.events('attackDeclared').map(({ attacker }) => attacker)).not.toContain('ship:B1');
});
test('Nash Windrider: not beyond range 3, without a charge, or for who engages now anyway', () => {
  expect(shot({}, [60, 60]).offered()).toEqual([]);
  expect(shot({}, [520, 500], 0).offered()).toEqual([]);
  expect(shot({ pilot: 'soontirfel' }).offered()).toEqual([]);
});
