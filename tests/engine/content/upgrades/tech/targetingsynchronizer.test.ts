import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { blockOf } from '../../../../support/duel';

/** A1 with torpedoes; the wingman has the card. */
const beside = (x: number, locks: readonly string[] = ['B1']) =>
  inDuel('upgrade:targetingsynchronizer', {
    on: 'wingman',
    attacker: { upgrades: ['protontorpedoes'] },
    third: { at: [x, 300], locks },
  }).game;
const why = (game: ReturnType<typeof beside>) => blockOf(game, 'A1', 'B1', 'upgrade:protontorpedoes');

test('Targeting Synchronizer: a friend at range 1 fires at what this ship has locked', () => {
  const game = beside(560);
  expect(why(game)).toBeNull();
  game.choose('p1', 'target:ship:B1:upgrade:protontorpedoes');
  expect(game.last('attackDeclared')).toMatchObject({ weapon: 'upgrade:protontorpedoes' });
});
test('Targeting Synchronizer: not touching, not at range 3, not at what is not locked', () => {
  for (const game of [beside(497), beside(760), beside(560, [])])
    expect(why(game)).toMatchObject({ kind: 'requires', oneOf: ['lock'] });
});
test('Targeting Synchronizer: the ship itself needs a lock as ever', () => {
  const { game } = inDuel('upgrade:targetingsynchronizer', {
    attacker: { upgrades: ['protontorpedoes'] },
    third: { at: [560, 300], locks: ['B1'] },
  });
  expect(blockOf(game, 'A1', 'B1', 'upgrade:protontorpedoes')).toMatchObject({ kind: 'requires' });
});
