import { describe, expect, test } from 'vitest';
import { mayPerform } from '../../../support/actions';
import { inDuel, inStory } from '../../../support/card';
import { flying } from '../../../support/flying';
import type { Placed, Story } from '../../../support/scenario';

type At = readonly [number, number];
const FAR = { pilot: 'academypilot', at: [100, 880], dial: '4FW', tokens: { stress: 1 } } as const;
const profile = 'xwa50';

describe.each(['zoriibliss', 'zoriibliss-wartime'])('%s', pilot => {
  /** Another ship comes to (557, 420) and acts. */
  const acted = (action: string, { x = 557, who = 'newrepublicpatrol', charges = 1 } = {}) => {
    const told = inStory(`pilot:${pilot}`, {
      profile,
      phase: 'activation',
      p1: [
        { pilot, at: [457, 420], dial: '2BW', charges },
        { pilot: who, at: [x, 300], dial: '2FB' },
      ],
      p2: [FAR],
    }).until('chooseAction');
    told.game.choose('p1', action);
    return told;
  };
  test('a charge for the same action as red, after a ship at range 1', () => {
    const { game } = acted('action:focus:white').use('focus:red');
    expect([game.tokens('A1'), game.ship('A1').charges]).toEqual([{ focus: 1, stress: 1 }, 0]);
  });
  test('not what is not on her bar, nor without a charge, nor after a ship at range 2', () => {
    expect(acted('action:evade:white', { who: 'bluesquadronrecruit' }).offered()).toEqual([]);
    expect(acted('action:focus:white', { charges: 0 }).offered()).toEqual([]);
    expect(acted('action:focus:white', { x: 660 }).offered()).toEqual([]);
  });
  test('not after an action outside of a Perform Action step', () => {
    const told = inStory(`pilot:${pilot}`, {
      profile,
      p1: [
        { pilot, at: [457, 420] },
        { pilot: 'newrepublicpatrol', at: [557, 420] },
      ],
      p2: [FAR],
      first: [mayPerform('A2', { why: 'card' })],
      alone: true,
    });
    told.game.choose('p1', 'action:focus:white');
    expect([told.game.tokens('A2').focus, told.offered()]).toEqual([1, []]);
  });
});

describe.each(['tezanasz', 'tezanasz-wartime'])('%s', pilot => {
  const shot = (teza: At, other: At, heading = 180) =>
    inStory(`pilot:${pilot}`, {
      profile,
      phase: 'engagement',
      p1: [
        { pilot, at: teza },
        { pilot: 'poedameron', at: [457, 300] },
        { pilot: 'newrepublicpatrol', at: other },
      ],
      p2: [{ pilot: 'academypilot', at: [457, 500], heading }],
      dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
    }).attack();
  test('a friend rerolls a die against who has friends on both sides', () => {
    const { game } = shot([580, 500], [330, 500]).use();
    expect(game.state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 1 });
  });
  test('the attacker itself may be one of them', () => {
    expect(shot([457, 180], [457, 610], 90).offered()).toHaveLength(1);
    expect(shot([457, 180], [400, 180], 90).offered()).toEqual([]);
  });
  test('not a friend beyond range 2', () => expect(shot([457, 610], [457, 180], 90).offered()).toEqual([]));
  test('not with both on one side', () => expect(shot([580, 500], [580, 560]).offered()).toEqual([]));
});

describe.each(['wilsateshlo', 'wilsateshlo-wartime'])('%s', pilot => {
  const shot = (rolls: string, defender: Partial<Placed> = {}) =>
    inDuel(`pilot:${pilot}`, { profile, rolls, defender, deck: { p2: ['panickedpilot'] } }).attack();
  const CRIT = 'crit blank / blank blank blank';
  test('a faceup damage card strains the defender', () => {
    expect(shot(CRIT).until().game.tokens('B1').strain).toBe(1);
  });
  test('unless that loses a charge that does not come back', () => {
    const armed = { upgrades: ['protontorpedoes'] };
    const { game } = shot(CRIT, armed).use('protontorpedoes');
    expect([game.tokens('B1').strain, game.ship('B1').upgrades[0]!.charges]).toEqual([undefined, 1]);
    expect(shot(CRIT, armed).leave().game.tokens('B1').strain).toBe(1);
  });
  test('one that comes back does not help', () => {
    expect(shot(CRIT, { upgrades: ['instinctiveaim', 'heightenedperception'] }).offered()).toEqual([]);
  });
  test('not a facedown one, nor a shield', () => {
    expect(shot('hit blank / blank blank blank').until().game.tokens('B1').strain).toBeUndefined();
    expect(shot(CRIT, { shields: 1 }).until().game.tokens('B1').strain).toBeUndefined();
  });
});

describe.each(['shasazaro', 'shasazaro-wartime'])('%s', pilot => {
  const shot = (at: At, tokens: Placed['tokens'] = { focus: 1 }) =>
    inDuel(`pilot:${pilot}`, {
      profile,
      on: 'defender',
      defender: { tokens },
      enemies: [{ pilot: 'newrepublicpatrol', at }],
      rolls: 'blank blank blank / blank',
    }).attack();
  test('a friend behind gains a token like one of hers, which stays', () => {
    const { game } = shot([457, 620]).use('ship:B2:focus');
    expect([game.tokens('B2').focus, game.tokens('B1').focus]).toEqual([1, 1]);
  });
  test('not one ahead, nor beyond range 2, nor without a green token', () => {
    expect(shot([540, 400]).offered()).toEqual([]);
    expect(shot([457, 760]).offered()).toEqual([]);
    expect(shot([457, 620], { strain: 1 }).offered()).toEqual([]);
  });
});

