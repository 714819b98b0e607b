import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const shot = (pilot: string, more: { locks?: string[]; at?: readonly [number, number] } = {}) =>
  inDuel('upgrade:garsaxon', {
    on: 'wingman',
    third: { locks: ['B1'], at: [600, 300], ...more },
    attacker: { pilot },
    rolls: 'focus focus blank / blank blank blank',
  }).attack();

test('Gar Saxon (crew): a friend of initiative 4 or less turns a focus into a hit against whom he has locked', () => {
  expect(shot('redsquadronveteran').use().game.last('diceChanged')!.after).toContain('hit');
});

test('Gar Saxon (crew): not of initiative 6, without the lock, or at range 0', () => {
  expect(shot('wedgeantilles').offered()).toEqual([]);
  expect(shot('redsquadronveteran', { locks: [] }).offered()).toEqual([]);
  expect(shot('redsquadronveteran', { at: [497, 300] }).offered()).toEqual([]);
});

test('Gar Saxon (crew): a remote as well', () => {
  const told = inStory('upgrade:garsaxon', {
    phase: 'engagement',
    p1: [{ pilot: 'academypilot', at: [300, 300], heading: 180, locks: ['B1'] }],
    p2: [{ pilot: 'bluesquadronescort', at: [500, 460], heading: 90 }],
    devices: [{ is: 'imperialsupercommandos', at: [500, 300], owner: 'p1', charges: 2 }],
    dice: ['focus', 'focus', 'focus'],
  });
  told.game.choose('p1', 'target:ship:B1:primary:0');
  expect(told.offered()).toHaveLength(1);
  expect(told.use().game.last('diceChanged')!.after).toContain('hit');
});

test('Gar Saxon (crew): not one of his side that is no friend any more', () => {
  const attacker = { pilot: 'redsquadronveteran', conditions: [{ is: 'brokentrust', from: 'B1', by: 'pilot:x' }] };
  const told = inDuel('upgrade:garsaxon', {
    on: 'wingman',
    third: { locks: ['B1'], at: [600, 300] },
    attacker,
    rolls: 'focus focus blank / blank blank blank',
  });
  expect(told.attack().offered()).toEqual([]);
});
