import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import type { Placed, Story } from '../../../support/scenario';

type At = readonly [number, number];

describe('Yoda (pilot)', () => {
  const told = (at: At, rest = 1, force = 3) => {
    const shot = inDuel('pilot:yoda', {
      on: 'wingman',
      third: { at, force },
      attacker: { pilot: 'macewindu', force: rest },
      rolls: 'focus blank / blank blank blank',
    }).attack();
    shot.game.passUntil('modifyDice').choose('p1', 'mod:force');
    return shot;
  };
  test('a Force gives back one that another friend has spent', () => {
    const { game } = told([520, 300]).use();
    expect([game.ship('A1').force, game.ship('A2').force]).toEqual([1, 2]);
  });
  test('not beyond range 3, nor without Force', () => {
    expect(told([880, 60]).offered()).toEqual([]);
    expect(told([520, 300], 1, 0).offered()).toEqual([]);
  });
  test('not his own', () => {
    const own = inDuel('pilot:yoda', { attacker: { force: 3 }, rolls: 'focus blank / blank' }).attack();
    own.game.passUntil('modifyDice').choose('p1', 'mod:force');
    expect(own.offered()).toEqual([]);
  });
});

describe('Shaak Ti', () => {
  const ended = (force: number) =>
    inStory('pilot:shaakti', {
      phase: 'end',
      p1: [
        { pilot: 'shaakti', at: [300, 300], force, tokens: { focus: 2 } },
        { pilot: 'macewindu', at: [400, 300], tokens: { focus: 1, evade: 1, calculate: 1 } },
        { pilot: 'yoda', at: [860, 860], tokens: { focus: 1 } },
      ],
      p2: [{ pilot: 'academypilot', at: [100, 860], tokens: { focus: 1 } }],
    });
  test('for each Force a friend near keeps one focus or evade token', () => {
    const told = ended(2);
    expect(told.offered().map(key => key.split(':ship:')[1])).toEqual(['A1:focus', 'A2:focus', 'A2:evade']);
    const { game } = told.use('A2:evade').use('A1:focus');
    expect(['A1', 'A2', 'A3', 'B1'].map(name => game.tokens(name))).toEqual([{ focus: 1 }, { evade: 1 }, {}, {}]);
    expect(game.events('forceSpent')).toHaveLength(2);
  });
  test('no more than there is Force, and no ship twice', () => {
    expect(ended(1).use('A2:evade').offered()).toEqual([]);
    expect(
      ended(2)
        .use('A2:evade')
        .offered()
        .map(key => key.split(':ship:')[1]),
    ).toEqual(['A1:focus']);
    expect(ended(0).offered()).toEqual([]);
  });
});

describe('Aayla Secura (pilot)', () => {
  const shot = (third: Partial<Placed>) =>
    inDuel('pilot:aaylasecura', { on: 'enemy', third, rolls: 'hit hit hit / blank blank blank' }).attack();
  test('whom an enemy close in front of her attacks turns a blank into a focus, however far', () => {
    const { game } = shot({ at: [520, 400], heading: 225 }).use();
    expect(game.last('diceChanged')!.after).toEqual(['focus', 'blank', 'blank']);
  });
  test('not with the attacker behind her or at range 2', () => {
    expect(shot({ at: [520, 400], heading: 0 }).offered()).toEqual([]);
    expect(shot({ at: [457, 600] }).offered()).toEqual([]);
  });
});

/** A1 flies to [457, 420] and A2 stands where it is; enemies and friends around as told. */
const flown = (card: string, ship: Partial<Placed>, enemies: readonly At[], more: readonly Placed[] = [], on = 'A1') =>
  inStory(
    card,
    {
      phase: 'activation',
      p1: [{ pilot: 'yoda', at: [457, 300], dial: '2FB', ...ship }, ...more],
      p2: enemies.map(at => ({ pilot: 'soontirfel', at, dial: '4FW' as const, heading: 90 })),
      firstPlayer: 'p1',
    } satisfies Story,
    on,
  );
const CLOSE: At = [540, 420];
const friendAt = (at: At): Placed => ({ pilot: 'yoda', at });

