import { expect, test } from 'vitest';
import { about, inDuel, inStory } from '../../../support/card';
import { PRIMARY } from '../../../support/duel';

const inSystem = (x: number) =>
  inStory('pilot:majorvonreg', {
    phase: 'system',
    p1: [{ pilot: 'academypilot', at: [400, 300] }],
    p2: [{ pilot: 'academypilot', at: [x, 500], heading: 180 }],
  });

test('Major Vonreg: an enemy in the bullseye gains a deplete or a strain token, as he likes', () => {
  const told = inSystem(400);
  expect(told.offered()).toEqual(['use:pilot:majorvonreg:deplete:ship:B1', 'use:pilot:majorvonreg:strain:ship:B1']);
  expect(told.use('strain:ship:B1').game.events('tokenGained')[0]).toMatchObject({ ship: 'ship:B1', token: 'strain' });
});
test('Major Vonreg: nobody beside the bullseye', () => {
  expect(inSystem(450).offered()).toEqual([]);
});

const shot = (third: object, damage: readonly string[] = []) =>
  inDuel('pilot:ember', {
    attacker: {},
    defender: { tokens: { focus: 1 }, damage },
    enemies: [{ pilot: 'academypilot', at: [517, 500], heading: 180, ...third }],
    rolls: 'hit hit / focus focus blank',
  })
    .attack()
    .until('modifyDice').game;
const spends = (game: ReturnType<typeof shot>) => game.offers('p2').some(key => key.includes('focus'));

test('“Ember”: a defender with a damaged friend close by, or damaged itself, cannot spend its focus', () => {
  expect(spends(shot({ damage: ['-fuelleak'] }))).toBe(false);
  expect(spends(shot({}, ['-fuelleak']))).toBe(false);
});
test('“Ember”: one whose friends are whole, or far away, can', () => {
  expect(spends(shot({}))).toBe(true);
  expect(spends(shot({ at: [800, 500], damage: ['-fuelleak'] }))).toBe(true);
});

const holo = (tokens: object, at: readonly [number, number] = [420, 300], locks: readonly string[] = []) =>
  inStory('pilot:holo', {
    phase: 'engagement',
    p1: [
      { pilot: 'holo', at: [300, 300], tokens },
      { pilot: 'academypilot', at },
    ],
    p2: [{ pilot: 'academypilot', at: [800, 800], locks }],
  });
test('“Holo”: must hand a friend one of its tokens', () => {
  const { game } = holo({ stress: 1 });
  expect(game.events('tokenGained')).toMatchObject([{ ship: 'ship:A2', token: 'stress' }]);
  expect(game.ship('A1').tokens.stress).toBe(0);
});
test('“Holo”: which one, a lock on it among them, is a choice without a no', () => {
  const told = holo({ stress: 1 }, [420, 300], ['A1']);
  expect(told.offered()).toEqual(['use:pilot:holo:ship:A2:stress', 'use:pilot:holo:ship:A2:lock:ship:B1']);
  expect(told.game.offers('p1')).not.toContain('pass');
  expect(told.use('ship:B1').game.ship('B1').locks).toEqual(['ship:A2']);
});
test('“Holo”: nobody at range 0-2, nothing to hand', () => {
  expect(holo({ stress: 1 }, [700, 300]).game.events('tokenGained')).toEqual([]);
  expect(holo({}).offered()).toEqual([]);
});

/** Two of initiative 4: A2 destroys B2 beside B1, then “Ember” attacks B1. */
const afterOneFell = (at: readonly [number, number]) => {
  const told = inStory('pilot:ember', {
    phase: 'engagement',
    p1: [
      { pilot: 'ember', at: [457, 300] },
      { pilot: 'gideonhask', at: [at[0], at[1] - 160] },
    ],
    p2: [
      { pilot: 'academypilot', at: [457, 500], heading: 180, tokens: { focus: 1 } },
      { pilot: 'academypilot', at, heading: 180, damage: ['-fuelleak', '-fuelleak'] },
    ],
    dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'hit', 'hit', 'hit', 'focus', 'focus', 'focus'],
  });
  const { game } = told;
  game.choose('p1', 'ship:A2').passUntil('chooseAttack').choose('p1', 'target:ship:B2:primary:0');
  expect(game.passUntil('chooseAttack').ship('B2')).toMatchObject({ destroyed: true, where: 'table' });
  game.choose('p1', PRIMARY);
  return told.until('modifyDice').game;
};
test('“Ember”: a friend that was destroyed and is not removed yet is damaged too', () => {
  expect(spends(afterOneFell([517, 500]))).toBe(false);
  expect(spends(afterOneFell([800, 500]))).toBe(true);
});
test('“Ember”: nor does it spend the calculate token of a friend', () => {
  const lent = (damage: readonly string[]) =>
    inDuel('pilot:ember', {
      attacker: {},
      defender: { pilot: 'tradefederationdrone', damage },
      enemies: [{ pilot: 'tradefederationdrone', at: [500, 500], heading: 180, tokens: { calculate: 1 } }],
      rolls: 'hit hit hit / focus focus blank',
    })
      .attack()
      .until('modifyDice')
      .game.offers('p2')
      .filter(key => key.includes('networkedcalculations'));
  expect([lent(['-fuelleak']).length, lent([]).length]).toEqual([0, 1]);
});
test('“Ember”: such a defender spends no calculate token before it rolls, either', () => {
  const guesses = (damage: readonly string[]) =>
    about(
      'upgrade:c3po',
      inDuel('pilot:ember', {
        defender: { pilot: 'outerrimsmuggler', upgrades: ['c3po'], tokens: { calculate: 1 }, damage },
      }).attack().game,
    ).offered();
  expect(guesses(['-fuelleak'])).toEqual([]);
  expect(guesses([])).not.toEqual([]);
});
