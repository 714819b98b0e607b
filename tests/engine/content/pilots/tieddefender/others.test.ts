import { describe, expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { about, inDuel, inStory } from '../../../../support/card';

const vessery = (locks: readonly string[], own: readonly string[] = []) =>
  inDuel('pilot:colonelvessery', { attacker: { locks: own }, third: { locks } }).attack();
test('Colonel Vessery: whom anybody has locked he locks too, after the attack roll', () => {
  const told = vessery(['B1']);
  expect(told.offered()).toEqual(['ship:B1']);
  expect(told.game.dice('attack').length).toBeGreaterThan(0);
  expect(told.use().game.ship('A1').locks).toEqual(['ship:B1']);
});
test('Colonel Vessery: not whom nobody has locked, nor once more', () => {
  expect(vessery([]).offered()).toEqual([]);
  expect(vessery([], ['B1']).offered()).toEqual([]);
});

test('Colonel Vessery: a remote that is locked he locks too', () => {
  const remote = (locks: readonly string[]) =>
    inStory('pilot:colonelvessery', {
      phase: 'engagement',
      p1: [
        { pilot: 'colonelvessery', at: [457, 300] },
        { pilot: 'academypilot', at: [300, 300], heading: 180, locks },
      ],
      p2: [{ pilot: 'academypilot', at: [800, 800] }],
      devices: [{ is: 'drk1probedroid', at: [457, 480], owner: 'p2' }],
    }).attack('target:token:1:primary:0');
  expect(remote(['token:1']).use().game.ship('A1').locks).toEqual(['token:1']);
  expect(remote([]).offered()).toEqual([]);
});

const rexler = (evade: number, rolls = 'hit blank blank / blank blank blank') =>
  inDuel('pilot:rexlerbrath', { attacker: { tokens: { evade } }, defender: { damage: ['-fuelleak'] }, rolls })
    .attack()
    .until()
    .game.events('damageExposed').length;
test('Rexler Brath: with an evade token, a hit exposes a damage card', () => {
  expect(rexler(1)).toBe(1);
});
test('Rexler Brath: not without the token, nor after a miss', () => {
  expect(rexler(0)).toBe(0);
  expect(rexler(1, 'blank blank blank / blank blank blank')).toBe(0);
});

describe.each(['vultskerris', 'vultskerris-tieininterceptor'])('%s', pilot => {
  const at = [400, 400] as const;
  test('strain recovers the charge', () => {
    const game = acting({ pilot, at, charges: 0 });
    const key = game.offers('p1').find(one => one.startsWith('action:card:'))!;
    game.choose('p1', key);
    expect([game.ship('A1').charges, game.tokens('A1')]).toEqual([1, { strain: 1 }]);
    expect(acting({ pilot, at, charges: 1 }).offers('p1')).not.toContain(key);
  });
  const engaging = (charges: number) =>
    inStory(`pilot:${pilot}`, {
      phase: 'engagement',
      p1: [{ pilot, at, charges }],
      p2: [{ pilot: 'academypilot', at: [800, 800] }],
    });
  test('before engaging, the charge is an action', () => {
    const { game } = engaging(1).use('focus:white');
    expect([game.ship('A1').charges, game.events('tokenGained')]).toMatchObject([0, [{ token: 'focus' }]]);
    expect(engaging(0).offered()).toEqual([]);
  });
});

const dobbs = (ion: number, at: readonly [number, number] = [520, 500], rolls = 'hit hit blank / blank blank blank') =>
  inDuel('pilot:captaindobbs', { on: 'enemy', third: { at, tokens: { ion } }, rolls }).attack();
test('Captain Dobbs: in the attack arc, an ion token cancels a hit', () => {
  const { game } = dobbs(0).use();
  expect([game.last('diceCanceled')!.faces, game.tokens('B2')]).toEqual([['hit'], { ion: 1 }]);
});
test('Captain Dobbs: not ionized, out of the arc, beyond range 1, nor a crit', () => {
  expect(dobbs(1).offered()).toEqual([]);
  expect(dobbs(0, [520, 300]).offered()).toEqual([]);
  expect(dobbs(0, [500, 680]).offered()).toEqual([]);
  expect(dobbs(0, [520, 500], 'crit blank blank / blank blank blank').offered()).toEqual([]);
});

const yorr = (rolls: string, charges = 1) =>
  inDuel('pilot:captainyorr-battleoverendor', { attacker: { charges }, rolls }).attack();
test('Captain Yorr: after a primary hit, a charge for a cannon attack', () => {
  const told = yorr('hit blank blank / blank blank blank');
  expect(told.offered()).toEqual(['target:ship:B1:upgrade:ioncannon']);
  expect(told.use().game.ship('A1').charges).toBe(0);
});
test('Captain Yorr: not after a miss, nor without a charge', () => {
  expect(yorr('blank blank blank / blank blank blank').offered()).toEqual([]);
  expect(yorr('hit blank blank / blank blank blank', 0).offered()).toEqual([]);
});
test('Captain Yorr: nor after a hit with the cannon itself', () => {
  const told = inDuel('pilot:captainyorr-battleoverendor', {
    attacker: { charges: 1 },
    rolls: 'hit blank blank / blank blank blank',
  });
  expect(told.attack('target:ship:B1:upgrade:ioncannon').offered()).toEqual([]);
});

const jendon = (shields: number) =>
  inDuel('pilot:coloneljendon-battleoverendor', {
    on: 'defender',
    defender: { shields },
    rolls: 'hit blank blank / blank blank blank',
  }).attack();
test('Colonel Jendon (Endor): without shields a blank becomes a focus', () => {
  expect(jendon(0).use().game.last('diceChanged')!.after).toEqual(['focus', 'blank', 'blank']);
  expect(jendon(1).offered()).toEqual([]);
});

test('Vult Skerris: the charge is lost in the End Phase', () => {
  const told = about(
    'pilot:vultskerris',
    inStory('pilot:vultskerris', {
      phase: 'end',
      p1: [{ pilot: 'vultskerris', at: [400, 400] }],
      p2: [{ pilot: 'academypilot', at: [800, 800] }],
    }).game,
  );
  expect(told.until().game.ship('A1').charges).toBe(0);
});

const vader = (on: 'attacker' | 'defender') =>
  inDuel('pilot:darthvader-tieddefender', {
    on,
    [on]: { force: 2 },
    rolls: 'hit focus blank / focus blank blank',
  })
    .attack()
    .until('modifyDice')
    .game.offers(on === 'attacker' ? 'p1' : 'p2');
test('Darth Vader (TIE/D): a Force makes a blank a hit, and Force serves no other end than attacks', () => {
  expect(vader('attacker').some(key => key.includes('darthvader-tieddefender'))).toBe(true);
  expect(vader('attacker').some(key => key === 'mod:force')).toBe(true);
  expect(vader('defender').some(key => key.includes('force'))).toBe(false);
});
test('Darth Vader (TIE/D): nor to sense a dial from afar', () => {
  const told = inStory('upgrade:sense', {
    phase: 'system',
    p1: [{ pilot: 'darthvader-tieddefender', at: [457, 300], dial: '2FB', force: 3 }],
    p2: [
      { pilot: 'academypilot', at: [457, 400], dial: '3FB' },
      { pilot: 'academypilot', at: [457, 560], dial: '4FW' },
    ],
  });
  expect(told.offered()).toEqual(['use:upgrade:sense:ship:B1']);
});