describe.each(['legafossang', 'legafossang-wartime'])('%s', pilot => {
  const shot = (devices: Story['devices'], third: Partial<Placed>, weapon = 'primary:0') =>
    inDuel(`pilot:${pilot}`, {
      profile,
      attacker: { upgrades: ['protontorpedoes', 'dorsalturret'], turret: 'front', locks: ['B1'] },
      devices: devices!,
      third,
      rolls: 'blank blank blank blank / blank blank blank blank',
    }).attack(`target:ship:B1:${weapon}`);
  const bomb = (y: number, owner: 'p1' | 'p2' = 'p1') => ({ is: 'protonbomb', at: [530, y] as const, owner });
  const CALCULATING = { at: [400, 420], tokens: { calculate: 1 } } as const;
  const IDLE = { at: [400, 420] } as const;
  test('a reroll for a friendly device and one for a calculating friend in the attack arc', () => {
    const max = (told: ReturnType<typeof shot>) => told.use().game.state.pending[0]!.ask;
    expect(max(shot([bomb(430)], IDLE))).toMatchObject({ max: 1 });
    expect(max(shot([bomb(430)], CALCULATING))).toMatchObject({ max: 2 });
    expect(max(shot([bomb(430)], IDLE, 'upgrade:dorsalturret'))).toMatchObject({ max: 1 });
  });
  test('not for what is outside the arc, an enemy’s device, or in another attack', () => {
    expect(shot([bomb(180)], IDLE).offered()).toEqual([]);
    expect(shot([bomb(430, 'p2')], { ...CALCULATING, at: [400, 180] }).offered()).toEqual([]);
    expect(shot([bomb(430)], CALCULATING, 'upgrade:protontorpedoes').offered()).toEqual([]);
  });
});

describe.each(['aftabackbar', 'aftabackbar-wartime'])('%s', pilot => {
  const card = `pilot:${pilot}`;
  const flown = (dial: string, tokens: Placed['tokens'] = {}) =>
    flying(card, { pilot, dial: dial as never, tokens }, { profile });
  test('after a red turn a strain token takes the stress token away', () => {
    expect(flown('3TR').use().game.tokens('A1')).toEqual({ strain: 1 });
  });
  test('after a red action, too', () => {
    const told = flown('1FB').until('chooseAction');
    told.game.choose('p1', 'action:boost:red');
    told.game.choose('p1', told.game.offers('p1').find(key => key.startsWith('boost:'))!);
    expect(told.use().game.tokens('A1')).toMatchObject({ strain: 1 });
    expect(told.game.tokens('A1').stress).toBeUndefined();
  });
  test('not after a red turnaround, nor after a white maneuver', () => {
    expect(flown('5KR').offered()).toEqual([]);
    expect(flown('3BW', { stress: 1 }).offered()).toEqual([]);
  });
  test('no strain where Death Troopers keep the stress token on it', () => {
    const beside = (upgrades: readonly string[]) => {
      const troopers = { pilot: 'patrolleader', at: [347, 530], dial: '1FB', upgrades } as const;
      return flying(card, { pilot, dial: '3TR' }, { profile, p2: [troopers], firstPlayer: 'p1' });
    };
    expect(beside([]).offered()).toHaveLength(1);
    expect(beside(['deathtroopers']).offered()).toEqual([]);
  });
});

describe.each(['coruskapellim', 'coruskapellim-wartime'])('%s', pilot => {
  const told = (at: At, tokens: Placed['tokens'] = { evade: 1 }, friend: At = [100, 100]) =>
    inStory(`pilot:${pilot}`, {
      profile,
      phase: 'engagement',
      p1: [
        { pilot, at: [457, 300] },
        { pilot: 'newrepublicpatrol', at: friend, tokens: { focus: 1 } },
      ],
      p2: [{ pilot: 'academypilot', at, tokens }],
    });
  test('a green token of an enemy close in front becomes his', () => {
    const { game } = told([457, 400]).use('ship:B1:evade');
    expect([game.tokens('A1'), game.tokens('B1')]).toEqual([{ evade: 1 }, {}]);
  });
  test('or one of a friend', () => {
    expect(told([457, 400], { strain: 1 }, [510, 400]).use('ship:A2:focus').game.tokens('A1')).toEqual({ focus: 1 });
  });
  test('not at range 2, nor outside his firing arc, nor another token', () => {
    expect(told([457, 480]).offered()).toEqual([]);
    expect(told([560, 300]).offered()).toEqual([]);
    expect(told([457, 400], { strain: 1 }).offered()).toEqual([]);
  });
});

describe.each(['caithrenalli-btanr2ywing', 'caithrenalli-wartime'])('%s', pilot => {
  const flown = (player: 'p1' | 'p2', at: At = [457, 400]) => {
    const met = { pilot: 'niennunb', at, dial: '2FB' } as const;
    const self = { pilot, at: [457, 300], dial: '3FB' } as const;
    const ships = { p1: player === 'p1' ? [self, met] : [self], p2: player === 'p2' ? [met] : [FAR] };
    return flying(`pilot:${pilot}`, { pilot }, { profile, ...ships });
  };
  test('after moving through a friend, an evade action', () => {
    expect(flown('p1', [457, 381]).use('action:evade:white').game.tokens('A1')).toMatchObject({ evade: 1 });
  });
  test('not through an enemy or past a friend', () => {
    expect(flown('p2', [457, 381]).offered()).toEqual([]);
    expect(flown('p1', [600, 381]).offered()).toEqual([]);
  });
});
