import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { rolled } from '../../../support/duel';
import { acting, flying } from '../../../support/flying';

const rolls = 'hit focus blank / focus blank blank';
const far = { pilot: 'academypilot', at: [100, 880], dial: '4FW', tokens: { stress: 1 } } as const;

describe.each(['pilot:zizitlo', 'pilot:zizitlo-evacuationofdqar'])('%s', pilot => {
  test('after attacking, a charge for an evade; after defending, for a focus', () => {
    const { game } = inDuel(pilot, { attacker: { turret: 'front' }, rolls })
      .attack()
      .use('evade');
    expect([game.tokens('A1'), game.ship('A1').charges]).toEqual([{ evade: 1 }, 0]);
    const defended = inDuel(pilot, { on: 'defender', defender: { turret: 'rear' }, rolls })
      .attack()
      .use('focus').game;
    expect(defended.about('B1', 'tokenGained')).toMatchObject({ token: 'focus' });
  });
  test('not without a charge', () => {
    expect(
      inDuel(pilot, { attacker: { turret: 'front', charges: 0 }, rolls })
        .attack()
        .offered(),
    ).toEqual([]);
  });
});

describe.each(['pilot:ronithblario', 'pilot:ronithblario-evacuationofdqar'])('%s', pilot => {
  const third = (turret: 'front' | 'rear', focus = 1) =>
    ({ pilot: 'merlcobben', at: [540, 300], turret, tokens: { focus } }) as const;
  const attacks = (turret: 'front' | 'rear', focus = 1) =>
    inDuel(pilot, { attacker: { turret: 'front', tokens: { focus: 0 } }, third: third(turret, focus), rolls }).attack();
  test('a friend with the defender in its turret arc spends its focus token for one result', () => {
    const { game } = attacks('front').use();
    expect(game.last('diceChanged')!.after).toEqual(['hit', 'hit']);
    expect(game.tokens('A2')).toEqual({});
  });
  test('not with the turret elsewhere, nor without the token', () => {
    expect(attacks('rear').offered()).toEqual([]);
    expect(attacks('front', 0).offered()).toEqual([]);
  });
  test('defending, a focus becomes an evade', () => {
    const { game } = inDuel(pilot, {
      on: 'defender',
      enemies: [{ pilot: 'zaribangel', at: [540, 500], heading: 180, turret: 'front', tokens: { focus: 1 } }],
      rolls,
    })
      .attack()
      .use();
    expect(game.last('diceChanged')!.after[0]).toBe('evade');
    expect(game.tokens('B2')).toEqual({});
  });
});

describe.each(['pilot:tallissanlintra', 'pilot:tallissanlintra-evacuationofdqar'])('%s', pilot => {
  const shot = (x: number, charges = 1) =>
    inDuel(pilot, { on: 'enemy', third: { at: [x, 620], charges }, range: 2, rolls }).attack();
  test('a charge gives whom an enemy in the bullseye attacks one more die', () => {
    const { game } = shot(457).use();
    expect([rolled(game, 'defense'), game.ship('B2').charges]).toEqual([4, 0]);
  });
  test('not with the attacker outside the bullseye, nor without a charge', () => {
    expect(shot(560).offered()).toEqual([]);
    expect(shot(457, 0).offered()).toEqual([]);
  });
});

test.each([
  ['pilot:tallissanlintra', false],
  ['pilot:tallissanlintra-evacuationofdqar', true],
] as const)('%s: a remote that attacks from the bullseye counts: %s', (pilot, counts) => {
  const told = inStory(
    pilot,
    {
      phase: 'engagement',
      p1: [{ pilot: 'academypilot', at: [800, 100], heading: 90 }],
      p2: [{ pilot: 'zizitlo', at: [457, 400] }],
      devices: [{ is: 'imperialsupercommandos', at: [457, 280], charges: 2 }],
    },
    'B1',
  );
  told.game.passUntil('chooseAttack').choose('p2', 'pass').passUntil('chooseAttack');
  told.game.choose('p1', told.game.offers('p1').find(key => key.startsWith('target:'))!);
  expect(told.offered().length > 0).toBe(counts);
});

test('L’ulo L’ampar: stressed, one attack die more and one defense die fewer', () => {
  const attacks = (stress: number) =>
    rolled(
      inDuel('pilot:lulolampar', { attacker: { turret: 'front', tokens: { stress } } })
        .attack()
        .until().game,
      'attack',
    );
  expect([attacks(1), attacks(0)]).toEqual([3, 2]);
  const defends = (stress: number) =>
    rolled(
      inDuel('pilot:lulolampar', { on: 'defender', defender: { tokens: { stress } } })
        .attack()
        .until().game,
      'defense',
    );
  expect([defends(1), defends(0)]).toEqual([2, 3]);
});

