import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';
import { blockOf, rolled } from '../../../../support/duel';
import type { Placed } from '../../../../support/scenario';

describe('Hera Syndulla (A-wing)', () => {
  const shot = (third: Partial<Placed>) => {
    const told = inDuel('pilot:herasyndulla-rz1awing', {
      on: 'wingman',
      third,
      rolls: 'focus focus blank / blank blank blank',
    });
    if (told.game.asked('p1') === 'chooseShip') told.game.choose('p1', 'ship:A1');
    return told.attack();
  };
  test('hands a friend a focus token, which it can spend then', () => {
    const { game } = shot({ tokens: { focus: 1 } }).use();
    expect([game.tokens('A1').focus, game.tokens('A2').focus ?? 0]).toEqual([1, 0]);
    expect(game.offers('p1')).toContain('mod:focus');
  });
  test('or a lock, as she likes, and one thing an attack', () => {
    const told = shot({ tokens: { focus: 1, evade: 1 }, locks: ['B1'] }).use();
    expect(told.offered()).toEqual(['focus', 'evade', 'lock:ship:B1']);
    told.use('lock:ship:B1');
    expect([told.game.ship('A1').locks, told.game.ship('A2').locks]).toEqual([['ship:B1'], []]);
    expect(told.offered()).toEqual([]);
  });
  test('no lock for who cannot have one', () => {
    const told = inDuel('pilot:herasyndulla-rz1awing', {
      on: 'wingman',
      attacker: { tokens: { ion: 1 } },
      third: { locks: ['B1'] },
      rolls: 'focus focus blank / blank blank blank',
    });
    if (told.game.asked('p1') === 'chooseShip') told.game.choose('p1', 'ship:A1');
    expect(told.attack().offered()).toEqual([]);
    expect(told.game.ship('A2').locks).toEqual(['ship:B1']);
  });
  test('to a defender too', () => {
    const { game } = inDuel('pilot:herasyndulla-rz1awing', {
      on: 'enemy',
      third: { tokens: { evade: 1 } },
      rolls: 'hit hit hit / blank blank blank',
    })
      .attack()
      .use();
    expect(game.tokens('B1').evade).toBe(1);
  });
  test('not at range 3, nor with nothing to give, nor to herself', () => {
    expect(shot({ tokens: { focus: 1 }, at: [760, 300] }).offered()).toEqual([]);
    expect(shot({ tokens: { calculate: 1 } }).offered()).toEqual([]);
    const own = { attacker: { tokens: { focus: 1 } }, rolls: 'focus focus / blank' };
    expect(inDuel('pilot:herasyndulla-rz1awing', own).attack().offered()).toEqual([]);
  });
});

describe('Wedge Antilles (A-wing)', () => {
  const dice = (attacker: Partial<Placed> = {}) => {
    const told = inDuel('pilot:wedgeantilles-rz1awing', { attacker });
    const shot = told.attack(told.game.offers('p1').find(key => key.startsWith('target:'))!);
    return rolled(shot.game.passUntil('chooseAttack'), 'defense');
  };
  test('one defense die less for whom he has in front', () => expect(dice()).toBe(2));
  test('not behind him, nor against a missile', () => {
    expect(dice({ upgrades: ['vectoredcannonsrz1'], heading: 180, turret: 'rear' })).toBe(3);
    const armed = { upgrades: ['concussionmissiles'], locks: ['B1'] };
    const { game } = inDuel('pilot:wedgeantilles-rz1awing', { attacker: armed }).attack(
      'target:ship:B1:upgrade:concussionmissiles',
    );
    expect(rolled(game.passUntil('chooseAttack'), 'defense')).toBe(3);
  });
});

