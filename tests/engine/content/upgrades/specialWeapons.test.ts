import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import type { Placed } from '../../../support/scenario';

const WEAPON = (id: string) => `target:ship:B1:upgrade:${id}`;

/** A1 fires the weapon at B1 dead ahead; further ships stand where a story wants them. */
function fire(id: string, rolls: string, attacker: Partial<Placed> = {}, more: Parameters<typeof inDuel>[1] = {}) {
  const given = { locks: ['B1'], tokens: { focus: 0 }, force: 0, ...attacker };
  return inDuel(`upgrade:${id}`, { rolls, ...more, attacker: given }).attack(WEAPON(id));
}
const BESIDE: Partial<Placed> = { at: [500, 500], heading: 180 };
const TOUGH: Partial<Placed> = { pilot: 'wedgeantilles', heading: 180, shields: 2 };

describe.each(['ionmissiles', 'iontorpedoes', 'ioncannonturret'])('%s', id => {
  test('one result is a hit, the others are ion tokens', () => {
    const { game } = fire(id, 'hit crit hit blank / blank blank blank').until();
    expect(game.about('B1', 'damageSuffered')?.damage).toBe('hit');
    expect(game.events('tokenGained').filter(({ token }) => token === 'ion')).toHaveLength(2);
  });
  test('a miss does nothing', () => {
    const { game } = fire(id, 'blank blank blank blank / blank blank blank').until();
    expect(game.events('tokenGained')).toEqual([]);
  });
});

describe('advprotontorpedoes', () => {
  const close = { range: 1 } as const;
  test('one hit becomes a crit', () => {
    const { game } = fire('advprotontorpedoes', 'hit hit blank blank blank / blank blank blank', {}, close).until();
    expect(game.events('diceChanged')[0]!.after.slice(0, 2)).toEqual(['crit', 'hit']);
  });
  test('a crit alone stays what it is', () => {
    const { game } = fire('advprotontorpedoes', 'crit blank blank blank blank / blank blank blank', {}, close).until();
    expect(game.events('diceChanged')).toEqual([]);
  });
});

describe('jammingbeam', () => {
  const close = { range: 1 } as const;
  test('results are jam tokens', () => {
    const { game } = fire('jammingbeam', 'hit crit blank blank / blank blank blank', {}, close).until();
    expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['jam', 'jam']);
    expect(game.ship('B1').damage).toEqual([]);
  });
  test('none for what is canceled', () => {
    const { game } = fire('jammingbeam', 'hit blank blank blank / evade blank blank', {}, close).until();
    expect(game.events('tokenGained')).toEqual([]);
  });
});

describe('concussionmissiles', () => {
  const hurt = { defender: { damage: ['-weaponsfailure'] } };
  test('a hit exposes a damage card of the defender before its damage', () => {
    const { game } = fire('concussionmissiles', 'hit blank blank / blank blank blank', {}, hurt).until();
    expect(game.events('damageExposed').map(({ ship }) => ship)).toEqual(['ship:B1']);
  });
  test('a miss exposes none', () => {
    const { game } = fire('concussionmissiles', 'blank blank blank / blank blank blank', {}, hurt).until();
    expect(game.events('damageExposed')).toEqual([]);
  });
});

describe.each(['concussionmissiles', 'xx23sthreadtracers'])('%s at a remote', id => {
  test('ships near it feel it all the same', () => {
    const { game } = inDuel(`upgrade:${id}`, {
      attacker: { locks: ['token:1'] },
      defender: { at: [500, 520], damage: ['-weaponsfailure'] },
      devices: [{ is: 'sensorbuoy', at: [457, 500], owner: 'p2' }],
      rolls: 'hit hit hit / blank blank blank',
    }).attack(`target:token:1:upgrade:${id}`);
    game.passUntil(id === 'concussionmissiles' ? 'setDials' : 'lock');
    if (id === 'concussionmissiles') expect(game.events('damageExposed').map(({ ship }) => ship)).toEqual(['ship:B1']);
    else expect(game.offers('p1')).toEqual(['token:1', 'pass']);
  });
});

