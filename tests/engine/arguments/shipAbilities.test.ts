import { describe, expect, it } from 'vitest';
import { FAR, gained, leave, offered, on, use } from '../../support/argument';
import { inDuel } from '../../support/card';
import { acting } from '../../support/flying';
import { scenario } from '../../support/scenario';

// FAQ: Microthrusters shape this barrel roll too, and the player of the tractor token chooses all of it.
describe('a StarViper in a Tractor Beam', () => {
  const pulled = (pilot: string) => {
    const game = inDuel('upgrade:tractorbeam', { defender: { pilot }, rolls: 'hit hit hit / blank blank blank' }).game;
    game.choose('p1', game.offers('p1').find(key => key.endsWith('tractorbeam'))!);
    return on(game, 'tractorMove').offers('p1');
  };
  it('is rolled by the banks, by the shooter', () => {
    const rolls = pulled('blacksunassassin').filter(key => key.startsWith('roll'));
    expect(rolls.length).toBeGreaterThan(0);
    expect(rolls.every(key => key.includes('1bank'))).toBe(true);
  });
  it('any other ship by the straight', () => {
    expect(pulled('academypilot').some(key => key.includes('1bank'))).toBe(false);
    expect(pulled('academypilot').some(key => key.startsWith('roll'))).toBe(true);
  });
});

// FAQ: the token is the cost, the rotate the effect; only then comes what a tractored ship suffers, and then what else waits.
describe('Pinpoint Tractor Array and Afterburners after one maneuver', () => {
  const flown = (first: 'pinpointtractorarray' | 'afterburners', tokens: object = {}) => {
    const game = scenario({
      p1: [
        {
          pilot: 'stalgasinhiveguard',
          at: [457, 200],
          dial: '3FB',
          turret: 'front',
          upgrades: ['afterburners'],
          tokens,
        },
      ],
      p2: [FAR],
    });
    game.choose('p1', game.offers('p1').find(key => key.includes(first))!);
    return game;
  };
  const topic = (game: ReturnType<typeof flown>) => game.state.pending[0]!.topic;
  it('the arc is turned, then the ship is moved, then it may boost', () => {
    const game = flown('pinpointtractorarray').choose('p1', 'action:rotate:white');
    expect(topic(game)).toMatchObject({ kind: 'pointTurret' });
    expect(topic(game.choose('p1', 'arc:left'))).toMatchObject({ kind: 'tractorMove', ship: 'ship:A1' });
    game.choose('p1', game.offers('p1').find(key => key.startsWith('roll:left'))!);
    expect(offered(game, 'upgrade:afterburners')).toEqual(['action:boost:white']);
  });
  it('tractored before in this round it is not moved again', () => {
    const game = flown('pinpointtractorarray', { tractor: 1 }).choose('p1', 'action:rotate:white');
    expect(topic(game.choose('p1', 'arc:left'))).toMatchObject({ kind: 'chooseAction', why: 'card' });
  });
});

// FAQ: without a facedown damage card there is nothing to pay with.
describe('Explosion with Wings after a SLAM', () => {
  const slams = (damage: readonly string[]) => {
    const told = acting(
      'shipAbility:explosionwithwings',
      { pilot: 'colossusstationmechanic', dial: '1FB', damage },
      'action:slam:white',
    );
    told.game.choose('p1', told.game.offers('p1')[0]!);
    return told;
  };
  it('a facedown card is exposed, and the disarm token goes', () => {
    const { game } = slams(['-fuelleak']).use();
    expect([game.damage('A1'), game.tokens('A1').disarm]).toEqual([['fuelleak'], undefined]);
  });
  it('with only a faceup one the token stays', () => expect(slams(['fuelleak']).offered()).toEqual([]));
});

// FAQ: an ionized ship has its focus action, and no ability brings it another.
describe('Full Throttle of a Defender', () => {
  const flown = (ion: number) =>
    offered(
      scenario({
        p1: [{ pilot: 'deltasquadronpilot', at: [457, 200], dial: '3FB', tokens: { ion } }],
        p2: [FAR],
      }),
      'shipAbility:fullthrottle',
    );
  it('at speed 3 it may evade', () => expect(flown(0).length).toBeGreaterThan(0));
  it('with three ion tokens it drifts and may not', () => expect(flown(3)).toEqual([]));
});

// Glossary, Jam: each token gained is its own; the jam takes one of them with it.
it('Advanced Droid Brain and a jam token: the token of the action is lost, that of the Brain stays', () => {
  const acted = (jam: number) => {
    const { game } = acting(
      'shipAbility:advanceddroidbrain',
      { pilot: 'ig88a', tokens: { jam } },
      'action:calculate:white',
    );
    const round = game.happened().slice(0, game.happened().indexOf('endPhaseReached'));
    return [gained(game, 'A1'), round.filter(type => type === 'tokenRemoved').length];
  };
  expect(acted(0)).toEqual([['calculate', 'calculate'], 0]);
  // One calculate token and the jam token.
  expect(acted(1)).toEqual([['calculate', 'calculate'], 2]);
});

