import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:calibratedlasertargeting';
const JEDI = { pilot: 'jediknight' } as const;

test('Calibrated Laser Targeting: in the bullseye a focus result joins the dice, even if the player says nothing', () => {
  const { game } = inDuel(CARD, { attacker: JEDI, rolls: 'hit blank' }).attack().until('chooseAttack');
  expect(game.last('diceAdded')).toMatchObject({ kind: 'attack', faces: ['focus'], after: ['hit', 'blank', 'focus'] });
});

test('Calibrated Laser Targeting: not beside the bullseye', () => {
  const told = inDuel(CARD, { attacker: JEDI, defender: { at: [530, 500] }, rolls: 'hit blank' }).attack();
  expect(told.until().game.happened()).not.toContain('diceAdded');
});

test('Calibrated Laser Targeting: a focus token can be spent on what it adds', () => {
  const { game } = inDuel(CARD, { attacker: { ...JEDI, tokens: { focus: 1 } }, rolls: 'hit blank' }).attack();
  expect(game.offers('p1')).toContain('mod:focus');
});
