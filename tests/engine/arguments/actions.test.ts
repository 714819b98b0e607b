import { describe, expect, it } from 'vitest';
import { acting, blocks } from '../../support/actions';
import { FAR, gained, offered, on } from '../../support/argument';
import { scenario } from '../../support/scenario';

const X = 'redsquadronveteran';

// The card: no other action in this activation, whoever grants it.
describe('Advanced Sensors and Afterburners', () => {
  const flies = () =>
    scenario({
      p1: [{ pilot: X, at: [457, 200], dial: '3FW', upgrades: ['advancedsensors', 'afterburners'] }],
      p2: [FAR],
    });
  it('having acted by the Sensors, it neither boosts nor acts in its own step', () => {
    const game = flies();
    game.choose('p1', 'action:focus:white');
    expect(offered(game, 'upgrade:afterburners')).toEqual([]);
    expect(game.events('actionPerformed').map(({ action }) => action)).toEqual(['focus']);
  });
  it('having let them be, it may', () => {
    const game = flies();
    game.choose('p1', 'pass');
    expect(game.offers('p1')).toEqual(['action:boost:white', 'pass']);
  });
});

// FAQ, Actions: an ionized ship performs focus actions and nothing else, whatever grants it.
describe('an ionized Jedi', () => {
  const flies = (ion: number) =>
    scenario({
      p1: [{ pilot: 'jediknight', at: [457, 300], dial: '3FB', force: 1, tokens: { ion }, upgrades: ['afterburners'] }],
      p2: [FAR],
    });
  it('has no Fine-Tuned Controls and no link; the focus action of its own step is all', () => {
    const game = flies(1);
    expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAction', why: 'activation' });
    expect(game.offers('p1').filter(key => key.startsWith('action'))).toEqual(['action:focus:white']);
  });
  it('unionized, it has', () => {
    expect(flies(0).asked('p1')).toBe('orderAbilities');
  });
});

// "Cannot" wins over what another ship may do.
describe('Passive Sensors, waiting', () => {
  const coordinate = (upgrades: readonly string[]) => {
    const game = acting(
      [
        { pilot: 'omicrongrouppilot', at: [400, 400] },
        { pilot: X, at: [400, 540], upgrades },
        { pilot: X, at: [520, 540] },
      ],
      { first: [{ do: 'loseCharge', ship: 'ship:A2', card: 'upgrade:passivesensors' }] },
    );
    game.choose('p1', 'action:coordinate:white');
    return game.offers('p1');
  };
  it('cannot be coordinated while its charge is spent', () => {
    expect(coordinate(['passivesensors'])).toEqual(['ship:A3']);
  });
});

// Glossary, Coordinate and Actions: the coordinated may coordinate, but nobody performs the same action twice in a round.
describe('a chain of coordinate actions', () => {
  const chain = () =>
    acting([
      { pilot: 'omicrongrouppilot', at: [400, 300] },
      { pilot: 'starkillerbasepilot', at: [400, 450] },
      { pilot: X, at: [400, 590] },
    ]);
  it('hands the action on', () => {
    const game = chain().choose('p1', 'action:coordinate:white', 'ship:A2', 'action:coordinate:white', 'ship:A3');
    game.choose('p1', 'action:focus:white');
    expect(game.tokens('A3')).toEqual({ focus: 1 });
  });
  it('and back it does not come as a third coordinate action', () => {
    const game = chain().choose('p1', 'action:coordinate:white', 'ship:A2', 'action:coordinate:white', 'ship:A1');
    expect(game.offers('p1')).not.toContain('action:coordinate:white');
    expect(game.offers('p1')).toContain('action:focus:white');
  });
});

// The card: while coordinating, only what is on its own bar.
it('Squad Leader: the friend performs only what the leader has on its bar too', () => {
  const game = acting([
    { pilot: X, at: [400, 300], upgrades: ['squadleader'] },
    { pilot: 'greensquadronpilot', at: [400, 420] },
  ]);
  game.choose('p1', 'action:coordinate:red', 'ship:A2');
  expect(
    game
      .offers('p1')
      .filter(key => key.startsWith('action'))
      .map(key => key.split(':')[1]),
  ).toEqual(['focus', 'lock', 'barrelRoll']);
});

// Glossary, Actions: a red action stresses as it ends, before what follows it; the linked one meets a stressed ship.
it('Chopper (crew) lets it act while stressed; the second action needs another leave', () => {
  const game = scenario({
    p1: [{ pilot: X, at: [457, 300], dial: '3FW', tokens: { stress: 1 }, upgrades: ['chopper-crew'] }],
    p2: [FAR],
  });
  on(game, 'chooseAction');
  game.choose('p1', 'action:focus:white');
  expect(game.ship('A1').shields).toBe(1);
  expect(game.events('actionPerformed')).toHaveLength(1);
});

// Glossary, Fail: an action that failed is not tried again this round, and Composure ends the acting.
describe('Composure of an Interceptor', () => {
  const story = () =>
    acting(
      { pilot: 'sabersquadronace', at: [457, 300], upgrades: ['composure'] },
      {
        p2: [{ pilot: 'outerrimsmuggler', at: [457, 400] }],
      },
    );
  it('after a failed boost a focus action, and then no action more, not by Autothrusters either', () => {
    const game = story();
    game.choose('p1', 'action:boost:white', 'boost:straight:fail');
    expect(game.offers('p1')).toEqual(['action:focus:white', 'pass']);
    game.choose('p1', 'action:focus:white');
    expect(game.tokens('A1')).toEqual({ focus: 1 });
    expect(Object.values(blocks(game)).every(reason => reason !== null)).toBe(true);
  });
});

// The cards: Daredevil makes a white boost red; the boost that S-foils link to a focus is red already.
describe('Servomotor S-Foils, closed, and Daredevil', () => {
  const boosts = (...keys: readonly string[]) =>
    acting({ pilot: X, at: [400, 300], upgrades: ['servomotorsfoils', 'daredevil'] })
      .choose('p1', ...keys)
      .offers('p1');
  it('the white boost of the bar may go by a turn', () => {
    expect(boosts('action:boost:white')).toContain('boost:1turnLeft');
  });
  it('the red one of the link may not', () => {
    expect(boosts('action:focus:white', 'action:boost:red')).toEqual(['boost:left', 'boost:straight', 'boost:right']);
  });
});

// Glossary, Linked Actions: an action that a card grants links like any other, here before the maneuver's own stress.
it('Pattern Analyzer and Integrated S-Foils: focus and a red roll before the check, and two stress tokens after it', () => {
  const game = scenario({
    p1: [
      { pilot: 'redsquadronexpert', at: [457, 300], dial: '4KR', upgrades: ['patternanalyzer', 'integratedsfoils'] },
    ],
    p2: [FAR],
  });
  on(game, 'chooseAction').choose('p1', 'action:focus:white', 'action:barrelRoll:red', 'roll:left:middle');
  expect(gained(game, 'A1')).toEqual(['focus', 'stress', 'stress']);
});
