import { expect, test } from 'vitest';
import { imagine } from '../../../../src/engine/surface/imagine';
import { viewFor } from '../../../../src/engine/surface/views';
import { conditionsOf } from '../../../support/conditions';
import { duel, PRIMARY } from '../../../support/duel';
import { engine } from '../../../support/engine';

const SECRET = { is: 'youshouldthankme', from: 'B1', by: 'pilot:zamwesell', facedown: true } as const;
const zam = (charges: number) => ({ pilot: 'zamwesell', charges, conditions: [SECRET] });

test('You Should Thank Me: after defending it is revealed, Zam recovers a charge and may lock the attacker', () => {
  const game = duel({ attacker: { pilot: 'redsquadronveteran' }, defender: { ...zam(1), pilot: 'zamwesell' } });
  while (!game.offers('p1').includes(PRIMARY)) game.choose('p2', 'pass');
  game.choose('p1', PRIMARY).passUntil('lock').choose('p2', 'ship:A1');
  expect(game.ship('B1')).toMatchObject({ charges: 2, locks: ['ship:A1'] });
  expect(game.last('conditionRevealed')).toMatchObject({ condition: 'condition:youshouldthankme' });
});

const endOfPhase = (charges: number, heading = 0) => {
  const game = duel({ attacker: { pilot: 'redsquadronveteran', heading }, defender: zam(charges) });
  for (let i = 0; i < 9 && game.state.pending[0]?.topic.kind === 'chooseAttack'; i++) {
    game.choose(game.state.pending[0]!.player, 'pass');
  }
  return game;
};

test('You Should Thank Me: untouched, two charges buy a bonus attack at the end of the phase; until then it stays secret', () => {
  const game = endOfPhase(2);
  expect(game.offers('p2')).toEqual(['use:condition:youshouldthankme', 'pass']);
  expect(JSON.stringify(viewFor(game.state, 'p1'))).not.toContain('youshouldthankme');
  for (const seed of [1, 2, 3, 4])
    expect(imagine(engine.rules, viewFor(game.state, 'p1'), seed).pending).toHaveLength(1);
  game.choose('p2', 'use:condition:youshouldthankme');
  expect(game.ship('B1').charges).toBe(0);
  expect(game.asked('p2')).toBe('chooseAttack');
});

test('You Should Thank Me: not with one charge, nor outside every firing arc; gone when the next System Phase starts', () => {
  expect(endOfPhase(2, 180).asked('p2')).toBe('setDials');
  const game = endOfPhase(1);
  expect(game.asked('p2')).toBe('setDials');
  expect(conditionsOf(game, 'B1')).toEqual(['-youshouldthankme']);
});

test('You Should Thank Me: not where no attack could be made', () => {
  const game = duel({
    attacker: { pilot: 'redsquadronveteran' },
    defender: { ...zam(2), tokens: { disarm: 1 } },
  });
  for (let i = 0; i < 9 && game.state.pending[0]?.topic.kind === 'chooseAttack'; i++) {
    game.choose(game.state.pending[0]!.player, 'pass');
  }
  expect(game.asked('p2')).toBe('setDials');
});
