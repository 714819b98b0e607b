import { expect, test } from 'vitest';
import { about, inDuel } from '../../../../support/card';

const rolls = 'blank blank hit / blank blank blank';

test('Fire-Control System: one die against what is locked, and the lock is not spent then', () => {
  const told = inDuel('upgrade:firecontrolsystem', {
    attacker: { locks: ['B1'] },
    rolls: 'blank blank hit / hit / blank blank blank',
  })
    .attack()
    .until('modifyDice');
  expect(told.game.offers('p1')).toContain('mod:lock');
  const { game } = told.use();
  game.pick('p1', ['die:0']);
  expect(game.last('diceRerolled')!.after).toEqual(['hit', 'blank', 'hit']);
  expect(game.offers('p1')).not.toContain('mod:lock');
  expect(game.ship('A1').locks).toEqual(['ship:B1']);
});
test('Fire-Control System: nothing to reroll with once the lock is spent, nor without one', () => {
  expect(inDuel('upgrade:firecontrolsystem', { rolls }).attack().offered()).toEqual([]);
  const told = inDuel('upgrade:firecontrolsystem', { attacker: { locks: ['B1'] }, rolls: `${rolls} blank` })
    .attack()
    .until('modifyDice');
  told.game.choose('p1', 'mod:lock').pick('p1', ['die:0']);
  expect(told.offered()).toEqual([]);
});
test('Fire-Control System: in the aftermath, which is no part of the attack, the lock may be spent', () => {
  const told = inDuel('upgrade:firecontrolsystem', {
    attacker: { locks: ['B1'], upgrades: ['synchronizedconsole'] },
    third: { upgrades: ['synchronizedconsole'] },
    rolls: 'blank blank hit / hit / blank blank blank',
  })
    .attack()
    .use();
  told.game.pick('p1', ['die:0']);
  const { game } = about('upgrade:synchronizedconsole', told.game).use();
  expect(game.events('lockBroken')).toMatchObject([{ ship: 'ship:A1', spent: true }]);
});