describe('heavyplasmamissiles-missile', () => {
  test('a hit takes a shield before the damage', () => {
    const { game } = fire(
      'heavyplasmamissiles-missile',
      'hit blank blank / blank blank',
      {},
      { defender: TOUGH },
    ).until();
    expect(game.events('shieldLost').filter(({ ship }) => ship === 'ship:B1')).toHaveLength(2);
  });
  test('a miss takes none', () => {
    const { game } = fire('heavyplasmamissiles-missile', 'blank blank blank / blank', {}, { defender: TOUGH }).until();
    expect(game.ship('B1').shields).toBe(2);
  });
});

describe('flechettecannons-cannon', () => {
  const strained = (more: Parameters<typeof inDuel>[1]) =>
    fire('flechettecannons-cannon', 'hit hit blank blank / blank blank blank', {}, more)
      .until()
      .game.events('tokenGained')
      .filter(({ token }) => token === 'strain').length;
  test('a hit in the bullseye strains', () => expect(strained({})).toBe(1));
  test('not beside it', () => expect(strained({ defender: BESIDE })).toBe(0));
});

describe('magpulsewarheads', () => {
  test('a crit, a deplete and a jam token instead of the results', () => {
    const { game } = fire('magpulsewarheads', 'hit hit hit / blank blank blank', {}, { defender: TOUGH }).until();
    expect(game.events('damageSuffered').map(({ damage }) => damage)).toEqual(['crit']);
    expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['deplete', 'jam']);
  });
  test('nothing for a miss', () => {
    const { game } = fire('magpulsewarheads', 'blank blank blank / blank', {}, { defender: TOUGH }).until();
    expect(game.events('tokenGained')).toEqual([]);
  });
});

describe('xx23sthreadtracers', () => {
  test('a hit lets a friend near the defender lock it, and hurts nobody', () => {
    const told = fire('xx23sthreadtracers', 'hit hit hit / blank blank blank', {}, { third: {} }).until('lock');
    const { game } = told;
    expect(game.asked('p1')).toBe('lock');
    game.choose('p1', 'ship:B1');
    expect(game.events('lockAcquired').length).toBe(1);
    expect(told.until().game.ship('B1').damage).toEqual([]);
  });
  test('a miss does not', () => {
    const { game } = fire('xx23sthreadtracers', 'blank blank blank / blank', {}, { third: {} }).until('lock');
    expect(game.asked('p1')).not.toBe('lock');
  });
});

describe('syncedlasercannons', () => {
  const rolled = (tokens: Placed['tokens']) =>
    fire('syncedlasercannons', 'hit hit hit', { tokens: tokens ?? {} }, { range: 3 })
      .until()
      .game.events('diceRolled')
      .find(({ kind }) => kind === 'defense')!.faces.length;
  test('with a calculate token the defender has no range bonus', () => expect(rolled({ calculate: 1 })).toBe(3));
  test('without it, it has', () => expect(rolled({})).toBe(4));
});

describe('energyshellcharges', () => {
  const ROLLS = 'focus focus blank / blank blank blank';
  test('a calculate token makes a focus a crit', () => {
    const { game } = fire('energyshellcharges', ROLLS, { tokens: { calculate: 1 } }).use('attacker');
    expect(game.last('diceChanged')!.after).toEqual(['crit', 'focus', 'blank']);
    expect(game.ship('A1').tokens.calculate).toBe(0);
  });
  test('its own action reloads it; not while it is full', () => {
    const acting = (upgrades: readonly string[], spend: boolean) =>
      inStory('upgrade:energyshellcharges', {
        phase: 'activation',
        p1: [{ pilot: 'bluesquadronescort', at: [400, 300], dial: '2FW', upgrades }],
        p2: [{ pilot: 'academypilot', at: [400, 800], heading: 180, dial: '2FW' }],
        first: spend ? [{ do: 'spendCharge', ship: 'ship:A1', card: 'upgrade:energyshellcharges' }] : [],
      });
    expect(acting([], false).offered()).toEqual([]);
    const { game } = acting([], true).use();
    expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
    expect(game.tokens('A1')).toEqual({ disarm: 1 });
  });
});

