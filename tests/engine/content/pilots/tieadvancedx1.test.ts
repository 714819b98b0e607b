import { expect, test } from 'vitest';
import { viewFor } from '../../../../src/engine/surface/views';
import { inDuel } from '../../../support/card';

const shot = (rolls: string, defender: object = {}) =>
  inDuel('pilot:maarekstele', {
    defender,
    deck: { p2: ['fuelleak', 'directhit', 'blindedpilot', 'hullbreach'] },
    rolls,
  }).attack();

test.each(['maarekstele', 'maarekstele-swz105'])('%s: three cards are drawn and he picks which one is dealt', pilot => {
  const { game } = inDuel(`pilot:${pilot}`, {
    deck: { p2: ['fuelleak', 'directhit', 'blindedpilot', 'hullbreach'] },
    rolls: 'crit blank blank / blank blank blank',
  }).attack();
  game.passUntil('chooseDamage');
  expect(game.offers('p1')).toHaveLength(3);
  expect(game.offers('p1')).not.toContain('damage:hullbreach');
  expect(viewFor(game.state, 'p2').pending[0]!.options).toEqual([]);
  game.choose('p1', 'damage:blindedpilot');
  expect(game.damage('B1')).toEqual(['blindedpilot']);
  expect(game.state.decks.p2.discard).toHaveLength(2);
  expect(game.last('damageSuffered')).toMatchObject({ damage: 'crit' });
});

test('Maarek Stele: not for a facedown card', () => {
  const { game } = shot('hit blank blank / blank blank blank');
  game.passUntil('chooseAttack');
  expect(game.damage('B1')).toEqual(['-fuelleak']);
});
