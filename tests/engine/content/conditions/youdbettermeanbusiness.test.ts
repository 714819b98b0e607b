import { expect, test } from 'vitest';
import { imagine } from '../../../../src/engine/surface/imagine';
import { viewFor } from '../../../../src/engine/surface/views';
import { conditionsOf } from '../../../support/conditions';
import { duel, PRIMARY } from '../../../support/duel';
import { engine } from '../../../support/engine';
import { scenario } from '../../../support/scenario';

const SECRET = { is: 'youdbettermeanbusiness', from: 'B1', by: 'pilot:zamwesell', facedown: true } as const;
const zam = (charges: number) => ({ pilot: 'zamwesell', charges, conditions: [SECRET] });
const shot = (charges: number) => {
  const game = duel({
    attacker: { pilot: 'redsquadronveteran' },
    defender: zam(charges),
    dice: ['blank', 'blank', 'blank', 'blank', 'blank'],
  });
  while (!game.offers('p1').includes(PRIMARY)) game.choose('p2', 'pass');
  return game.choose('p1', PRIMARY);
};

test('You’d Better Mean Business: after defending, two charges for a bonus attack on the attacker', () => {
  const game = shot(2);
  expect(conditionsOf(game, 'B1')).toEqual(['youdbettermeanbusiness']);
  game.choose('p2', game.offers('p2')[0]!);
  expect(game.ship('B1').charges).toBe(0);
  expect(game.last('attackDeclared')).toMatchObject({ attacker: 'ship:B1', defender: 'ship:A1', bonus: true });
});

test('You’d Better Mean Business: with one charge it is only revealed', () => {
  const game = shot(1);
  expect(game.events('conditionRevealed')).toHaveLength(1);
  expect(game.asked('p2')).not.toBe('chooseAttack');
});

test('You’d Better Mean Business: untouched, she recovers two', () => {
  const game = duel({ attacker: { pilot: 'redsquadronveteran' }, defender: zam(1) });
  for (let i = 0; i < 9 && game.state.pending[0]?.topic.kind === 'chooseAttack'; i++) {
    game.choose(game.state.pending[0]!.player, 'pass');
  }
  // Only this one can be asked about now, and whoever guesses must see that.
  for (const seed of [1, 2, 3, 4]) {
    const guess = imagine(engine.rules, viewFor(game.state, 'p1'), seed);
    expect(guess.ships['ship:B1']!.conditions[0]!.card).toBe('condition:youdbettermeanbusiness');
  }
  game.choose('p2', 'use:condition:youdbettermeanbusiness');
  expect(game.ship('B1').charges).toBe(3);
});

test('You’d Better Mean Business: not outside every firing arc', () => {
  const game = duel({ attacker: { pilot: 'redsquadronveteran', heading: 180 }, defender: zam(1) });
  for (let i = 0; i < 9 && game.state.pending[0]?.topic.kind === 'chooseAttack'; i++) {
    game.choose(game.state.pending[0]!.player, 'pass');
  }
  expect(game.asked('p2')).toBe('setDials');
});

test('You’d Better Mean Business: removed when the System Phase starts, unseen', () => {
  const game = scenario({
    phase: 'system',
    p1: [{ pilot: 'wedgeantilles', at: [400, 100], dial: '2FB' }],
    p2: [{ ...zam(2), at: [400, 800], dial: '2FW' }],
  });
  expect(game.last('conditionLost')).toMatchObject({ faceup: false });
  expect(conditionsOf(game, 'B1')).toEqual([]);
});
