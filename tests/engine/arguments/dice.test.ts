import { describe, expect, it } from 'vitest';
import { offered, on, use } from '../../support/argument';
import { inDuel } from '../../support/card';
import { rolled } from '../../support/duel';

const X = 'redsquadronveteran';
const left = (game: ReturnType<typeof inDuel>['game'], ship: string, card: string) =>
  game.ship(ship).upgrades.find(one => one.card === card)!.charges;

// Glossary, Dice Modification: a die is rerolled once, whoever has it rerolled.
describe('two rerolls of one die', () => {
  it('Predator has rerolled a die: the lock may reroll the others, not that one', () => {
    const game = inDuel('upgrade:predator', {
      attacker: { pilot: X, locks: ['B1'] },
      rolls: 'blank blank hit / blank / blank blank blank',
    }).attack().game;
    use(game, 'upgrade:predator').pick('p1', ['die:0']);
    game.choose('p1', 'mod:lock');
    expect(game.offers('p1')).toEqual(['die:1', 'die:2']);
  });
  it('L3-37 has all attack dice rerolled: the attacker’s lock and Predator have nothing left', () => {
    const game = inDuel('upgrade:predator', {
      attacker: { pilot: X, locks: ['B1'] },
      defender: { upgrades: ['l337-crew'] },
      rolls: 'hit hit hit / blank blank blank / blank blank blank',
    }).attack().game;
    use(game, 'upgrade:l337-crew');
    expect(game.last('diceRerolled')!.after).toEqual(['blank', 'blank', 'blank']);
    expect(offered(game, 'upgrade:predator')).toEqual([]);
    expect(game.ship('A1').locks).toEqual(['ship:B1']);
  });
  it('Zuckuss has chosen a defense die: Elusive may reroll another, not that one', () => {
    const game = inDuel('upgrade:zuckuss', {
      attacker: { pilot: X },
      defender: { upgrades: ['elusive'] },
      rolls: 'hit hit hit / evade blank blank / blank',
    }).attack().game;
    use(game, 'upgrade:zuckuss').pick('p1', ['die:0']);
    use(game, 'upgrade:elusive');
    expect(game.offers('p2')).toEqual(['die:1', 'die:2']);
  });
});

// FAQ: it rerolls as many of the eligible dice as possible, and exactly so many as are told.
describe('Saturation Salvo', () => {
  const shot = (pilot: string, rolls: string) => {
    const game = inDuel('upgrade:saturationsalvo', {
      attacker: { pilot: X, upgrades: ['protontorpedoes'], locks: ['B1'] },
      defender: { pilot },
      rolls,
    }).game;
    game.choose('p1', 'target:ship:B1:upgrade:protontorpedoes');
    return use(game, 'upgrade:saturationsalvo');
  };
  it('against a single defense die it rerolls that one', () => {
    const game = shot('bluesquadronpilot', 'hit hit hit hit / evade / blank');
    expect(game.last('diceRerolled')!.after).toEqual(['blank']);
  });
  it('against three it must choose two', () => {
    const game = shot('academypilot', 'hit hit hit hit / evade blank blank / blank blank');
    expect(game.refusal('p1', { picks: ['die:0'] })).not.toBeNull();
    game.pick('p1', ['die:0', 'die:1']);
    expect(game.last('diceRerolled')!.after).toEqual(['blank', 'blank', 'blank']);
  });
});

// Glossary, Timing: after the Modify step comes after every change in it.
it('Marksmanship makes a crit, and the Heavy Laser Cannon makes it a hit again', () => {
  const game = inDuel('upgrade:marksmanship', {
    attacker: { pilot: X, upgrades: ['heavylasercannon'] },
    rolls: 'hit hit blank blank / blank blank blank',
  }).game;
  game.choose('p1', 'target:ship:B1:upgrade:heavylasercannon');
  use(game, 'upgrade:marksmanship');
  on(game);
  expect(game.ship('B1').damage.map(({ faceup }) => faceup)).toEqual([false, false]);
});

