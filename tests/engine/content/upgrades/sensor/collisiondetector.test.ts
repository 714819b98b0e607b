import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:collisiondetector';
const rock = (y: number) => [{ is: 'coreasteroid1', at: [457, y] }] as const;
const pilot = 'wedgeantilles';

/** A1 boosts into an asteroid after its maneuver. */
const boosting = (upgrades: boolean) => {
  const told = flying(
    upgrades ? CARD : 'upgrade:hullupgrade',
    { pilot: 'greensquadronpilot', at: [457, 200] },
    { rocks: rock(390), dice: ['blank'] },
  );
  told.until('chooseAction');
  told.game.choose('p1', 'action:boost:white');
  return told;
};

test('Collision Detector: a boost onto an asteroid, whose damage it suffers', () => {
  const { game } = boosting(true);
  game.choose('p1', 'boost:straight');
  expect(game.asked('p1')).toBe('mayUse');
  game.choose('p1', 'pass');
  expect([game.ship('A1').pose.y, game.ship('A1').shields]).toEqual([400, 1]);
  expect(boosting(false).game.offers('p1')).not.toContain('boost:straight');
});
test('Collision Detector: or ignores for a charge, and fires from it in this round', () => {
  const told = inStory(CARD, {
    phase: 'activation',
    p1: [{ pilot, at: [457, 300], dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [457, 720], dial: '2FB', tokens: { stress: 1 } }],
    rocks: rock(420),
    dice: ['blank'],
  }).use();
  expect([told.game.ship('A1').shields, told.game.ship('A1').upgrades[0]!.charges]).toEqual([2, 1]);
  told.game.passUntil('chooseAttack');
  expect(told.game.offers('p1')).toContain('target:ship:B1:primary:0');
});
test('Collision Detector: unpaid, it hurts and there is no shot', () => {
  const told = inStory(CARD, {
    phase: 'activation',
    p1: [{ pilot, at: [457, 300], dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [457, 720], dial: '2FB', tokens: { stress: 1 } }],
    rocks: rock(420),
    dice: ['blank'],
  }).leave();
  expect(told.game.ship('A1').shields).toBe(1);
  told.game.passUntil('setDials');
  expect(told.game.events('attackDeclined')).toMatchObject([{ ship: 'ship:A1', why: { kind: 'onObstacle' } }, {}]);
});
test('Collision Detector: a decloak onto an asteroid too, which without it fails', () => {
  const decloaks = (card: string) => {
    const { game } = inStory(card, {
      phase: 'system',
      p1: [{ pilot: 'sigmasquadronace', at: [457, 300], tokens: { cloak: 1 } }],
      p2: [{ pilot: 'academypilot', at: [100, 850] }],
      rocks: rock(430),
      dice: ['blank'],
    });
    return game.passUntil('decloak');
  };
  expect(decloaks('upgrade:hullupgrade').offers('p1')).toContain('boost:straight:fail');
  const game = decloaks(CARD).choose('p1', 'boost:straight');
  expect(game.asked('p1')).toBe('mayUse');
  game.choose('p1', 'use:upgrade:collisiondetector');
  expect([game.ship('A1').pose.y, game.ship('A1').shields]).toEqual([420, 2]);
});
