import { describe, expect, it } from 'vitest';
import { acting } from '../../support/actions';
import { FAR, gained, offered, on, use } from '../../support/argument';
import { inDuel, inStory } from '../../support/card';
import { rolled } from '../../support/duel';
import { scenario } from '../../support/scenario';

const X = 'redsquadronveteran';

// FAQ: a cost that is replaced is paid; what follows a disarm token does not follow.
describe('Foreman Proach takes a disarm token, and Overseer Yushyn makes it stress', () => {
  const engages = (x: number) =>
    scenario({
      phase: 'engagement',
      p1: [
        { pilot: 'foremanproach', at: [457, 300] },
        { pilot: 'overseeryushyn', at: [x, 300], tokens: { disarm: 1 } },
      ],
      p2: [{ pilot: 'academypilot', at: [457, 460], heading: 180, tokens: { disarm: 1 } }],
    });
  it('the enemy is tractored all the same, and he may fire', () => {
    const game = use(engages(580), 'pilot:foremanproach');
    use(game, 'pilot:overseeryushyn');
    on(game, 'chooseAttack');
    expect([gained(game, 'A1'), gained(game, 'B1')]).toEqual([['stress'], ['tractor']]);
    expect(game.offers('p1')).toContain('target:ship:B1:primary:0');
  });
  it('from farther he is disarmed, and does not', () => {
    const game = use(engages(860), 'pilot:foremanproach');
    expect(offered(game, 'pilot:overseeryushyn')).toEqual([]);
    expect(game.tokens('A1')).toEqual({});
    expect(game.events('attackDeclared')).toEqual([]);
    expect(gained(game, 'A1')).toEqual(['disarm']);
  });
});

// FAQ: of an action and its link he performs the first.
it('Lieutenant Sai coordinates a ship that boosts and then links: what he may do is not the link', () => {
  const game = acting([
    { pilot: 'lieutenantsai', at: [400, 300] },
    { pilot: 'zetasquadronpilot', at: [400, 420] },
    { pilot: 'tempestsquadronpilot', at: [520, 420] },
  ]);
  game.choose('p1', 'action:coordinate:white', 'ship:A3', 'action:focus:white');
  const link = game.offers('p1').find(key => key.startsWith('action:barrelRoll'))!;
  game.choose('p1', link);
  game.choose('p1', game.offers('p1').find(key => key.startsWith('roll'))!);
  expect(offered(game, 'pilot:lieutenantsai').filter(key => key.includes('action'))).toEqual(['action:focus:white']);
});

// FAQ, Locking: two locks lie on two objects; brought upon one ship, one of them breaks.
describe('Captain Kagi draws the locks of a ship with R3 Astromech', () => {
  const drawn = (locks: readonly string[]) => {
    const game = scenario({
      phase: 'engagement',
      p1: [
        { pilot: 'captainkagi', at: [300, 300] },
        { pilot: 'academypilot', at: [420, 300] },
        { pilot: 'academypilot', at: [180, 300] },
      ],
      p2: [{ pilot: X, at: [300, 560], heading: 180, locks, upgrades: ['r3astromech'] }],
    });
    for (let i = 0; i < 3 && offered(game, 'pilot:captainkagi').length > 0; i++) use(game, 'pilot:captainkagi');
    return [game.ship('B1').locks, game.events('lockBroken').length];
  };
  it('both fall upon him: it keeps one, the other breaks', () => expect(drawn(['A2', 'A3'])).toEqual([['ship:A1'], 1]));
  it('one alone is his, and nothing breaks', () => expect(drawn(['A3'])).toEqual([['ship:A1'], 0]));
});

// FAQ: a turret that points ahead is still no front arc attack.
describe('Kavil with a Dorsal Turret', () => {
  const dice = (weapon: string) =>
    rolled(
      inDuel('upgrade:dorsalturret', { attacker: { pilot: 'kavil', turret: 'front' } })
        .attack(`target:ship:B1:${weapon}`)
        .until().game,
      'attack',
    );
  it('pointing to the front: one die more', () => expect(dice('upgrade:dorsalturret')).toBe(3));
  it('with the weapon of the front arc: none', () => expect(dice('primary:0')).toBe(2));
});

// FAQ, Arcs: a firing arc reaches to range 3, whatever its weapon does.
describe('Drea Renthal watches from afar', () => {
  const seen = (upgrades: readonly string[]) =>
    offered(
      inDuel('pilot:drearenthal', {
        on: 'wingman',
        attacker: { pilot: 'cartelspacer' },
        // Its side lies towards the defender, at range 3.
        third: { at: [750, 500], heading: 0, turret: 'left', upgrades },
        rolls: 'blank blank blank / blank blank blank',
      }).attack().game,
      'pilot:drearenthal',
    );
  it('with a Dorsal Turret, whose attacks reach to range 2: a reroll', () => {
    expect(seen(['dorsalturret']).length).toBeGreaterThan(0);
  });
  it('without one her side is no firing arc', () => expect(seen([])).toEqual([]));
});

