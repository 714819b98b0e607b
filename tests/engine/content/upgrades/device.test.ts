import { describe, expect, test } from 'vitest';
import { acting } from '../../../support/actions';
import { engine } from '../../../support/engine';
import { type Story, scenario } from '../../../support/scenario';

const bomber = (upgrades: readonly string[], more: { at?: readonly [number, number]; tokens?: object } = {}) => ({
  pilot: 'goldsquadronveteran',
  at: more.at ?? ([457, 400] as const),
  upgrades,
  tokens: more.tokens ?? {},
  dial: '2FB' as const,
});

describe('Proton Bombs', () => {
  const drop = (enemy: readonly [number, number]) => {
    const game = scenario({
      phase: 'system',
      p1: [bomber(['protonbombs'])],
      p2: [{ pilot: 'darthvader', at: enemy, dial: '1FW' }],
      deck: { p2: ['structuraldamage'] },
    });
    expect(game.offers('p1')).toEqual(['drop:device:protonbomb:1straight', 'pass']);
    game.choose('p1', 'drop:device:protonbomb:1straight');
    return game;
  };

  test('are dropped behind the ship for a charge', () => {
    const game = drop([100, 800]);
    expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
    expect(Object.values(game.state.devices)[0]).toMatchObject({
      device: 'device:protonbomb',
      pose: { x: 457, y: 340, heading: 180 },
    });
  });

  test('go off at the end of the Activation Phase: a crit for each ship at range 0-1, friend or not', () => {
    const game = drop([457, 290]);
    game.passUntil('setDials');
    expect(game.ship('B1').shields).toBe(1);
    expect(game.ship('A1').shields).toBe(2);
    expect(game.state.devices).toEqual({});
    expect(game.happened().indexOf('deviceDetonated')).toBeGreaterThan(game.happened().lastIndexOf('activationEnded'));
  });

  test('spare what is at range 2', () => {
    const game = drop([457, 130]);
    game.passUntil('setDials');
    expect(game.ship('B1').shields).toBe(2);
  });

  test('are not offered where they would lie outside the play area, nor without a charge', () => {
    const game = scenario({
      phase: 'system',
      p1: [bomber(['protonbombs'], { at: [457, 40] })],
      p2: [{ pilot: 'darthvader', at: [100, 800], dial: '2FB' }],
    });
    expect(game.happened()).not.toContain('systemReached');
  });
});

describe('Proximity Mines', () => {
  test('wait for a ship that moves through them: a hit and what two dice add', () => {
    const game = scenario({
      phase: 'system',
      p1: [bomber(['proximitymines'])],
      p2: [{ pilot: 'darthvader', at: [457, 240], heading: 0, dial: '2FB' }],
      dice: ['hit', 'crit'],
      deck: { p2: ['structuraldamage'] },
    });
    game.choose('p1', 'drop:device:proximitymine:1straight');
    game.passUntil('setDials');
    expect(game.last('diceRolled')).toBeDefined();
    // Two hits take the shields, the crit is a card.
    expect(game.ship('B1').shields).toBe(0);
    expect(game.damage('B1')).toEqual(['structuraldamage']);
    expect(game.state.devices).toEqual({});
  });

  test('go off at once under a ship', () => {
    const game = scenario({
      phase: 'system',
      p1: [bomber(['proximitymines'])],
      p2: [{ pilot: 'darthvader', at: [457, 330], dial: '2FB' }],
      dice: ['blank', 'blank'],
    });
    game.choose('p1', 'drop:device:proximitymine:1straight');
    expect(game.ship('B1').shields).toBe(1);
  });

  test('stay where nobody flies', () => {
    const game = scenario({
      phase: 'system',
      p1: [bomber(['proximitymines'])],
      p2: [{ pilot: 'darthvader', at: [100, 800], dial: '2FB' }],
    });
    game.choose('p1', 'drop:device:proximitymine:1straight').passUntil('setDials');
    expect(Object.keys(game.state.devices)).toHaveLength(1);
  });
});

describe('Conner Nets', () => {
  test('hit once and ionize', () => {
    const game = scenario({
      phase: 'system',
      p1: [bomber(['connernets'])],
      p2: [{ pilot: 'darthvader', at: [457, 330], dial: '2FB' }],
    });
    game.choose('p1', 'drop:device:connernet:1straight');
    expect(game.ship('B1').shields).toBe(1);
    expect(game.tokens('B1')).toEqual({ ion: 3 });
  });
});

const away = { pilot: 'darthvader', at: [100, 800], dial: '2FB' } as const;
const system = (upgrades: readonly string[], rest: Partial<Story> = {}) =>
  scenario({ phase: 'system', p1: [bomber(upgrades)], p2: [away], ...rest });
const laid = (game: ReturnType<typeof scenario>) => Object.values(game.state.devices).map(({ device }) => device);
const chargesOf = (game: ReturnType<typeof scenario>, at = 0) => game.ship('A1').upgrades[at]!.charges;
const spent = (card: string, count = 1) =>
  Array.from({ length: count }, () => ({ do: 'loseCharge', ship: 'ship:A1', card: `upgrade:${card}` }) as const);

