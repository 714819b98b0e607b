import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

test('Sunny Bounder adds a result where all her dice show the same, as soon as they are rolled', () => {
  const { game } = inDuel('pilot:sunnybounder', { rolls: 'hit hit / blank blank blank' }).attack().use();
  expect(game.last('diceAdded')!.after).toEqual(['hit', 'hit', 'hit']);
  expect(game.happened()).not.toContain('diceChanged');
});

test('Sunny Bounder: again after a reroll', () => {
  const told = inDuel('pilot:sunnybounder', {
    attacker: { locks: ['B1'] },
    rolls: 'blank blank / hit hit / evade evade evade',
  }).attack();
  const { game } = told.leave();
  game.choose('p1', 'mod:lock').pick('p1', ['die:0', 'die:1']);
  told.use();
  expect(game.last('diceAdded')!.after).toEqual(['hit', 'hit', 'hit']);
});

test('Sunny Bounder: her defense dice too', () => {
  const { game } = inDuel('pilot:sunnybounder', { on: 'defender', rolls: 'hit hit hit / evade evade evade' })
    .attack()
    .until();
  expect(game.last('resultsNeutralized')!.hit).toBe(false);
  const { game: other } = inDuel('pilot:sunnybounder', { on: 'defender', rolls: 'hit hit hit / focus focus focus' })
    .attack()
    .use();
  expect(other.last('diceAdded')!.after).toEqual(['focus', 'focus', 'focus', 'focus']);
});

test('Sunny Bounder: not with differing faces, nor where a focus token made them the same', () => {
  const told = inDuel('pilot:sunnybounder', {
    attacker: { tokens: { focus: 1 } },
    rolls: 'hit focus / blank blank blank',
  }).attack();
  told.game.choose('p1', 'mod:focus');
  expect(told.offered()).toEqual([]);
});