// Glossary, Dice Modification: an added die is a die like any other.
it('the evade that C-3PO adds is an evade like any other: Juke turns it into a focus', () => {
  const game = inDuel('upgrade:c3po', {
    on: 'defender',
    attacker: { pilot: X, upgrades: ['juke'], tokens: { evade: 1 } },
    defender: { tokens: { calculate: 1 } },
    rolls: 'hit hit hit / evade blank blank',
  }).attack().game;
  use(game, 'upgrade:c3po', '1');
  expect(game.dice('defense')).toEqual(['evade', 'blank', 'blank', 'evade']);
  use(game, 'upgrade:juke');
  expect(game.last('diceChanged')!.after.filter(face => face === 'evade')).toHaveLength(1);
});

// FAQ: the first player's comes first; the same die may be changed twice.
it('two Count Dookus on one roll: the first player’s name first, then the other’s', () => {
  const game = inDuel('upgrade:countdooku', {
    attacker: { pilot: X, force: 1 },
    defender: { upgrades: ['countdooku'], force: 1 },
    rolls: 'hit focus focus / blank blank blank',
  }).attack().game;
  use(game, 'upgrade:countdooku', ':crit');
  use(game, 'upgrade:countdooku', ':blank');
  expect(game.dice('attack')).toEqual(['hit', 'focus', 'focus']);
  game.pick('p1', ['die:1']);
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'crit', 'focus']);
  game.pick('p1', ['die:1']);
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'blank', 'focus']);
});

// Glossary, Attack: dice that cannot be modified cannot be modified by anybody, and "cannot" wins over "may".
describe('Snap Shot, whose dice cannot be modified', () => {
  const snap = (defender: object, wingman: object = {}) => {
    const game = inDuel('upgrade:snapshot', {
      attacker: { pilot: 'greensquadronpilot', tokens: { focus: 1 } },
      defender,
      third: { at: [400, 300], ...wingman },
      rolls: 'focus hit / blank blank blank',
    }).game;
    return game.choose('p1', 'target:ship:B1:upgrade:snapshot');
  };
  it('not by Emperor Palpatine from the other end of the table', () => {
    expect(offered(snap({}, { upgrades: ['emperorpalpatine'], force: 1 }), 'upgrade:emperorpalpatine')).toEqual([]);
  });
  it('not by the defender’s L3-37 either', () => {
    expect(offered(snap({ upgrades: ['l337-crew'] }), 'upgrade:l337-crew')).toEqual([]);
  });
});

// FAQ: Palpatine's ship modifies, not the one that may not; 4-LOM forbids tokens, not Force.
describe('4-LOM names focus tokens', () => {
  const shot = () => {
    const game = inDuel('upgrade:4lom', {
      attacker: { pilot: X },
      defender: { tokens: { focus: 1, evade: 1 }, force: 1, upgrades: ['maul'] },
      rolls: 'hit hit hit / focus focus blank',
    }).attack().game;
    use(game, 'upgrade:4lom', 'focus');
    return on(game, 'modifyDice');
  };
  it('the defender’s focus token is silent, its evade token and its Force are not', () => {
    const game = shot();
    expect(game.offers('p2')).not.toContain('mod:focus');
    expect(game.offers('p2')).toEqual(expect.arrayContaining(['mod:evade:blank', 'mod:force']));
  });
});

// FAQ: a maximum is applied once all dice are added and taken away, in whatever order the cards came.
describe('a maximum of dice, and cards that add some', () => {
  it('Predictive Shot: one hit, so one defense die, Stealth Device and range 3 notwithstanding', () => {
    const game = inDuel('upgrade:predictiveshot', {
      range: 3,
      attacker: { pilot: X, force: 1 },
      defender: { upgrades: ['stealthdevice'] },
      rolls: 'hit blank blank',
    }).attack().game;
    expect(rolled(on(use(game, 'upgrade:predictiveshot')), 'defense')).toBe(1);
  });
  it('Seventh Fleet Gunner: four at most, though range 1 and Trick Shot would make more', () => {
    const game = inDuel('upgrade:seventhfleetgunner', {
      on: 'wingman',
      range: 1,
      third: { pilot: 'patrolleader', at: [560, 300], turret: 'front' },
      attacker: { pilot: 'squadsevenveteran', upgrades: ['trickshot'] },
      rocks: [{ is: 'coreasteroid1', at: [457, 370] }],
      rolls: 'blank blank blank blank',
    }).attack().game;
    expect(rolled(on(use(game, 'upgrade:seventhfleetgunner')), 'attack')).toBe(4);
  });
  it('agility 0: a die less and a die more make none, and the strain token that took one is gone', () => {
    const game = inDuel('upgrade:outmaneuver', {
      range: 3,
      attacker: { pilot: X },
      defender: { pilot: 'lothalrebel', tokens: { strain: 1 } },
    }).attack().game;
    expect(rolled(on(game), 'defense')).toBe(0);
    expect(game.tokens('B1')).toEqual({});
  });
});

