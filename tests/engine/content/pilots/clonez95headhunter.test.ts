import { describe, expect, test } from 'vitest';
import { about, inDuel, inStory } from '../../../support/card';
import { rolled } from '../../../support/duel';
import type { Placed } from '../../../support/scenario';

type At = readonly [number, number];
const FAR = { pilot: 'academypilot', at: [860, 860] } as const;

describe('“Slider”', () => {
  const told = (dial: Placed['dial'], charges = 2) =>
    inStory('pilot:slider', {
      phase: 'activation',
      p1: [{ pilot: 'slider', at: [457, 300], dial: dial!, charges }],
      p2: [{ ...FAR, dial: '4FW' }],
    });
  test('two charges make a sideslip of a 2 bank', () => {
    const { game } = told('2BB').use().until('chooseAction');
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '2BB', slips: true });
    expect(game.ship('A1').charges).toBe(0);
  });
  test('not of another maneuver, nor for one charge', () => {
    for (const dial of ['3BW', '2TW', '2FB'] as const) expect(told(dial).offered()).toEqual([]);
    expect(told('2NB', 1).offered()).toEqual([]);
  });
  test('nor what somebody has set the dial to another one from', () => {
    const { game } = inStory('pilot:slider', {
      phase: 'activation',
      p1: [
        { pilot: 'slider', at: [457, 300], dial: '2BB', charges: 2 },
        { pilot: 'saeseetiin', at: [560, 300], dial: '2FB' },
      ],
      p2: [{ ...FAR, dial: '4FW' }],
    });
    about('pilot:saeseetiin', game).use().use('2FB');
    expect(about('pilot:slider', game).offered()).toEqual([]);
    expect(game.about('A1', 'maneuverExecuted')!.maneuver).toBe('2FB');
  });
});

describe('“Hawk” (Z-95)', () => {
  const told = (dials: readonly [Placed['dial'], Placed['dial']], at: At = [520, 300]) => {
    const story = inStory('pilot:hawk-clonez95headhunter', {
      phase: 'activation',
      p1: [
        { pilot: 'slider', at: [457, 300], dial: dials[0]!, tokens: { stress: 0 } },
        { pilot: 'macewindu', at, dial: dials[1]! },
      ],
      p2: [{ ...FAR, dial: '4FW' }],
    });
    for (let i = 0; i < 60 && story.game.state.phase !== 'end'; i++) {
      const [decision] = story.game.state.pending;
      if (!decision) break;
      story.game.choose(
        decision.player,
        decision.options.some(one => one.key === 'pass') ? 'pass' : decision.options[0]!.key,
      );
    }
    return story.game;
  };
  test('each friend close by that was fast may be strained for a move', () => {
    const game = told(['3FB', '3FB']);
    const [first] = game.offers('p1').filter(key => key.endsWith('ship:A2'));
    game.choose('p1', first!);
    expect(game.offers('p1')).toEqual(['action:barrelRoll:white', 'action:boost:white', 'pass']);
    game.choose('p1', 'action:boost:white');
    expect(game.ship('A2').tokens.strain).toBe(1);
    game.choose('p1', game.offers('p1')[0]!);
    expect(
      game
        .offers('p1')
        .filter(key => key !== 'pass')
        .every(key => key.endsWith('ship:A1')),
    ).toBe(true);
  });
  test('not the slow ones, nor those at range 2', () => {
    expect(
      told(['3FB', '2FB'])
        .offers('p1')
        .some(key => key.endsWith('A2')),
    ).toBe(false);
    expect(
      told(['3FB', '3FB'], [660, 300])
        .offers('p1')
        .some(key => key.endsWith('A2')),
    ).toBe(false);
  });
});