describe('Obi-Wan Kenobi (Eta-2)', () => {
  const card = 'pilot:obiwankenobi-eta2actis';
  test('outnumbered after a maneuver, a Force is a focus token', () => {
    const { game } = flown(card, { force: 1 }, [CLOSE]).use();
    expect([game.tokens('A1'), game.ship('A1').force]).toEqual([{ focus: 1 }, 0]);
  });
  test('not with as many friends near, nor with the enemy at range 2', () => {
    expect(flown(card, {}, [CLOSE], [friendAt([380, 420])]).offered()).toEqual([]);
    expect(flown(card, {}, [[640, 420]]).offered()).toEqual([]);
  });
  test('for Anakin Skywalker within range 3 too, on whichever card, and for nobody else', () => {
    const anakin = (pilot: string, at: At) =>
      flown(card, { pilot, tokens: { stress: 0 } }, [CLOSE], [{ pilot: 'yoda', at }], 'A2');
    // First of the two abilities: the ship has its own.
    const { game } = anakin('anakinskywalker', [657, 180]).use().use();
    expect([game.tokens('A1').focus, game.ship('A2').force]).toEqual([1, 2]);
    expect(anakin('macewindu', [657, 180]).offered()).toEqual([]);
    expect(anakin('anakinskywalker', [60, 60]).offered()).toEqual([]);
  });
});

describe('Anakin Skywalker (Eta-2)', () => {
  const card = 'pilot:anakinskywalker-eta2actis';
  test('outnumbered after a maneuver, a Force removes a red token of his choice', () => {
    const told = flown(card, { tokens: { stress: 2, ion: 1 } }, [CLOSE]);
    expect(told.offered().map(key => key.split(':').at(-1))).toEqual(['stress', 'ion']);
    const { game } = told.use('ion');
    expect([game.tokens('A1'), game.ship('A1').force]).toEqual([{ stress: 1 }, 2]);
  });
  test('not without one, nor with nobody around', () => {
    expect(flown(card, {}, [CLOSE]).offered()).toEqual([]);
    expect(flown(card, { tokens: { stress: 2 } }, [[860, 860]]).offered()).toEqual([]);
  });
});

describe('Obi-Wan Kenobi and Anakin Skywalker (Siege of Coruscant)', () => {
  const told = (card: string, enemies: readonly At[]) =>
    inStory(card, {
      phase: 'activation',
      p1: [{ pilot: 'yoda', at: [457, 300], dial: '2FB' }],
      p2: enemies.map(at => ({ pilot: 'soontirfel', at, dial: '4FW' as const, heading: 90 })),
      firstPlayer: 'p1',
    });
  test.each([
    ['pilot:obiwankenobi-siegeofcoruscant', 'action:boost:white'],
    ['pilot:anakinskywalker-siegeofcoruscant', 'action:barrelRoll:white'],
  ])('%s: a Force is a move for who is outnumbered', (card, key) => {
    const one = told(card, [CLOSE]);
    expect(one.offered()).toEqual([key]);
    expect(one.use().game.ship('A1').force).toBe(2);
    expect(told(card, [[640, 420]]).offered()).toEqual([]);
  });
  test.each(['pilot:obiwankenobi-siegeofcoruscant', 'pilot:anakinskywalker-siegeofcoruscant'])(
    '%s: not after a maneuver only partially executed',
    card => {
      const one = told(card, [CLOSE, [457, 430]]);
      expect(one.offered()).toEqual([]);
      expect(one.game.about('A1', 'maneuverExecuted')!.fully).toBe(false);
    },
  );
});

describe.each([
  ['pilot:anakinskywalker-eta2actis', 'obiwankenobi', 'stress'],
  ['pilot:obiwankenobi-siegeofcoruscant', 'anakinskywalker', 'action:boost:white'],
  ['pilot:anakinskywalker-siegeofcoruscant', 'obiwankenobi', 'action:barrelRoll:white'],
] as const)('%s beside his friend', (card, name, key) => {
  // Stressed he could not act; the 2 straight takes one of two away.
  const stress = key === 'stress' ? 2 : 0;
  const beside = (pilot: string, at: At) =>
    flown(card, { pilot, force: 0, tokens: { stress } }, [CLOSE], [{ pilot: 'yoda', at }], 'A2');
  test('a Force of his helps that one, outnumbered within range 3, on whichever card', () => {
    const { game } = beside(name, [657, 180]).use(key);
    expect([game.ship('A2').force, game.tokens('A1')]).toEqual([2, {}]);
  });
  test('not anybody else, nor farther away', () => {
    expect(beside('macewindu', [657, 180]).offered()).toEqual([]);
    expect(beside(name, [60, 60]).offered()).toEqual([]);
  });
});

