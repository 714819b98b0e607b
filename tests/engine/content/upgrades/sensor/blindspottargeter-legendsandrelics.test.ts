import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const fired = (heading: number) =>
  inDuel('upgrade:blindspottargeter-legendsandrelics', {
    defender: { heading },
    rolls: 'focus focus blank / blank blank blank',
  }).attack();

test('Blindspot Targeter: from behind, one focus becomes a hit', () => {
  expect(fired(0).use().game.last('diceChanged')!.after).toEqual(['hit', 'focus', 'blank']);
});
test('Blindspot Targeter: not face to face', () => expect(fired(180).offered()).toEqual([]));
