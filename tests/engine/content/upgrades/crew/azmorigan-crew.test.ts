import { expect, test } from 'vitest';
import { abilitiesOn } from '../../../../../src/engine/look/abilities';
import { inStory } from '../../../../support/card';
import { engine } from '../../../../support/engine';

/** B1 of initiative 6 shoots A2, which has one hull left, down before A1 acts. */
const fallen = (illicit: readonly string[], at: readonly [number, number] = [400, 200]) => {
  const told = inStory('upgrade:azmorigan-crew', {
    phase: 'engagement',
    dice: ['hit', 'hit', 'hit', 'blank', 'blank'],
    p1: [
      { pilot: 'trandoshanslaver', at },
      {
        pilot: 'ig88a',
        at: [500, 250],
        heading: 90,
        shields: 0,
        damage: Array(4).fill('-fuelleak'),
        upgrades: illicit,
        charges: 0,
      },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [500, 400], heading: 180 }],
  });
  told.game.choose('p2', 'target:ship:A2:primary:0');
  return told;
};

test('Azmorigan: an illicit upgrade of a friend that falls at range 0-3 becomes his, with its charges and what it does', () => {
  const { game } = fallen(['riggedcargochute', 'trackingfob']).use('upgrade:riggedcargochute');
  expect(game.last('upgradeMoved')).toMatchObject({ ship: 'ship:A1', from: 'ship:A2' });
  expect(game.ship('A1').upgrades.at(-1)).toEqual({ card: 'upgrade:riggedcargochute', charges: 1, side: 0 });
  expect(game.ship('A2').upgrades.map(({ card }) => card)).toEqual(['upgrade:trackingfob']);
  expect(abilitiesOn({ state: game.state, rules: engine.rules }, game.ship('A1'), 'action')).toMatchObject([
    { ref: { source: 'upgrade:riggedcargochute' } },
  ]);
});

test('Azmorigan: not other upgrades, nor beyond range 3', () => {
  expect(fallen(['ig2000']).offered()).toEqual([]);
  expect(fallen(['riggedcargochute'], [100, 850]).offered()).toEqual([]);
});

test('Azmorigan: none that his ship may not carry', () => {
  expect(fallen(['cloakingdevice', 'inertialdampeners']).offered()).toEqual([
    'use:upgrade:azmorigan-crew:upgrade:inertialdampeners',
  ]);
});