describe('devices in the System Phase', () => {
  test('one device a ship', () => {
    const game = system(['protonbombs', 'connernets']);
    expect(game.asked('p1')).toBe('orderAbilities');
    game.choose('p1', game.offers('p1')[0]!);
    game.choose('p1', game.offers('p1')[0]!);
    expect(Object.keys(game.state.devices)).toHaveLength(1);
    expect(game.asked('p1')).not.toBe('placeDevice');
  });

  test('not with a decloak, in either order', () => {
    const cloaked = { p1: [bomber(['protonbombs'], { tokens: { cloak: 1 } })] };
    const key = (game: ReturnType<typeof scenario>, part: string) => game.offers('p1').find(one => one.includes(part))!;
    const first = system([], cloaked);
    first.choose('p1', key(first, 'protonbombs'), 'drop:device:protonbomb:1straight');
    expect(first.asked('p1')).not.toBe('decloak');
    expect(first.tokens('A1')).toEqual({ cloak: 1 });
    const then = system([], cloaked);
    then.choose('p1', key(then, 'decloak'), 'boost:straight');
    expect(then.asked('p1')).not.toBe('placeDevice');
    expect(laid(then)).toEqual([]);
  });

  test('declining keeps the charge', () => {
    const game = system(['protonbombs']).choose('p1', 'pass');
    expect(laid(game)).toEqual([]);
    expect(chargesOf(game)).toBe(2);
  });

  test('none without a charge', () => {
    expect(system(['protonbombs'], { first: spent('protonbombs', 2) }).asked('p1')).not.toBe('placeDevice');
  });

  test.each([
    { card: 'seismiccharges', device: 'seismiccharge' },
    { card: 'ionbombs', device: 'ionbomb' },
    { card: 'blazerbomb', device: 'blazerbomb' },
    { card: 'bombletgenerator', device: 'bomblet' },
  ])('$card drops a $device behind the ship for a charge', ({ card, device }) => {
    const game = system([card]);
    const before = chargesOf(game);
    game.choose('p1', `drop:device:${device}:1straight`);
    expect(Object.values(game.state.devices)).toMatchObject([
      { device: `device:${device}`, fuses: 0, pose: { x: 457, y: 340, heading: 180 } },
    ]);
    expect(chargesOf(game)).toBe(before - 1);
  });
});

describe('Bomblet Generator', () => {
  const start = (shields: number, used: number) =>
    scenario({
      p1: [{ ...bomber(['bombletgenerator']), shields }],
      p2: [away],
      first: spent('bombletgenerator', used),
    });

  test('trades a shield for two charges at the start of the Activation Phase', () => {
    const game = start(2, 2);
    expect(game.offers('p1')).toEqual(['use:upgrade:bombletgenerator', 'pass']);
    game.choose('p1', 'use:upgrade:bombletgenerator');
    expect(game.ship('A1').shields).toBe(1);
    expect(chargesOf(game)).toBe(2);
    expect(game.happened()).not.toContain('damageSuffered');
  });

  test('not without a shield, nor when it is full', () => {
    expect(start(0, 2).asked('p1')).not.toBe('mayUse');
    expect(start(2, 0).asked('p1')).not.toBe('mayUse');
  });
});

describe('Concussion Bombs', () => {
  test('the first is a choice', () => {
    expect(system(['concussionbombs']).offers('p1')).toEqual(['drop:device:concussionbomb:1straight', 'pass']);
  });

  test('after that one must follow each round', () => {
    const game = system(['concussionbombs'], { first: spent('concussionbombs') });
    expect(laid(game)).toEqual(['device:concussionbomb']);
    expect(chargesOf(game)).toBe(1);
  });

  test('if able: not without charges, not off the table', () => {
    expect(laid(system(['concussionbombs'], { first: spent('concussionbombs', 3) }))).toEqual([]);
    const edge = { p1: [bomber(['concussionbombs'], { at: [457, 40] })], first: spent('concussionbombs') };
    expect(laid(system([], edge))).toEqual([]);
  });
});

describe('Electro-Proton Bomb', () => {
  test('comes with a fuse, and goes off a round later', () => {
    const game = system(['electroprotonbomb']).choose('p1', 'drop:device:electroprotonbomb:1straight');
    expect(Object.values(game.state.devices)).toMatchObject([{ fuses: 1 }]);
    game.passUntil('setDials');
    expect(game.happened()).toContain('fuseRemoved');
    expect(game.happened()).not.toContain('deviceDetonated');
    expect(Object.values(game.state.devices)).toMatchObject([{ fuses: 0 }]);
  });
});

