import { describe, expect, test } from 'vitest';
import { on } from '../../../support/argument';
import { inDuel, inStory } from '../../../support/card';
import { rolled } from '../../../support/duel';

test('Kylo Ren: after defending, a Force assigns the dark side to the attacker', () => {
  const { game } = inDuel('pilot:kyloren', { on: 'defender', defender: { force: 2 } })
    .attack()
    .use();
  expect(game.last('forceSpent')).toMatchObject({ ship: 'ship:B1', count: 1 });
  expect(game.last('conditionAssigned')).toMatchObject({ ship: 'ship:A1', from: 'ship:B1' });
  // He picks the card, from the attacker's deck.
  expect(game.offers('p2')).toContain('damage:stunnedpilot');
});

test('Kylo Ren: not without Force', () => {
  expect(
    inDuel('pilot:kyloren', { on: 'defender', defender: { force: 0 } })
      .attack()
      .offered(),
  ).toEqual([]);
});

test('“Blackout”: behind an obstacle the defender rolls two dice less than obstructed by it alone', () => {
  const dice = (rocks: boolean) =>
    rolled(
      inDuel('pilot:blackout', {
        range: 3,
        ...(rocks ? { rocks: [{ is: 'coreasteroid0', at: [457, 450] as const }] } : {}),
      })
        .attack()
        .until().game,
      'defense',
    );
  // Three for agility, one for range 3, one for the obstruction.
  expect([dice(false), dice(true)]).toEqual([4, 3]);
});

const mourns = (player: 'p1' | 'p2') =>
  inStory('pilot:avenger', {
    phase: 'engagement',
    p1: [
      { pilot: 'academypilot', at: [300, 300], tokens: { stress: 1 } },
      { pilot: 'academypilot', at: [700, 300] },
    ],
    p2: [
      { pilot: 'academypilot', at: [300, 800] },
      { pilot: 'academypilot', at: [700, 800] },
    ],
    first: [{ do: 'destroyShip', ship: player === 'p1' ? 'ship:A2' : 'ship:B2' }],
  });
test('“Avenger”: after a friend is destroyed an action, even while stressed', () => {
  const told = mourns('p1');
  expect(told.offered().some(key => key.includes('focus'))).toBe(true);
});
test('“Avenger”: not for an enemy', () => {
  expect(mourns('p2').offered()).toEqual([]);
});

test('“Rush” engages at 6 while damaged, else at his own initiative', () => {
  const first = (damage: readonly string[]) =>
    inStory('pilot:rush', {
      phase: 'engagement',
      p1: [{ pilot: 'academypilot', at: [300, 300], damage }],
      p2: [{ pilot: 'academypilot', at: [300, 500], heading: 180 }],
    }).game.events('initiativeReached')[0]!.initiative;
  expect(first(['-fuelleak'])).toBe(6);
  expect(first([])).toBe(2);
});

describe.each(['pilot:kyloren-evacuationofdqar', 'pilot:kyloren-tiewiwhispermodifiedinterceptor'])('%s', pilot => {
  const hurt = (x: number, force = 1) =>
    inStory(pilot, {
      phase: 'engagement',
      p1: [{ pilot: 'academypilot', at: [400, 300], force }],
      p2: [{ pilot: 'academypilot', at: [x, 500], heading: 180 }],
      first: [{ do: 'sufferDamage', ship: 'ship:B1', hits: 1, crits: 0 }],
      deck: { p2: ['fuelleak'] },
    });
  test('a Force turns a facedown card of an enemy in the bullseye up', () => {
    const { game } = hurt(400).use();
    expect(game.ship('B1').damage.map(({ faceup }) => faceup)).toEqual([true]);
    expect(game.last('forceSpent')).toMatchObject({ ship: 'ship:A1', count: 1 });
  });
  test('not beside the bullseye, not without Force', () => {
    expect(hurt(460).offered()).toEqual([]);
    expect(hurt(400, 0).offered()).toEqual([]);
  });
});

const recoil = (stress: number, x: number, y = 420) =>
  inDuel('upgrade:protonrockets', {
    attacker: { pilot: 'recoil', tokens: { stress, focus: 1 } },
    defender: { at: [x, y] },
  }).game.offers('p1');
const ROCKETS = 'target:ship:B1:upgrade:protonrockets';
test('“Recoil”: stressed, who is close ahead counts as in the bullseye', () => {
  expect(recoil(1, 490)).toContain(ROCKETS);
  expect(recoil(0, 490)).not.toContain(ROCKETS);
});
test('“Recoil”: not at range 2, nor beside it', () => {
  expect(recoil(1, 500, 480)).not.toContain(ROCKETS);
  expect(recoil(1, 560, 310)).not.toContain(ROCKETS);
});
test('“Recoil”: what a card says of the bullseye holds for it too', () => {
  const shot = (stress: number) =>
    inDuel('upgrade:marksmanship', {
      range: 1,
      attacker: { pilot: 'recoil', tokens: { stress } },
      defender: { at: [490, 420] },
      rolls: 'hit blank blank blank / blank blank blank',
    }).attack();
  expect(shot(1).use().game.last('diceChanged')!.after).toContain('crit');
  expect(shot(0).offered()).toEqual([]);
});

test('“Recoil”: so does a remote that he attacks', () => {
  const shot = (stress: number) => {
    const { game, ...told } = inDuel('upgrade:marksmanship', {
      attacker: { pilot: 'recoil', tokens: { stress } },
      defender: { at: [60, 60] },
      devices: [{ is: 'drk1probedroid', at: [495, 395], owner: 'p2' }],
      rolls: 'hit blank blank blank / blank blank blank',
    });
    game.choose('p1', 'target:token:1:primary:0');
    return told.offered();
  };
  expect(shot(1)).toHaveLength(1);
  expect(shot(0)).toEqual([]);
});

// FAQ, Engagement: raised to 6 in a later step, he engages in that step, after all others of it.
describe('“Rush”, hit at initiative 4', () => {
  const shot = (y: number, ...dice: ('hit' | 'blank')[]) => {
    const { game } = inStory(
      'pilot:rush',
      {
        phase: 'engagement',
        p1: [
          { pilot: 'sabersquadronace', at: [400, 300] },
          { pilot: 'sabersquadronace', at: [460, 300] },
          { pilot: 'redsquadronveteran', at: [520, 300] },
        ],
        p2: [{ pilot: 'rush', at: [430, y], heading: 180, shields: 0 }],
        dice,
      },
      'B1',
    );
    return on(game.choose('p1', 'ship:A1', 'target:ship:B1:primary:0'));
  };
  const engaged = (game: ReturnType<typeof shot>) =>
    game.events('engagementStarted').map(({ ship }) => ship.slice('ship:'.length));

  test('engages then, once all others of initiative 4 have', () => {
    const game = shot(480, 'hit', 'blank', 'blank', 'blank', 'blank', 'blank');
    expect(engaged(game)).toEqual(['A1', 'A2', 'B1', 'A3']);
    expect(game.events('initiativeReached').map(({ initiative }) => initiative)).toEqual([4, 3]);
  });
  test('destroyed by it too, before he is removed', () => {
    const game = shot(400, 'hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank');
    expect(engaged(game)).toEqual(['A1', 'A2', 'B1', 'A3']);
    expect(game.ship('B1').where).toBe('removed');
  });
});