// FAQ: the revealed maneuver has its printed colour, whatever it is flown as.
describe('Cova Nell shoots after a turn', () => {
  const dice = (dial: '1TR' | '2TW', damage: readonly string[] = []) => {
    const game = scenario({
      p1: [{ pilot: 'covanell', at: [600, 300], dial, damage, shields: 3 }],
      p2: [{ pilot: 'academypilot', at: [300, 470], heading: 180, dial: '1TW', tokens: { stress: 2 } }],
    });
    game.passUntil('chooseAttack').choose('p1', 'target:ship:B1:primary:0');
    return [game.about('A1', 'maneuverExecuted')!.maneuver, rolled(game, 'attack')];
  };
  it('a white one that Damaged Engine makes red: no die', () => {
    expect(dice('2TW', ['damagedengine'])).toEqual(['2TR', 2]);
  });
  it('one that is red on her dial: a die', () => expect(dice('1TR')).toEqual(['1TR', 3]));
});

// FAQ: an ordnance weapon knows no range bonus, for nobody.
describe('the Grand Inquisitor’s Force and the range bonus', () => {
  const shot = (weapon: string) =>
    offered(
      inDuel('pilot:grandinquisitor', {
        attacker: { force: 2, tokens: { focus: 1 }, upgrades: ['protonrockets'] },
        rolls: 'blank blank blank blank blank / blank blank blank',
      }).attack(`target:ship:B1:${weapon}`).game,
      'pilot:grandinquisitor',
    );
  it('with his own guns at range 2 he takes it', () => expect(shot('primary:0').length).toBeGreaterThan(0));
  it('with Proton Rockets there is none to take', () => expect(shot('upgrade:protonrockets')).toEqual([]));
});

// FAQ: tokens in place of damage are no damage that could be prevented.
describe('Iden Versio and an Ion Cannon', () => {
  const shot = (rolls: string) => {
    const game = inDuel('upgrade:ioncannon', {
      defender: { pilot: 'idenversio' },
      rolls,
    }).game;
    return game.choose('p1', game.offers('p1').find(key => key.endsWith('ioncannon'))!);
  };
  it('she prevents the one damage, and is ionized by the rest', () => {
    const game = on(use(shot('hit hit hit / blank blank blank'), 'pilot:idenversio'));
    expect([game.ship('B1').damage, gained(game, 'B1')]).toEqual([[], ['ion', 'ion']]);
  });
  it('a Tractor Beam deals none, and she is not asked', () => {
    const game = inDuel('upgrade:tractorbeam', {
      defender: { pilot: 'idenversio' },
      rolls: 'hit hit hit / blank blank blank',
    }).game;
    game.choose('p1', game.offers('p1').find(key => key.endsWith('tractorbeam'))!);
    expect(offered(game, 'pilot:idenversio')).toEqual([]);
  });
});

// FAQ: a card of two slots is an upgrade of each.
describe('Captain Jonus beside a ship', () => {
  const shot = (weapon: string) =>
    offered(
      inDuel('pilot:captainjonus', {
        on: 'wingman',
        attacker: { upgrades: ['barragerockets'], tokens: { focus: 1 } },
        rolls: 'blank blank blank blank / blank blank blank',
      }).attack(`target:ship:B1:${weapon}`).game,
      'pilot:captainjonus',
    );
  it('with Barrage Rockets, which fill two missile slots: a reroll', () => {
    expect(shot('upgrade:barragerockets').length).toBeGreaterThan(0);
  });
  it('with its guns: none', () => expect(shot('primary:0')).toEqual([]));
});

// FAQ: each detonator is dropped by itself, and her one charge is for one more.
describe('Paige Tico drops Thermal Detonators', () => {
  const dropped = (charges: number) => {
    const game = scenario({
      phase: 'system',
      p1: [{ pilot: 'paigetico', at: [457, 500], dial: '2FB', charges, upgrades: ['thermaldetonators'] }],
      p2: [FAR],
    });
    for (let i = 0; i < 8 && game.state.phase === 'system'; i++) {
      const [{ player, options }] = game.state.pending as readonly [(typeof game.state.pending)[number]];
      game.choose(player, (options.find(({ key }) => key !== 'pass') ?? options[0])!.key);
    }
    return Object.keys(game.state.devices).length;
  };
  it('two, and one more for her charge', () => expect(dropped(1)).toBe(3));
  it('two without it', () => expect(dropped(0)).toBe(2));
});