// Glossary, Dice Modification: dice that cannot be modified are out of reach for tokens of others as well.
describe('Networked Calculations of a droid that fires', () => {
  const shot = (defender: object) =>
    inDuel('shipAbility:networkedcalculations', {
      attacker: { pilot: 'tradefederationdrone' },
      defender: { pilot: 'midnight', ...defender },
      third: { pilot: 'tradefederationdrone', at: [520, 300], tokens: { calculate: 1 } },
      rolls: 'focus blank / blank blank blank',
    });
  it('at “Midnight”: a friend’s calculate token makes a hit', () => {
    const game = on(shot({ tokens: { disarm: 1 } }).game, 'chooseAttack').choose('p1', 'target:ship:B1:primary:0');
    expect(offered(game, 'shipAbility:networkedcalculations').length).toBeGreaterThan(0);
  });
  it('at “Midnight” with a lock on it: it is silent', () => {
    const game = on(shot({ locks: ['A1'], tokens: { disarm: 1 } }).game, 'chooseAttack').choose(
      'p1',
      'target:ship:B1:primary:0',
    );
    expect(offered(game, 'shipAbility:networkedcalculations')).toEqual([]);
  });
});

// Glossary, Tokens: who is lent a token spends it as its own; what is forbidden to it is forbidden all the same.
describe('Born for This and 4-LOM, who named focus tokens', () => {
  const shot = (names: boolean) => {
    const game = inDuel('upgrade:4lom', {
      enemies: [{ pilot: 'jag-siegeofcoruscant', at: [520, 500], heading: 180, tokens: { focus: 1 } }],
      rolls: 'hit hit hit / focus focus blank',
    }).attack().game;
    if (names) use(game, 'upgrade:4lom', 'focus');
    else leave(game, 'upgrade:4lom');
    on(game, 'modifyDice');
    return game.offers('p2');
  };
  it('the friend’s focus token is of no help', () => expect(shot(true)).not.toContain('mod:focus+ship:B2'));
  it('not named, it is', () => expect(shot(false)).toContain('mod:focus+ship:B2'));
});

// FAQ: it may roll onto asteroids, as it ignores them while it moves; debris is in its way as in anybody's.
describe('Notched Stabilizers', () => {
  const onto = (is: string) => ({ rocks: [{ is, at: [530, 380] as const }], dice: ['blank'] as const });
  it('a barrel roll onto an asteroid succeeds, onto debris it fails', () => {
    const rolls = (is: string) => {
      const { game } = acting(
        'shipAbility:notchedstabilizers',
        { pilot: 'miningguildsurveyor' },
        'action:barrelRoll:white',
        onto(is),
      );
      return game.offers('p1').filter(key => key.startsWith('roll:right'));
    };
    expect(rolls('coreasteroid0').every(key => !key.endsWith(':fail'))).toBe(true);
    expect(rolls('yt2400debris0').every(key => key.endsWith(':fail'))).toBe(true);
  });
});

// Glossary, Tractor: obstacles stop the move; golden rule: a card that lets the ship go through them does so here, and they harm.
describe('a Tractor Beam would roll a ship onto an asteroid', () => {
  const pulled = (upgrades: readonly string[]) => {
    const { game } = inDuel('upgrade:tractorbeam', {
      range: 1,
      attacker: { pilot: 'redsquadronveteran' },
      defender: { pilot: 'redsquadronveteran', upgrades },
      rocks: [{ is: 'coreasteroid1', at: [540, 440] }],
      rolls: 'hit blank blank / blank blank / blank',
    });
    game.choose('p1', game.offers('p1').find(key => key.endsWith('tractorbeam'))!);
    return on(game, 'tractorMove');
  };
  it('which it cannot, as a rule', () => {
    expect(
      pulled([])
        .offers('p1')
        .filter(key => key.startsWith('roll:left')),
    ).toEqual([]);
  });
  it('with Q7 Astromech it can, and the asteroid does its harm', () => {
    const game = pulled(['q7astromech']).choose('p1', 'roll:left:middle');
    expect(game.events('obstacleMet')).toHaveLength(1);
    expect(game.ship('B1').shields).toBe(1);
  });
  it('with Collision Detector a charge is asked for it first', () => {
    const game = pulled(['collisiondetector']).choose('p1', 'roll:left:middle');
    use(game, 'upgrade:collisiondetector');
    expect(game.ship('B1').shields).toBe(2);
  });
});

// Glossary, Dice Modification: Dead to Rights names green tokens; Force is none, and a friend's token is one.
describe('Dead to Rights', () => {
  const shot = (defender: object, friend: object) => {
    const game = inDuel('shipAbility:deadtorights', {
      attacker: { pilot: 'cartelexecutioner' },
      defender,
      enemies: [{ at: [520, 520], heading: 180, ...friend } as never],
      rolls: 'hit hit hit / focus focus focus',
    }).game;
    on(game.choose('p1', 'target:ship:B1:primary:0'), 'modifyDice');
    return game.asked('p2') === 'modifyDice' ? game.offers('p2') : [];
  };
  it('against a Jedi: the focus token is silent, Force is not', () => {
    expect(shot({ pilot: 'jediknight', force: 1, tokens: { focus: 1 } }, { pilot: 'jediknight' })).toEqual([
      'mod:force',
      'pass',
    ]);
  });
  it('against Networked Calculations: a friend’s calculate token is green as well', () => {
    const droid = 'tradefederationdrone';
    const friend = { pilot: droid, tokens: { calculate: 1 } };
    expect(shot({ pilot: droid }, friend)).toEqual([]);
    expect(shot({ pilot: droid, at: [505, 500] }, { ...friend, at: [560, 520] })).toHaveLength(2);
  });
});
