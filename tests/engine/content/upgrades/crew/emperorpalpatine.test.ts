import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (rolls: string, force = 1, third: object = {}) =>
  inDuel('upgrade:emperorpalpatine', { on: 'wingman', third: { at: [100, 100], force, ...third }, rolls }).attack();

test('Emperor Palpatine turns a focus of another friend, wherever it is, for a Force', () => {
  const { game } = shot('focus focus blank / blank blank blank').use();
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'focus', 'blank']);
  expect(game.about('A2', 'forceSpent')).toMatchObject({ count: 1 });
});

test('Emperor Palpatine: of its defense dice too', () => {
  const told = inDuel('upgrade:emperorpalpatine', {
    on: 'enemy',
    third: { at: [700, 700], force: 1 },
    rolls: 'hit hit hit / focus blank blank',
  });
  expect(told.attack().use().game.last('diceChanged')!.after).toEqual(['evade', 'blank', 'blank']);
});

test('Emperor Palpatine: not without Force, not for his own ship', () => {
  expect(shot('focus focus blank / blank blank blank', 0).offered()).toEqual([]);
  expect(
    inDuel('upgrade:emperorpalpatine', { attacker: { force: 1 }, rolls: 'focus blank blank' })
      .attack()
      .offered(),
  ).toEqual([]);
});

test('Emperor Palpatine: as Force of its own, even for a blinded pilot; not at range 0', () => {
  const told = (more: object) =>
    inDuel('upgrade:emperorpalpatine', {
      on: 'wingman',
      third: { at: [100, 100], force: 1 },
      rolls: 'focus focus blank / blank blank blank',
      ...more,
    }).attack();
  expect(told({ attacker: { damage: ['blindedpilot'] } }).offered()).toHaveLength(1);
  expect(told({ range: 0 }).offered()).toEqual([]);
});
