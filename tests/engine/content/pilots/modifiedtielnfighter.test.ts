import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../support/card';
import { rolled } from '../../../support/duel';

describe('Captain Seevor', () => {
  const shot = (on: 'attacker' | 'defender', heading: number, charges = 1) =>
    inDuel('pilot:captainseevor', {
      on,
      ...(on === 'attacker'
        ? { attacker: { charges }, defender: { heading } }
        : { attacker: { pilot: 'poedameron', heading }, defender: { charges } }),
    }).attack();
  test('a charge jams the enemy ship before attack dice are rolled, attacking and defending', () => {
    const attacking = shot('attacker', 150).use().game;
    expect(attacking.about('B1', 'tokenGained')).toMatchObject({ token: 'jam' });
    expect(attacking.ship('A1').charges).toBe(0);
    expect(attacking.happened().indexOf('tokenGained')).toBeLessThan(attacking.happened().indexOf('diceRolled'));
    expect(shot('defender', 20).use().game.about('A1', 'tokenGained')).toMatchObject({ token: 'jam' });
  });
  test('not in its bullseye, nor without the charge', () => {
    expect(shot('attacker', 180).offered()).toEqual([]);
    expect(shot('defender', 0).offered()).toEqual([]);
    expect(shot('attacker', 150, 0).offered()).toEqual([]);
  });
});

test('Ahhav: one more die against a larger ship', () => {
  const dice = (on: 'attacker' | 'defender', pilot: string) =>
    rolled(
      inDuel('pilot:ahhav', on === 'attacker' ? { defender: { pilot } } : { on, attacker: { pilot } })
        .attack()
        .until().game,
      on === 'attacker' ? 'attack' : 'defense',
    );
  expect([dice('attacker', 'bountyhunter'), dice('attacker', 'academypilot')]).toEqual([3, 2]);
  expect([dice('defender', 'bobafett'), dice('defender', 'poedameron')]).toEqual([4, 3]);
});

describe('Foreman Proach', () => {
  const told = (range: 2 | 3, heading = 0) => inDuel('pilot:foremanproach', { range, attacker: { heading } });
  test('a disarm token tractors an enemy in his bullseye', () => {
    const { game } = told(2).use('ship:B1');
    expect(game.about('B1', 'tokenGained')).toMatchObject({ token: 'tractor' });
    expect(game.tokens('A1')).toEqual({ disarm: 1 });
  });
  test('not at range 3, nor outside the bullseye', () => {
    expect(told(3).offered()).toEqual([]);
    expect(told(2, 20).offered()).toEqual([]);
  });
});

describe('Overseer Yushyn', () => {
  const told = (at: readonly [number, number], stress = 0) => {
    const story = inDuel('pilot:overseeryushyn', {
      on: 'wingman',
      attacker: { pilot: 'foremanproach', tokens: { stress } },
      third: { at },
    });
    const key = story.game.offers('p1').find(one => one.includes('foremanproach'))!;
    story.game.choose('p1', key);
    return story;
  };
  test('a friend at range 1 is stressed instead of disarmed; what that paid for happens', () => {
    const { game } = told([540, 300]).use();
    expect(game.tokens('A1')).toEqual({ stress: 1 });
    expect(game.ship('A2').charges).toBe(0);
    expect(game.about('B1', 'tokenGained')).toMatchObject({ token: 'tractor' });
  });
  test('not at range 0 or 2, nor one that is stressed', () => {
    expect(told([497, 300]).offered()).toEqual([]);
    expect(told([640, 300]).offered()).toEqual([]);
    expect(told([540, 300], 1).offered()).toEqual([]);
  });
});

describe('Lapin', () => {
  const mods = (on: 'attacker' | 'defender', stress: number) => {
    const tokens = { stress, focus: 1 };
    const { game } = inDuel('pilot:lapin', {
      on,
      ...(on === 'attacker' ? { defender: { tokens } } : { attacker: { pilot: 'poedameron', tokens }, defender: {} }),
      rolls: on === 'attacker' ? 'hit hit / focus focus focus' : 'focus focus hit / blank blank blank',
    })
      .attack()
      .until('modifyDice');
    return game.state.pending
      .flatMap(({ options }) => options.map(({ key }) => key))
      .filter(key => key === 'mod:focus');
  };
  test('the dice of a stressed enemy are not modified, attacking and defending', () => {
    expect([mods('attacker', 1), mods('defender', 1)]).toEqual([[], []]);
  });
  test('those of another are', () => {
    expect([mods('attacker', 0), mods('defender', 0)]).toEqual([['mod:focus'], ['mod:focus']]);
  });
});