test('Greer Sonnel: turns the turret after a maneuver, not after a partial one', () => {
  const flown = (at: readonly [number, number]) =>
    flying(
      'pilot:greersonnel',
      { pilot: 'greersonnel' },
      {
        p1: [
          { pilot: 'greersonnel', at: [457, 300], dial: '2FB', turret: 'front' },
          { pilot: 'lulolampar', at, dial: '2FB' },
        ],
        dice: ['blank'],
      },
    );
  expect(flown([800, 300]).use('rear').game.ship('A1').turret).toBe('rear');
  expect(flown([457, 420]).offered()).toEqual([]);
});

describe('Merl Cobben', () => {
  const dice = (x: number, heading = 180, y = 220) =>
    rolled(
      inDuel('pilot:merlcobben', { on: 'wingman', third: { at: [x, y] }, defender: { heading }, rolls })
        .attack()
        .until().game,
      'defense',
    );
  test('in the bullseye of the defender, a friend’s attack meets one die fewer', () => {
    expect(dice(457)).toBe(2);
  });
  test('not outside the bullseye, nor behind the defender', () => {
    expect(dice(560)).toBe(3);
    expect(dice(457, 0)).toBe(3);
  });
  test('nor with the friend beyond range 2', () => {
    expect([dice(600, 90, 500), dice(757, 90, 500)]).toEqual([2, 3]);
  });
});

describe('Suralinda Javos', () => {
  const flown = (at: readonly [number, number]) =>
    flying(
      'pilot:suralindajavos',
      { pilot: 'suralindajavos' },
      {
        p1: [
          { pilot: 'suralindajavos', at: [457, 300], dial: '2FB' },
          { pilot: 'zaribangel', at, dial: '2FB' },
        ],
        dice: ['blank'],
      },
    );
  test('after a partial maneuver a strain token turns her around', () => {
    const { game } = flown([457, 420]).use('turn:around');
    expect(game.ship('A1').pose.heading).toBe(180);
    expect(game.about('A1', 'tokenGained')).toMatchObject({ token: 'strain' });
  });
  test('not after one executed fully', () => expect(flown([800, 300]).offered()).toEqual([]));
});

describe('Seftin Vanik', () => {
  const boosted = (x: number, evade = 1) => {
    const told = acting('pilot:seftinvanik', { pilot: 'seftinvanik' }, 'action:boost:white', {
      p1: [
        { pilot: 'seftinvanik', at: [457, 300], dial: '2FB', tokens: { evade } },
        { pilot: 'poedameron', at: [x, 440], dial: '2FB' },
      ],
      p2: [far],
    });
    told.game.choose('p1', 'boost:straight');
    return told;
  };
  test('after a boost, the evade token goes to a friend at range 1', () => {
    const { game } = boosted(540).use().use('ship:A2');
    expect([game.tokens('A1'), game.tokens('A2')]).toEqual([{}, { evade: 1 }]);
  });
  test('not at range 2, nor without a token', () => {
    expect(boosted(680).offered()).toEqual([]);
    expect(boosted(540, 0).offered()).toEqual([]);
  });
});

describe('Zari Bangel', () => {
  const met = (player: 'p1' | 'p2', pilot: string) => {
    const self = { pilot, at: [457, 300], dial: '2FB' } as const;
    const other = { pilot: 'lulolampar', at: [457, 420], dial: '2FB' } as const;
    const { game } = flying(`pilot:${pilot}`, self, {
      p1: player === 'p1' ? [self, other] : [self],
      p2: player === 'p2' ? [other] : [far],
      dice: ['blank'],
    });
    return game;
  };
  test('keeps her Perform Action step after overlapping a friend; others do not', () => {
    const game = met('p1', 'zaribangel');
    expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAction', ship: 'ship:A1', why: 'activation' });
    game.choose('p1', 'action:focus:white');
    expect(game.tokens('A1')).toEqual({ focus: 1 });
    expect(met('p1', 'merlcobben').about('A1', 'actionSkipped')).toMatchObject({ why: 'overlappedShip' });
  });
  test('an overlapped enemy leaves her the red focus and nothing after it', () => {
    const game = met('p2', 'zaribangel');
    expect(game.state.pending[0]!.topic).toMatchObject({ why: 'overlap' });
    game.choose('p1', 'action:focus:red').passUntil('setDials');
    expect(game.events('actionPerformed').filter(({ ship }) => ship === 'ship:A1')).toHaveLength(1);
  });
});