describe.each(['seekermissiles-missile', 'seekermissiles-legendsandrelics'])('%s', id => {
  const ROLLS = 'focus focus blank / blank blank blank';
  test('two more charges turn two focus results to hits, and that was all', () => {
    const told = fire(id, ROLLS).use('for 2');
    expect(told.game.last('diceChanged')!.after).toEqual(['hit', 'hit', 'blank']);
    expect(told.game.ship('A1').upgrades[0]!.charges).toBe(1);
  });
  test('after one it is not offered again', () => {
    expect(fire(id, ROLLS).use('for 1').offered()).toEqual([]);
  });
  test('not without a focus result', () => {
    expect(fire(id, 'blank blank hit / blank blank blank').offered()).toEqual([]);
  });
});

describe('barragerockets', () => {
  const ready = { tokens: { focus: 1 } };
  const ROLLS = 'blank blank hit / blank blank blank';
  test('at a ship in the bullseye two charges reroll two dice', () => {
    const told = fire('barragerockets', `blank blank hit hit hit / blank blank blank`, ready).use('for 2');
    told.game.pick('p1', ['die:0', 'die:1']);
    expect(told.game.last('diceRerolled')!.after).toEqual(['hit', 'hit', 'hit']);
    expect(told.game.ship('A1').upgrades[0]!.charges).toBe(2);
  });
  test('not beside the bullseye', () => {
    expect(fire('barragerockets', ROLLS, ready, { defender: BESIDE }).offered()).toEqual([]);
  });
});

describe.each(['precisiontunedcannons-cannon', 'precisiontunedcannons-legendsandrelics'])('%s', id => {
  const added = (more: Parameters<typeof inDuel>[1]) =>
    fire(id, 'hit blank blank blank / blank blank blank', {}, more).until().game.events('diceAdded').length;
  test('at a ship in the bullseye a focus result is added', () => expect(added({})).toBe(1));
  test('not beside it', () => expect(added({ defender: BESIDE })).toBe(0));
  test('that is a modification: none where dice cannot be modified', () => {
    const midnight = { pilot: 'midnight', locks: ['A1'], heading: 180 };
    expect(added({ defender: midnight, firstPlayer: 'p1' })).toBe(0);
  });
});

describe.each([
  ['underslungblastercannon', { locks: ['B1'] }],
  ['foresight', { force: 1 }],
] as const)('%s', (id, ready) => {
  const flown = (given: Partial<Placed>) =>
    inStory(`upgrade:${id}`, {
      phase: 'activation',
      p1: [{ pilot: 'lukeskywalker', at: [400, 300], turret: 'front', locks: [], force: 0, ...given }],
      p2: [{ pilot: 'academypilot', at: [400, 470], heading: 180, dial: '1FW' }],
      dice: ['focus', 'focus', 'blank', 'blank', 'blank'],
    });
  test('a bonus attack on an enemy that executed a maneuver close by', () => {
    const { game } = flown(ready).use();
    expect(game.last('attackDeclared')).toMatchObject({ weapon: `upgrade:${id}`, bonus: true });
  });
  test('not without what it asks for', () => {
    expect(flown({}).offered()).toEqual([]);
  });
});

test('foresight: one focus may be a hit, and a focus token changes nothing', () => {
  const told = fire('foresight', 'focus focus / blank blank blank', { tokens: { focus: 1 } });
  expect(told.offered()).toEqual(['mod:ship:A1:upgrade:foresight:attacker']);
  expect(told.game.offers('p1')).not.toContain('mod:focus');
});

describe('burstlaserturret-legendsandrelics', () => {
  const dice = (told: ReturnType<typeof fire>) =>
    told
      .until()
      .game.events('diceRolled')
      .find(({ kind }) => kind === 'attack')!.faces.length;
  const armed = { turret: 'front' } as const;
  test('one more charge for one more die', () => {
    expect(dice(fire('burstlaserturret-legendsandrelics', 'hit hit hit', armed).use())).toBe(3);
  });
  test('none more if it is left', () => {
    expect(dice(fire('burstlaserturret-legendsandrelics', 'hit hit hit', armed).leave())).toBe(2);
  });
});