describe('Derek Klivian', () => {
  const acts = (action: string, tokens: NonNullable<Placed['tokens']>) => {
    const told = inStory('pilot:derekklivian', {
      phase: 'activation',
      p1: [{ pilot: 'derekklivian', at: [457, 300], dial: '3FB', tokens }],
      p2: [{ pilot: 'academypilot', at: [457, 640], dial: '2FW', tokens: { stress: 1 } }],
    }).until('chooseAction');
    told.game.choose('p1', action);
    if (told.game.asked('p1') === 'lock') told.game.choose('p1', 'ship:B1');
    return told;
  };
  test('after a lock one of his red tokens goes', () => {
    const told = acts('action:lock:white', { strain: 2 });
    // First of the two abilities: the ship has its own.
    expect(told.use().use('strain').game.tokens('A1')).toEqual({});
  });
  test('after he has spent one too', () => {
    const { game } = inDuel('pilot:derekklivian', {
      attacker: { locks: ['B1'], tokens: { stress: 1 } },
      rolls: 'blank blank / blank blank blank',
    }).attack();
    game.passUntil('modifyDice').choose('p1', 'mod:lock').pick('p1', ['die:0']);
    game.choose('p1', game.offers('p1').find(key => key.includes('derekklivian'))!);
    expect(game.tokens('A1').stress ?? 0).toBe(0);
  });
  test('not after a focus, nor without a red token', () => {
    expect(acts('action:focus:white', { strain: 2 }).offered()).toEqual([]);
    expect(acts('action:lock:white', {}).offered()).toEqual([]);
  });
});

describe('Ahsoka Tano (A-wing)', () => {
  const flown = (force: number, at: readonly [number, number], stress = 1) =>
    inStory('pilot:ahsokatano-rz1awing', {
      phase: 'activation',
      p1: [
        { pilot: 'derekklivian', at: [300, 200], dial: '3FB', force },
        { pilot: 'bluesquadronescort', at, dial: '2FB', tokens: { stress } },
      ],
      p2: [{ pilot: 'soontirfel', at: [860, 860], dial: '2FB' }],
    });
  // The friend of initiative 2 flies first and loses its stress token: two are left with one.
  test('two Force let a friend at range 1-2 act, stressed or not', () => {
    const told = flown(3, [420, 200], 2);
    told.use('action:focus:white');
    expect([told.game.tokens('A2'), told.game.ship('A1').force]).toEqual([{ focus: 1, stress: 1 }, 1]);
  });
  test('not with one Force, nor at range 3', () => {
    expect(flown(1, [420, 200]).offered()).toEqual([]);
    expect(flown(3, [560, 200]).offered()).toEqual([]);
  });
});

describe('Gemmer Sojan (Battle over Endor)', () => {
  const shot = (rolls: string) => inDuel('pilot:gemmersojan-battleoverendor', { on: 'defender', rolls }).attack();
  test('a strain token makes two blanks focus results', () => {
    const { game } = shot('hit hit hit / blank blank blank').use();
    expect(game.last('diceChanged')!.after).toEqual(['focus', 'focus', 'blank']);
    expect(game.tokens('B1').strain).toBe(1);
  });
  test('not without a blank', () => expect(shot('hit hit hit / focus focus evade').offered()).toEqual([]));
});

describe('Tycho Celchu (Battle over Endor)', () => {
  const CARD = 'pilot:tychocelchu-battleoverendor';
  const ROCKETS = 'upgrade:protonrockets';
  const told = (disarm: number, pilot = CARD) =>
    inDuel(pilot, {
      range: 1,
      attacker: { upgrades: pilot === CARD ? [] : ['protonrockets'], tokens: { disarm, focus: 1 } },
    }).game;
  const dice = (disarm: number) =>
    rolled(told(disarm).choose('p1', `target:ship:B1:${ROCKETS}`).passUntil('chooseAttack'), 'attack');
  test('disarmed, missiles with at most four dice', () => {
    expect([dice(1), dice(0)]).toEqual([4, 5]);
  });
  test('no other weapon, and nobody else', () => {
    expect(blockOf(told(1), 'A1', 'B1', 'primary:0')).toEqual({ kind: 'disarmed' });
    expect(blockOf(told(1, 'pilot:derekklivian'), 'A1', 'B1', ROCKETS)).toEqual({ kind: 'disarmed' });
  });
});
