import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const CARD = 'shipAbility:networkedaim';
const attacker = { pilot: 'baktoiddrone', locks: ['B1'] } as const;
const rolls = 'blank blank hit hit / blank blank blank';

test('Networked Aim: as many rerolls as friendly locks on the defender, and the lock is not spent', () => {
  const third = { pilot: 'tradefederationdrone', locks: ['B1'] } as const;
  const told = inDuel(CARD, { attacker: { ...attacker, pilot: 'separatistpredator' }, third, rolls }).attack();
  expect(told.game.offers('p1')).toEqual([`mod:ship:A1:${CARD}:attacker`, 'pass']);
  told.use().game.pick('p1', ['die:0', 'die:1']);
  expect(told.game.ship('A1').locks).toEqual(['ship:B1']);
});

test('Networked Aim: nothing without a lock', () => {
  expect(
    inDuel(CARD, { attacker: { pilot: 'baktoiddrone' }, rolls })
      .attack()
      .offered(),
  ).toEqual([]);
});
