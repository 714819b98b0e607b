import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const fired = (weapon: string) =>
  inDuel('upgrade:munitionsfailsafe', {
    attacker: { upgrades: ['protontorpedoes'], locks: ['B1'] },
    rolls: 'blank blank hit blank / blank blank blank',
  }).attack(`target:ship:B1:${weapon}`);
const torpedoes = ({ game }: ReturnType<typeof fired>) => game.ship('A1').upgrades[0]!.charges;

test('Munitions Failsafe: a poor torpedo attack is called off, and its charge comes back', () => {
  const told = fired('upgrade:protontorpedoes').use();
  expect(torpedoes(told)).toBe(2);
  expect(told.game.last('diceCanceled')).toMatchObject({ after: [] });
  expect(told.game.last('attackPerformed')).toMatchObject({ hit: false });
});
test('Munitions Failsafe: left alone, the charge stays spent; a primary attack is none of its business', () => {
  expect(torpedoes(fired('upgrade:protontorpedoes').leave().until())).toBe(1);
  expect(fired('primary:0').offered()).toEqual([]);
});