describe('Thermal Detonators', () => {
  test('up to two at once, each by another template and for a charge of its own', () => {
    const game = system(['thermaldetonators']);
    expect(game.offers('p1')).toEqual([
      'drop:device:thermaldetonator:1straight',
      'drop:device:thermaldetonator:2straight',
      'pass',
    ]);
    game.choose('p1', 'drop:device:thermaldetonator:2straight');
    expect(game.offers('p1')).toEqual(['drop:device:thermaldetonator:1straight', 'pass']);
    game.choose('p1', 'drop:device:thermaldetonator:1straight');
    expect(Object.values(game.state.devices).map(({ pose }) => pose.y)).toEqual([300, 340]);
    expect(chargesOf(game)).toBe(2);
    expect(game.asked('p1')).not.toBe('placeDevice');
  });

  test('what the first one sets off comes before the second, which is dropped where the ship is then', () => {
    const game = system(['thermaldetonators', 'cadbane']).choose('p1', 'drop:device:thermaldetonator:1straight');
    game.choose('p1', 'action:boost:red', 'boost:straight');
    expect(game.offers('p1')).toEqual(['drop:device:thermaldetonator:2straight', 'pass']);
    game.choose('p1', 'drop:device:thermaldetonator:2straight');
    expect(Object.values(game.state.devices).map(({ pose }) => pose.y)).toEqual([340, 380]);
  });

  test('one is enough, and with the last charge all there is', () => {
    const one = system(['thermaldetonators']).choose('p1', 'drop:device:thermaldetonator:1straight', 'pass');
    expect(laid(one)).toHaveLength(1);
    const last = system(['thermaldetonators'], { first: spent('thermaldetonators', 3) });
    last.choose('p1', 'drop:device:thermaldetonator:1straight');
    expect(last.asked('p1')).not.toBe('placeDevice');
  });

  test('where one template leads outside, the other remains', () => {
    const game = system([], { p1: [bomber(['thermaldetonators'], { at: [457, 110] })] });
    expect(game.offers('p1')).toEqual(['drop:device:thermaldetonator:1straight', 'pass']);
  });
});

describe('reloading devices', () => {
  const reload = (card: string, used: number) =>
    acting(
      { ...bomber([card]), pilot: 'goldsquadronveteran' },
      {
        grant: { only: ['reload'] },
        first: spent(card, used),
      },
    );

  test('brings back one charge, of Thermal Detonators two', () => {
    const bombs = reload('protonbombs', 2).choose('p1', 'action:reload:red');
    expect(chargesOf(bombs)).toBe(1);
    expect(bombs.tokens('A1')).toEqual({ disarm: 1, stress: 1 });
    const thermals = reload('thermaldetonators', 3).choose('p1', 'action:reload:red');
    expect(chargesOf(thermals)).toBe(3);
    expect(thermals.tokens('A1')).toEqual({ disarm: 1, stress: 1 });
    const nearly = reload('thermaldetonators', 1).choose('p1', 'action:reload:red');
    expect(chargesOf(nearly)).toBe(4);
  });

  test.each([
    'connernets',
    'proximitymines',
    'clustermines',
    'electroprotonbomb',
    'electrochaffmissiles',
    'discordmissiles',
    'drk1probedroids',
    'clanwrencommandos',
  ])('%s cannot be recovered', card => {
    expect(reload(card, 1).asked('p1')).toBeNull();
    const game = scenario({
      alone: true,
      first: [...spent(card), { do: 'recoverCharge', ship: 'ship:A1', card: `upgrade:${card}` }],
      p1: [bomber([card])],
      p2: [away],
    });
    expect(game.happened()).not.toContain('chargeRecovered');
  });

  test('a card beside one that cannot is not kept from it', () => {
    const game = acting(bomber(['connernets', 'protonbombs', 'seismiccharges']), {
      grant: { only: ['reload'] },
      first: [...spent('connernets'), ...spent('protonbombs'), ...spent('seismiccharges')],
    });
    game.choose('p1', 'action:reload:red');
    expect(game.offers('p1')).toEqual(['upgrade:protonbombs', 'upgrade:seismiccharges']);
    const why = engine.explain(game.state, game.state.pending[0]!);
    expect(why).toMatchObject([
      { key: 'upgrade:connernets', reasons: [{ kind: 'card', ship: 'ship:A1', card: 'upgrade:connernets' }] },
    ]);
  });
});

describe('DRK-1 Probe Droids', () => {
  const end = (at: readonly [number, number]) =>
    scenario({
      phase: 'end',
      p1: [{ pilot: 'darkcourier', at, upgrades: ['drk1probedroids'] }],
      p2: [{ pilot: 'bluesquadronescort', at: [100, 800] }],
    });

  test('are dropped or launched by any speed 3 template during the End Phase', () => {
    const game = end([457, 400]);
    expect(game.offers('p1')).toHaveLength(11);
    game.choose('p1', 'launch:device:drk1probedroid:3straight');
    expect(Object.values(game.state.devices)[0]).toMatchObject({ pose: { x: 457, y: 560, heading: 0 } });
  });

  test('not to where any part would lie outside', () => {
    expect(end([457, 150]).offers('p1')).not.toContain('drop:device:drk1probedroid:3straight');
    expect(end([457, 150]).offers('p1')).toContain('launch:device:drk1probedroid:3straight');
  });
});