// FAQ: what follows a drop follows each of them, before the next.
it('“Deathrain” acts after his first Thermal Detonator, and places the fuse before or after as he likes', () => {
  const game = scenario({
    phase: 'system',
    p1: [{ pilot: 'deathrain', at: [457, 500], dial: '2FB', upgrades: ['thermaldetonators', 'delayedfuses'] }],
    p2: [FAR],
  });
  game.choose('p1', 'drop:device:thermaldetonator:1straight');
  expect(game.asked('p1')).toBe('orderAbilities');
  game.choose('p1', game.offers('p1').find(key => key.includes('deathrain'))!, 'action:focus:white');
  expect(Object.keys(game.state.devices)).toHaveLength(1);
  use(game, 'upgrade:delayedfuses', 'token:1');
  expect(game.offers('p1')).toContain('drop:device:thermaldetonator:2straight');
});

// FAQ: a special weapon is an attack like any other.
describe('“Scourge” Skutu fires a Snap Shot', () => {
  const dice = (x: number) => {
    const game = inDuel('upgrade:snapshot', {
      attacker: { pilot: 'scourgeskutu' },
      defender: { at: [x, 500], tokens: { disarm: 1 } },
      rolls: 'blank blank blank / blank blank blank',
    }).attack('target:ship:B1:upgrade:snapshot').game;
    return rolled(game, 'attack');
  };
  it('at who is in the bullseye: one die more', () => expect(dice(457)).toBe(3));
  it('beside it: none', () => expect(dice(540)).toBe(2));
});

// FAQ: a die that C-3PO has added is there by then, and is rolled with the rest.
it('Han Solo (Modified YT-1300) after C-3PO guessed right: the added evade is rolled afresh too', () => {
  const han = 'pilot:hansolo-modifiedyt1300lightfreighter';
  const game = inDuel(han, {
    on: 'defender',
    range: 3,
    defender: { upgrades: ['c3po'], tokens: { calculate: 1 } },
    rocks: [{ is: 'coreasteroid0', at: [457, 680] }],
    rolls: 'hit hit hit / evade blank / blank blank evade',
  }).attack().game;
  use(game, 'upgrade:c3po', '1');
  expect(game.dice('defense')).toEqual(['evade', 'blank', 'evade']);
  use(game, han);
  expect(game.last('diceRerolled')!.after).toEqual(['blank', 'blank', 'evade']);
});

// FAQ: what is harder is harder as the maneuver is executed; the dial has its printed colours until then.
describe('Hera Syndulla and Seasoned Navigator set one dial', () => {
  const reveals = (dial: '1FB' | '3TR') =>
    inStory('pilot:herasyndulla', {
      p1: [{ pilot: 'herasyndulla', at: [457, 300], dial, upgrades: ['seasonednavigator'] }],
      p2: [FAR],
    }).game;
  it('she first: blue for blue, and what the Navigator sets then is flown a step harder', () => {
    const game = use(use(reveals('1FB'), 'pilot:herasyndulla'), 'pilot:herasyndulla', '1BB');
    use(game, 'upgrade:seasonednavigator', '1NB');
    expect(game.about('A1', 'maneuverExecuted')!.maneuver).toBe('1NW');
  });
  it('the Navigator first, from red to white: white it is for her, though it will be flown as red', () => {
    const game = reveals('3TR');
    game.choose('p1', game.offers('p1').find(key => key.includes('seasonednavigator'))!);
    use(game, 'upgrade:seasonednavigator', '3BW');
    expect(offered(game, 'pilot:herasyndulla')).toEqual([]);
    expect(game.about('A1', 'maneuverExecuted')!.maneuver).toBe('3BR');
  });
});

// FAQ: to change a result is to modify the die, and “cannot” wins over a mandatory change as well.
describe('a Heavy Laser Cannon fired at “Midnight”', () => {
  const results = (locks: readonly string[]) => {
    const game = inDuel('upgrade:heavylasercannon', {
      defender: { pilot: 'midnight', locks },
      rolls: 'crit crit hit blank / blank blank blank',
    })
      .attack('target:ship:B1:upgrade:heavylasercannon')
      .until().game;
    return game.last('resultsNeutralized')!.attack.toSorted();
  };
  it('who has it locked: its crits stay crits', () => expect(results(['A1'])).toEqual(['crit', 'crit', 'hit']));
  it('who has not: hits', () => expect(results([])).toEqual(['hit', 'hit', 'hit']));
});
