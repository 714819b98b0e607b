import { describe, expect, test } from 'vitest';
import { initiativeOf } from '../../../../../src/engine/look/initiative';
import { inDuel, inStory } from '../../../../support/card';
import { rolled } from '../../../../support/duel';
import { engine } from '../../../../support/engine';
import type { Placed } from '../../../../support/scenario';

type At = readonly [number, number];
const FAR = { pilot: 'soontirfel', at: [860, 860], dial: '2FB' } as const;

/** A1 attacks and has its focus token to spend. */
const spends = (card: string, at: At, third: Partial<Placed> = {}, key = 'mod:focus') => {
  const told = inDuel(card, {
    attacker: { tokens: { focus: 1 }, locks: ['B1'] },
    third: { at, ...third },
    rolls: 'focus blank blank / blank blank blank',
  }).attack();
  told.game.passUntil('modifyDice').choose('p1', key);
  if (told.game.asked('p1') === 'rerollDice') told.game.pick('p1', ['die:1']);
  return told;
};

describe.each(['garvendreis-t65xwing', 'garvendreis-battleofyavin'])('%s', pilot => {
  const card = `pilot:${pilot}`;
  test('a focus token spent is one for a friend at range 1-3', () => {
    expect(spends(card, [520, 300]).use('ship:A2').game.tokens('A2').focus).toBe(1);
  });
  test('not beyond, nor for a lock', () => {
    expect(spends(card, [880, 60]).offered()).toEqual([]);
    expect(spends(card, [520, 300], {}, 'mod:lock').offered()).toEqual([]);
  });
});

describe('Kendy Idele (Battle over Endor)', () => {
  const card = 'pilot:kendyidele-battleoverendor';
  test('after a green token, a strain token lets a friend focus in red', () => {
    const told = spends(card, [520, 300]);
    const key = told.offered().find(one => one.includes('focus:red') || one.endsWith('A2'))!;
    told.game.choose('p1', key);
    if (told.game.tokens('A2').focus === undefined) told.game.choose('p1', 'action:focus:red');
    expect([told.game.tokens('A1').strain, told.game.tokens('A2')]).toEqual([1, { focus: 1, stress: 1 }]);
  });
  test('not a stressed one, nor one beyond range 3, nor after a lock', () => {
    expect(spends(card, [520, 300], { tokens: { stress: 1 } }).offered()).toEqual([]);
    expect(spends(card, [880, 60]).offered()).toEqual([]);
    expect(spends(card, [520, 300], {}, 'mod:lock').offered()).toEqual([]);
  });
});

describe('Edrio Two Tubes', () => {
  const told = (focus: number) =>
    inStory('pilot:edriotwotubes', {
      phase: 'activation',
      p1: [{ pilot: 'edriotwotubes', at: [300, 200], dial: '2FB', tokens: { focus } }],
      p2: [{ ...FAR }],
    });
  test('with a focus token an action before his dial is revealed', () => {
    const { game } = told(1).use('barrelRoll:white');
    expect(game.events('dialRevealed')).toEqual([]);
    expect(game.asked('p1')).toBe('barrelRoll');
  });
  test('not without it', () => expect(told(0).offered()).toEqual([]));
});

describe('Leevan Tenza', () => {
  const acted = (action: string) => {
    const told = inStory('pilot:leevantenza', {
      phase: 'activation',
      p1: [{ pilot: 'leevantenza', at: [300, 200], dial: '2FB' }],
      p2: [{ ...FAR }],
    });
    told.game.passUntil('chooseAction').choose('p1', action);
    if (told.game.asked('p1') === 'barrelRoll') told.game.choose('p1', told.game.offers('p1')[0]!);
    return told;
  };
  test('after a barrel roll a red evade', () => {
    expect(acted('action:barrelRoll:white').use('evade:red').game.tokens('A1')).toEqual({ evade: 1, stress: 1 });
  });
  test('not after a focus', () => expect(acted('action:focus:white').offered()).toEqual([]));
});

describe('Kullbee Sperado', () => {
  const acted = (action: string, upgrades: readonly string[]) => {
    const told = inStory('pilot:kullbeesperado', {
      phase: 'activation',
      p1: [{ pilot: 'kullbeesperado', at: [300, 200], dial: '2FB', upgrades }],
      p2: [{ ...FAR }],
    });
    told.game.passUntil('chooseAction').choose('p1', action);
    if (told.game.asked('p1') === 'barrelRoll') told.game.choose('p1', told.game.offers('p1')[0]!);
    return told;
  };
  test('after a barrel roll his configuration may be flipped', () => {
    const { game } = acted('action:barrelRoll:white', ['servomotorsfoils']).use();
    expect(game.ship('A1').upgrades[0]!.side).toBe(1);
  });
  test('not after a focus, nor without one', () => {
    expect(acted('action:focus:white', ['servomotorsfoils']).offered()).toEqual([]);
    expect(acted('action:barrelRoll:white', []).offered()).toEqual([]);
  });
});

describe('Biggs Darklighter (Battle of Yavin)', () => {
  const told = (at: At) =>
    inStory('pilot:biggsdarklighter-battleofyavin', {
      phase: 'system',
      p1: [
        { pilot: 'edriotwotubes', at: [300, 200], dial: '2FB' },
        { pilot: 'lukeskywalker', at, dial: '2FB' },
      ],
      p2: [{ ...FAR }],
    });
  const initiative = (game: ReturnType<typeof told>['game']) =>
    initiativeOf({ rules: engine.rules, state: game.state }, 'ship:A1');
  test('has the initiative of a friend at range 1 until the Activation Phase ends', () => {
    const { game } = told([400, 200]).use('ship:A2');
    expect(initiative(game)).toBe(5);
    expect(game.state.phase).toBe('activation');
    for (let i = 0; i < 40 && game.state.phase === 'activation'; i++) {
      const [decision] = game.state.pending;
      game.choose(decision!.player, (decision!.options.find(({ key }) => key === 'pass') ?? decision!.options[0]!).key);
    }
    expect(initiative(game)).toBe(3);
  });
  test('not of one at range 2', () => expect(told([500, 200]).offered()).toEqual([]));
});