describe('Shaak Ti (Siege of Coruscant)', () => {
  const ended = (pilot: string, force = 2) =>
    inStory('pilot:shaakti-siegeofcoruscant', {
      phase: 'end',
      p1: [
        { pilot: 'shaakti', at: [300, 300], force, tokens: { stress: 1 } },
        { pilot, at: [420, 300] },
        { pilot: 'macewindu', at: [300, 420] },
      ],
      p2: [{ pilot: 'academypilot', at: [860, 860] }],
    });
  const coordinated = (pilot: string) => {
    const told = ended(pilot).use('action:coordinate:purple');
    told.game.choose('p1', told.game.offers('p1').find(key => key.endsWith('A2'))!).choose('p1', 'action:focus:white');
    return told;
  };
  test('a purple coordinate, even while stressed, and one more ship after one born for this', () => {
    const told = coordinated('klick-siegeofcoruscant');
    expect(told.offered().map(key => key.slice(-2))).toEqual(['A3']);
    told.use('A3').game.choose('p1', 'action:focus:white');
    const { game } = told;
    expect(game.events('actionPerformed').map(({ ship, action }) => [ship, action])).toEqual([
      ['ship:A2', 'focus'],
      ['ship:A1', 'coordinate'],
      ['ship:A3', 'focus'],
    ]);
    expect(game.events('forceSpent')).toHaveLength(1);
  });
  test('the second is no action of hers: whoever is at range 1-2 can be told, a stressed or an enemy ship too', () => {
    const told = inStory('pilot:shaakti-siegeofcoruscant', {
      phase: 'end',
      p1: [
        { pilot: 'shaakti', at: [300, 300] },
        { pilot: 'klick-siegeofcoruscant', at: [420, 300] },
        { pilot: 'macewindu', at: [300, 420], tokens: { stress: 1 } },
        { pilot: 'macewindu', at: [300, 640] },
      ],
      p2: [{ pilot: 'academypilot', at: [180, 300] }],
    }).use('action:coordinate:purple');
    told.game.choose('p1', told.game.offers('p1').find(key => key.endsWith('A2'))!).choose('p1', 'action:focus:white');
    expect(told.offered().map(key => key.slice(-2))).toEqual(['A3', 'B1']);
    told.use('B1').game.choose('p2', 'action:focus:white');
    expect(told.game.last('actionPerformed')).toMatchObject({ ship: 'ship:B1', action: 'focus' });
  });
  test('no second one after another ship, and none without Force', () => {
    expect(coordinated('anakinskywalker').offered()).toEqual([]);
    expect(ended('anakinskywalker', 0).offered()).toEqual([]);
  });
});

describe('Kit Fisto', () => {
  const shot = (defender: Partial<Placed>, third: Partial<Placed> = {}) =>
    inDuel('pilot:kitfisto', { on: 'enemy', defender, third, rolls: 'hit hit hit / blank blank blank' }).attack();
  test('another friend with the attacker in its bullseye: a Force turns a blank into a focus, however far he is', () => {
    const { game } = shot({}, { at: [60, 60] }).use();
    expect(game.last('diceChanged')!.after).toEqual(['focus', 'blank', 'blank']);
    expect(game.events('forceSpent')).toMatchObject([{ ship: 'ship:B2', count: 1 }]);
  });
  test('not with the attacker elsewhere, and not for himself', () => {
    expect(shot({ heading: 150 }).offered()).toEqual([]);
    expect(inDuel('pilot:kitfisto', { on: 'defender', rolls: 'hit hit hit / blank' }).attack().offered()).toEqual([]);
  });
});

describe('Quinlan Vos', () => {
  const acted = (action: string, at: At, pick = '') => {
    const told = inStory('pilot:quinlanvos-legendsandrelics', {
      phase: 'activation',
      p1: [
        { pilot: 'yoda', at: [457, 300], dial: '2FB' },
        { pilot: 'yoda', at: [457, 700] },
      ],
      p2: [{ pilot: 'soontirfel', at, dial: '4FW' }],
    }).until('chooseAction');
    told.game.choose('p1', action);
    if (pick) told.game.choose('p1', told.game.offers('p1').find(key => key.includes(pick))!);
    return told;
  };
  test('after a boost a lock on any ship in the bullseye', () => {
    const told = acted('action:boost:white', [457, 600], 'straight');
    expect(told.offered()).toEqual(['ship:A2', 'ship:B1']);
    expect(told.use('ship:B1').game.ship('A1').locks).toEqual(['ship:B1']);
  });
  test('not after a focus, and nobody outside the bullseye', () => {
    expect(acted('action:focus:white', [457, 600]).offered()).toEqual([]);
    expect(acted('action:boost:white', [560, 600], 'straight').offered()).toEqual(['ship:A2']);
  });
});