// FAQ: the lock may still be spent after its die was rolled, but no hit becomes a crit once it is gone.
describe('Advanced Targeting Computer and its lock', () => {
  const shot = () =>
    inDuel('upgrade:predator', {
      attacker: { pilot: 'tempestsquadronpilot', locks: ['B1'] },
      rolls: 'hit hit blank / blank / blank blank blank',
    }).attack().game;
  it('first the crit, then the lock', () => {
    const game = use(shot(), 'shipAbility:advancedtargetingcomputer');
    expect(game.last('diceChanged')!.after).toEqual(['crit', 'hit', 'blank']);
    expect(game.offers('p1')).toContain('mod:lock');
  });
  it('first the lock, then no crit', () => {
    const game = shot();
    on(game, 'modifyDice').choose('p1', 'mod:lock').pick('p1', ['die:2']);
    expect(offered(game, 'shipAbility:advancedtargetingcomputer')).toEqual([]);
  });
});

// Glossary, Cancel: Crack Shot cancels before results are neutralized, after the defender has modified.
it('Juke, a focus token and Crack Shot: changed to a focus, changed back, and canceled in the end', () => {
  const game = inDuel('upgrade:juke', {
    attacker: { pilot: X, tokens: { evade: 1 }, upgrades: ['crackshot'] },
    defender: { tokens: { focus: 1 } },
    rolls: 'hit blank blank / evade blank blank',
  }).attack().game;
  use(game, 'upgrade:juke');
  on(game, 'modifyDice').choose('p2', 'mod:focus');
  expect(game.dice('defense')).toContain('evade');
  use(game, 'upgrade:crackshot');
  on(game);
  expect(game.ship('B1').damage).toHaveLength(1);
  expect(left(game, 'A1', 'upgrade:crackshot')).toBe(0);
});

// Glossary, Reinforce: two tokens one after the other, each only while more than one result is left.
it('two reinforce tokens against three hits: each takes one, and the last hit comes through', () => {
  const game = inDuel('upgrade:outmaneuver', {
    attacker: { pilot: X },
    defender: { pilot: 'trandoshanslaver', tokens: { reinforceFore: 2 } },
    rolls: 'hit hit hit / blank',
  }).attack().game;
  expect(on(game).ship('B1').shields).toBe(2);
});

// The card asks for two results; a capped roll may not have them. Glossary, Dice Modification: it is asked of what was rolled.
describe('Predictive Shot and a defender with Heroic', () => {
  const shot = (attack: string, defense: string) => {
    const game = inDuel('upgrade:predictiveshot', {
      attacker: { pilot: X, force: 1 },
      defender: { upgrades: ['heroic'] },
      rolls: `${attack} / ${defense}`,
    }).attack().game;
    return offered(use(game, 'upgrade:predictiveshot'), 'upgrade:heroic');
  };
  it('held to one die, its single blank is not enough', () => expect(shot('hit blank blank', 'blank')).toEqual([]));
  it('held to two, it rerolls them', () => expect(shot('hit hit blank', 'blank blank')).toHaveLength(1));
});

// Glossary, Deplete: gone once it has taken its die; the bonus attack is another attack.
it('one deplete token takes a die of the attack, and none of the Veteran Tail Gunner’s after it', () => {
  const game = inDuel('upgrade:veterantailgunner', {
    attacker: { pilot: 'squadsevenveteran', tokens: { deplete: 1 } },
    enemies: [{ pilot: 'academypilot', at: [457, 100], heading: 180 }],
  }).attack().game;
  on(use(game, 'upgrade:veterantailgunner'));
  const attacks = game.events('diceRolled').filter(({ kind }) => kind === 'attack');
  expect(attacks.map(({ faces }) => faces.length)).toEqual([2, 2]);
  expect(game.tokens('A1')).toEqual({});
});
