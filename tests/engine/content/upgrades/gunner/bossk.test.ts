import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (rolls: string, stress = 0) =>
  inDuel('upgrade:bossk', { attacker: { tokens: { stress } }, rolls }).attack();
const MISS = 'blank blank blank / blank blank blank';

test('Bossk: after a miss, stress and another attack on the same target, like it or not', () => {
  const { game } = shot(MISS).until('nothing');
  expect(game.events('attackDeclared')).toMatchObject(
    [
      { attacker: 'ship:A1', bonus: false },
      { attacker: 'ship:A1', bonus: true, defender: 'ship:B1' },
      { attacker: 'ship:B1' },
    ].slice(0, game.events('attackDeclared').length),
  );
  expect(game.events('attackDeclared')[1]).toMatchObject({ attacker: 'ship:A1', bonus: true });
  expect(game.about('A1', 'tokenGained')).toMatchObject({ token: 'stress' });
});

test('Bossk: not after a hit, and not while stressed', () => {
  const attacks = (told: ReturnType<typeof shot>) =>
    told
      .until('nothing')
      .game.events('attackDeclared')
      .filter(({ attacker }) => attacker === 'ship:A1').length;
  expect(attacks(shot('hit blank blank / blank blank blank'))).toBe(1);
  expect(attacks(shot(MISS, 1))).toBe(1);
});

test('Bossk: no stress where no bonus attack is left', () => {
  const { game } = inDuel('upgrade:bossk', {
    attacker: { upgrades: ['veteranturretgunner'] },
    rolls: 'blank blank blank / blank blank blank blank blank blank blank blank blank',
  })
    .attack()
    .until('nothing');
  expect(game.events('tokenGained').filter(({ ship, token }) => ship === 'ship:A1' && token === 'stress')).toHaveLength(
    1,
  );
});