describe('Wedge Antilles', () => {
  const dice = (on: 'attacker' | 'defender', weapon?: string) =>
    rolled(
      inDuel('pilot:wedgeantilles', { on, attacker: { locks: ['B1'], upgrades: ['protontorpedoes'] } })
        .attack(weapon)
        .game.passUntil('chooseAttack'),
      'defense',
    );
  test('whom he attacks rolls one defense die fewer, with torpedoes too', () => {
    expect(dice('attacker')).toBe(2);
    expect(dice('attacker', 'target:ship:B1:upgrade:protontorpedoes')).toBe(2);
  });
  test('nobody rolls fewer for attacking him', () => expect(dice('defender')).toBe(2));
});

describe('Wedge Antilles (Battle of Yavin)', () => {
  const dice = (at: At, weapon?: string) => {
    const told = inDuel('pilot:wedgeantilles-battleofyavin', {
      attacker: { locks: ['B1'] },
      defender: { heading: 180 },
      third: { at },
    }).attack(weapon);
    return rolled(told.game.passUntil('chooseAttack'), 'defense');
  };
  test('one defense die less with another friend in the firing arc of the defender', () => {
    expect(dice([520, 300])).toBe(2);
  });
  test('not with none there, nor with torpedoes', () => {
    expect(dice([520, 700])).toBe(3);
    expect(dice([520, 300], 'target:ship:B1:upgrade:protontorpedoes')).toBe(3);
  });
});

describe('Wedge Antilles (Battle over Endor)', () => {
  const focus = (rolls: string) =>
    inDuel('pilot:wedgeantilles-battleoverendor', { rolls }).attack().game.passUntil('chooseAttack').tokens('A1').focus;
  test('a focus token after a hit', () => expect(focus('hit blank blank / blank blank blank')).toBe(1));
  test('none after a miss', () => expect(focus('blank blank blank / blank blank blank')).toBeUndefined());
});

describe('Corran Horn (X-wing)', () => {
  const shot = (locks: readonly string[], third: Partial<Placed>) =>
    inDuel('pilot:corranhorn-t65xwing', {
      attacker: { locks },
      third,
      rolls: 'blank blank blank / blank blank blank',
    }).attack();
  test('a friend moves its lock from him to the defender', () => {
    expect(
      shot(['B1'], { locks: ['A1'] })
        .use('ship:A2')
        .game.ship('A2').locks,
    ).toEqual(['ship:B1']);
  });
  test('to a remote that he attacks as well', () => {
    const told = inDuel('pilot:corranhorn-t65xwing', {
      attacker: { locks: ['token:1'] },
      defender: { at: [800, 800] },
      third: { locks: ['A1'] },
      devices: [{ is: 'drk1probedroid', at: [457, 450], owner: 'p2' }],
    }).attack('target:token:1:primary:0');
    expect(told.use('ship:A2').game.ship('A2').locks).toEqual(['token:1']);
  });
  test('not unless he has locked the defender, nor without a lock of theirs', () => {
    expect(shot([], { locks: ['A1'] }).offered()).toEqual([]);
    expect(shot(['B1'], {}).offered()).toEqual([]);
  });
});

describe('Wes Janson', () => {
  const shot = (on: 'attacker' | 'defender', charges = 1) =>
    inDuel('pilot:wesjanson', {
      on,
      [on]: { charges },
      rolls: 'blank blank blank / blank blank blank',
    }).attack();
  test('a charge jams whom he attacked, and who attacked him', () => {
    const { game } = shot('attacker').use();
    expect([game.tokens('B1').jam, game.ship('A1').charges]).toEqual([1, 0]);
    expect(shot('defender').use().game.tokens('A1').jam).toBe(1);
  });
  test('a destroyed ship of his own initiative too, as long as it has yet to engage', () => {
    const doomed = { pilot: 'corranhorn-t65xwing', damage: ['-fuelleak', '-fuelleak', '-fuelleak'], shields: 0 };
    const { game } = inDuel('pilot:wesjanson', {
      defender: { ...doomed, tokens: { focus: 1 } },
      rolls: 'hit hit hit / blank blank blank',
    })
      .attack()
      .use();
    expect([game.ship('B1').destroyed, game.tokens('B1').focus ?? 0]).toEqual([true, 0]);
  });
  test('not without a charge, nor a ship that is destroyed', () => {
    expect(shot('attacker', 0).offered()).toEqual([]);
    const over = inDuel('pilot:wesjanson', {
      defender: { damage: ['-fuelleak', '-fuelleak'] },
      rolls: 'hit hit hit / blank blank blank',
    }).attack();
    expect(over.offered()).toEqual([]);
  });
});

describe('Yendor (Battle over Endor)', () => {
  const shot = (rolls: string) => inDuel('pilot:yendor-battleoverendor', { rolls }).attack();
  test('a strain token to reroll one blank', () => {
    const { game } = shot('blank hit focus / blank blank blank').use();
    game.pick('p1', ['die:0']);
    expect(game.tokens('A1').strain).toBe(1);
    expect(game.last('diceRerolled')!.dice).toEqual([0]);
  });
  test('not without a blank', () => expect(shot('hit focus focus / blank blank blank').offered()).toEqual([]));
});
