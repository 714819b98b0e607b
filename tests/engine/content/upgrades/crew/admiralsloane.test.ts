import { expect, test } from 'vitest';
import { about, inDuel } from '../../../../support/card';

const CARD = 'upgrade:admiralsloane';
const felled = (third: object) =>
  inDuel(CARD, {
    on: 'enemy',
    third,
    defender: { damage: ['-fuelleak', '-fuelleak'] },
    rolls: 'hit hit hit / blank blank blank',
  })
    .attack()
    .until().game;

test('Admiral Sloane: who destroys another friend at range 0-3 gains two stress tokens', () => {
  const game = felled({});
  expect(game.events('shipDestroyed')).toMatchObject([{ ship: 'ship:B1' }]);
  expect(game.tokens('A1')).toEqual({ stress: 2 });
});

test('Admiral Sloane: not beyond range 3', () => {
  expect(felled({ at: [60, 860] }).tokens('A1')).toEqual({});
});

const shot = (stress: number, on: 'attacker' | 'wingman', third = {}) =>
  inDuel(CARD, {
    on,
    third,
    defender: { tokens: { stress } },
    rolls: 'blank blank blank / blank blank blank',
  }).attack();

test('Admiral Sloane: she and friends at range 0-3 may reroll one die against a stressed ship', () => {
  const { game } = shot(1, 'wingman').use();
  game.pick('p1', ['die:1']);
  expect(game.last('diceRerolled')).toMatchObject({ dice: [1] });
  expect(shot(1, 'attacker').offered()).toHaveLength(1);
});

test('Admiral Sloane: not against a calm one, nor from far', () => {
  expect(shot(0, 'wingman').offered()).toEqual([]);
  expect(shot(1, 'wingman', { at: [860, 860] }).offered()).toEqual([]);
});

test('Admiral Sloane: the two tokens are gained at once, so what follows from gaining one follows once', () => {
  const { game } = inDuel(CARD, {
    on: 'enemy',
    attacker: { pilot: 'jekporkins' },
    third: {},
    defender: { damage: ['-fuelleak', '-fuelleak'] },
    rolls: 'hit hit hit / blank blank blank blank blank',
  }).attack();
  const porkins = about('pilot:jekporkins', game);
  expect(porkins.use().game.tokens('A1')).toEqual({ stress: 1 });
  expect(porkins.offered()).toEqual([]);
});