describe('“Warthog” (Z-95)', () => {
  const told = (pilot: string, at: At) =>
    inStory('pilot:warthog-clonez95headhunter', {
      phase: 'engagement',
      p1: [
        { pilot: 'slider', at: [500, 300] },
        { pilot, at, damage: ['-fuelleak'], shields: 0 },
      ],
      p2: [{ pilot: 'soontirfel', at: [at[0], at[1] + 150] }],
      dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'hit', 'hit', 'blank', 'blank'],
    });
  /** Soontir Fel (initiative 6) destroys A2; who may then fire at him does. */
  const shot = (pilot: string, at: At) => {
    const { game } = told(pilot, at);
    game.passUntil('chooseAttack').choose('p2', game.offers('p2').find(key => key.startsWith('target:ship:A2'))!);
    while (game.state.phase === 'engagement') {
      const { player, options } = game.state.pending[0]!;
      const keys = options.map(({ key }) => key);
      const fire = keys.find(key => key.startsWith('target:ship:B1'));
      game.choose(player, fire ?? (keys.includes('pass') ? 'pass' : keys[0]!));
    }
    expect(game.ship('A2').where).toBe('removed');
    return game;
  };
  const attackers = (game: ReturnType<typeof shot>) => game.events('attackDeclared').map(({ attacker }) => attacker);
  test('a ship that is not limited still fires at its own initiative, and leaves at the end of the phase', () => {
    const game = shot('7thskycorpspilot', [560, 300]);
    expect(attackers(game)).toContain('ship:A2');
    const types = game.happened();
    expect(types.indexOf('shipRemoved')).toBeGreaterThan(types.lastIndexOf('attackPerformed'));
    expect(types.indexOf('shipRemoved')).toBeLessThan(types.indexOf('phaseEnded'));
  });
  test('a limited one leaves with its initiative, and so does one at range 3', () => {
    expect(attackers(shot('killer', [560, 300]))).not.toContain('ship:A2');
    expect(attackers(shot('7thskycorpspilot', [760, 300]))).not.toContain('ship:A2');
  });
});

describe('“Boost”', () => {
  const told = (dials: readonly [Placed['dial'], Placed['dial']], at: At = [520, 380]) => {
    const story = inStory('pilot:boost', {
      phase: 'activation',
      p1: [
        { pilot: 'slider', at: [457, 300], dial: dials[0]! },
        { pilot: 'killer', at, dial: dials[1]! },
      ],
      p2: [{ ...FAR, dial: '4FW' }],
    });
    for (let i = 0; i < 60 && story.game.state.phase === 'activation'; i++) {
      const [decision] = story.game.state.pending;
      story.game.choose(
        decision!.player,
        decision!.options.some(one => one.key === 'pass') ? 'pass' : decision!.options[0]!.key,
      );
    }
    return story.game.offers('p1');
  };
  test('a boost where a friend close by, or he himself, revealed blue', () => {
    expect(told(['4FW', '2FB'])).toContain('action:boost:white');
    expect(told(['2FB', '4FW'], [860, 60])).toContain('action:boost:white');
  });
  test('not where all is white, or the blue one is far', () => {
    expect(told(['4FW', '4FW'])).not.toContain('action:boost:white');
    expect(told(['4FW', '2FB'], [700, 380])).not.toContain('action:boost:white');
  });
});

describe('“Drift”', () => {
  const told = (third: Partial<Placed>, locks: readonly string[] = []) =>
    inDuel('pilot:drift', { on: 'wingman', third, defender: { locks }, rolls: 'blank blank hit / blank' })
      .attack()
      .offered().length;
  test('one red token that is no lock, or one orange one: a friend rerolls a die', () => {
    expect(told({ tokens: { stress: 1 } })).toBe(1);
    expect(told({ tokens: { stress: 2, disarm: 1 } })).toBe(1);
    expect(told({ tokens: { strain: 1 } }, ['A2'])).toBe(1);
  });
  test('not with two, none or only a lock, nor at range 2', () => {
    expect(told({ tokens: { stress: 1, strain: 1 } })).toBe(0);
    expect(told({}, ['A2'])).toBe(0);
    expect(told({ at: [620, 300], tokens: { stress: 1 } })).toBe(0);
  });
});

describe('“Stub”', () => {
  const dice = (on: 'attacker' | 'defender', dial: Placed['dial'] | null) => {
    const ship = dial ? { dial } : {};
    const told = inDuel('pilot:stub', {
      on,
      ...(on === 'attacker' ? { attacker: ship } : { defender: ship }),
      ...(dial ? { first: [{ do: 'showDial', ship: on === 'attacker' ? 'ship:A1' : 'ship:B1' }] } : {}),
    });
    const { game } = told.attack().until();
    return rolled(game, on === 'attacker' ? 'attack' : 'defense');
  };
  test('an odd speed is an attack die, an even one a defense die', () => {
    expect([dice('attacker', '3FB'), dice('attacker', '2FB')]).toEqual([3, 2]);
    expect([dice('defender', '2FB'), dice('defender', '3FB')]).toEqual([3, 2]);
  });
  test('nothing before a maneuver is revealed', () => {
    expect([dice('attacker', null), dice('defender', null)]).toEqual([2, 2]);
  });
});

describe('“Killer”', () => {
  const shot = (damage: readonly string[]) =>
    inDuel('pilot:killer', { defender: { damage }, rolls: 'hit blank blank / blank blank blank' }).attack();
  test('against two hull he may roll a die more, and is depleted after the roll', () => {
    const told = shot(['-fuelleak']).use();
    const { game } = told.until('modifyDice');
    expect([rolled(game, 'attack'), game.tokens('A1').deplete]).toEqual([3, 1]);
    const left = shot(['-fuelleak']).leave().until().game;
    expect([rolled(left, 'attack'), left.tokens('A1').deplete]).toEqual([2, undefined]);
  });
  test('not against three hull, nor at range 0, where no die is added', () => {
    expect(shot([]).offered()).toEqual([]);
    expect(
      inDuel('pilot:killer', { range: 0, defender: { damage: ['-fuelleak'] } })
        .attack()
        .offered(),
    ).toEqual([]);
  });
  test('not in a primary attack at range 0, where no dice are added', () => {
    const touching = { range: 0, defender: { damage: ['-fuelleak'] }, rolls: 'hit blank / blank blank blank' } as const;
    expect(inDuel('pilot:killer', touching).attack().offered()).toEqual([]);
  });
});

describe('“Knack”', () => {
  const told = (pilot: string, at: At, charges = 1, talents = ['crackshot', 'marksmanship']) => {
    const game = inStory('pilot:knack', {
      phase: 'engagement',
      p1: [
        { pilot: 'slider', at: [300, 300], upgrades: talents },
        { pilot, at },
      ],
      p2: [{ pilot: 'academypilot', at: [at[0], at[1] + 150] }],
      first: [
        ...(charges === 0 ? [{ do: 'loseCharge', ship: 'ship:A1', card: 'upgrade:crackshot' } as const] : []),
        { do: 'destroyShip', ship: 'ship:A1' },
      ],
      dice: ['hit', 'hit', 'evade', 'evade', 'blank'],
    });
    return game;
  };
  test('destroyed, one of his talents acts on a friend that is not limited', () => {
    const one = told('7thskycorpspilot', [450, 300]);
    expect(one.offered().map(key => key.split(':upgrade:')[1])).toEqual(['crackshot', 'marksmanship']);
    const { game } = one.use('crackshot');
    expect(game.ship('A2').upgrades).toMatchObject([{ card: 'upgrade:crackshot', charges: 1 }]);
    game.passUntil('chooseAttack').choose('p1', 'target:ship:B1:primary:0');
    for (let i = 0; i < 20 && !game.offers('p1').some(key => key.includes('crackshot')); i++) {
      const { player, options } = game.state.pending[0]!;
      game.choose(player, (options.find(({ key }) => key === 'pass') ?? options[0]!).key);
    }
    expect(game.offers('p1').some(key => key.includes('crackshot'))).toBe(true);
  });
  test('with the charges that it has left', () => {
    const { game } = told('7thskycorpspilot', [450, 300], 0).use('crackshot');
    expect(game.ship('A2').upgrades).toMatchObject([{ card: 'upgrade:crackshot', charges: 0 }]);
  });
  test('only a talent whose restrictions the other ship meets', () => {
    const cards = (pilot: string) =>
      told(pilot, [450, 300], 1, ['crackshot', 'juke', 'dedicated'])
        .offered()
        .map(key => key.split(':upgrade:')[1]);
    expect(cards('7thskycorpspilot')).toEqual(['crackshot', 'juke', 'dedicated']);
    expect(cards('bravoflightofficer'), 'no clone').toEqual(['crackshot', 'juke']);
  });
  test('not to a limited one, nor beyond range 2', () => {
    expect(told('killer', [450, 300]).offered()).toEqual([]);
    expect(told('7thskycorpspilot', [700, 300]).offered()).toEqual([]);
  });
});
