import { describe, expect, test } from 'vitest';
import { at } from '../../../src/engine/core/ability';
import { triggersOf } from '../../../src/engine/look/moments';
import { engine } from '../../support/engine';
import { type Placed, scenario, shipId } from '../../support/scenario';

type Game = ReturnType<typeof scenario>;
const activated = (game: Game) => game.events('shipActivated').map(({ ship }) => ship.slice('ship:'.length));

describe('the order of activation', () => {
  const vader: Placed = { pilot: 'darthvader', at: [200, 800], dial: '2FB' }; // initiative 6
  const obsidian: Placed = { pilot: 'obsidiansquadronpilot', at: [300, 800], dial: '2FB' }; // 2
  const escort: Placed = { pilot: 'bluesquadronescort', at: [400, 100], dial: '2FB' }; // 2
  const veteran: Placed = { pilot: 'redsquadronveteran', at: [500, 100], dial: '2FB' }; // 3

  test('ascends by initiative, whoever the ships belong to', () => {
    const game = scenario({ p1: [veteran, escort], p2: [vader] });
    game.choose('p1', 'pass', 'pass').choose('p2', 'pass');
    expect(activated(game)).toEqual(['A2', 'A1', 'B1']);
  });

  test.each([
    { firstPlayer: 'p1', order: ['A1', 'B1'] },
    { firstPlayer: 'p2', order: ['B1', 'A1'] },
  ] as const)('goes to $firstPlayer first at equal initiative', ({ firstPlayer, order }) => {
    const game = scenario({ p1: [escort], p2: [obsidian], firstPlayer });
    game.choose(firstPlayer, 'pass');
    expect(activated(game)).toEqual(order);
  });

  test('is the player’s choice among their own ships of one initiative', () => {
    const other: Placed = { ...escort, at: [600, 100] };
    const game = scenario({ p1: [escort, other], p2: [vader] });
    expect(game.asked('p1')).toBe('chooseShip');
    expect(game.offers('p1')).toEqual(['ship:A1', 'ship:A2']);
    expect(game.asked('p2')).toBeNull();

    game.choose('p1', 'ship:A2');
    expect(game.asked('p1'), 'the first one finishes before the next begins').toBe('chooseAction');
    game.choose('p1', 'action:focus:white');
    expect(activated(game)).toEqual(['A2', 'A1']);
    expect(game.events('activationEnded').map(({ ship }) => ship)).toEqual(['ship:A2']);
  });

  test('is no choice between ships of different initiative', () => {
    const game = scenario({ p1: [escort, veteran], p2: [vader] });
    expect(game.asked('p1')).toBe('chooseAction');
    expect(activated(game)).toEqual(['A1']);
  });

  test('leaves out a ship destroyed before its turn', () => {
    const game = scenario({
      p1: [escort, veteran],
      p2: [vader],
      first: [{ do: 'sufferDamage', ship: shipId('A1'), hits: 6, crits: 0 }],
    });
    expect(activated(game)).toEqual(['A2']);
    expect(game.ship('A1').where).toBe('removed');
  });

  test('does not leave out a ship that is only damaged', () => {
    const game = scenario({
      p1: [escort, veteran],
      p2: [vader],
      first: [{ do: 'sufferDamage', ship: shipId('A1'), hits: 5, crits: 0 }],
    });
    expect(activated(game)).toEqual(['A1']);
  });
});

describe('the three steps of an activation', () => {
  const solo = (mover: Partial<Placed>) =>
    scenario({
      p1: [{ pilot: 'bluesquadronescort', at: [457, 100], ...mover }],
      p2: [{ pilot: 'darthvader', at: [100, 800], dial: '2FB' }],
    });

  test('are reveal, execute, perform an action', () => {
    const game = solo({ dial: '3BW' });
    const steps = game
      .happened()
      .filter(type => ['shipActivated', 'dialRevealed', 'shipMoved', 'difficultyChecked'].includes(type));
    expect(steps).toEqual(['shipActivated', 'dialRevealed', 'shipMoved', 'difficultyChecked']);
    expect(game.about('A1', 'dialRevealed')).toMatchObject({ ship: 'ship:A1', maneuver: '3BW' });
    expect(game.asked('p1')).toBe('chooseAction');
    expect(game.events('activationEnded')).toEqual([]);

    game.choose('p1', 'action:focus:white');
    expect(game.events('activationEnded')).toHaveLength(1);
    expect(game.asked('p1')).toBeNull();
  });

  test('let a player decline the action', () => {
    const game = solo({ dial: '3BW' });
    expect(game.offers('p1')).toContain('pass');
    game.choose('p1', 'pass');
    expect(game.tokens('A1')).toEqual({});
    expect(game.about('A1', 'activationEnded')).toMatchObject({ ship: 'ship:A1' });
  });

  test('keep the printed maneuver as the revealed one, whatever is flown', () => {
    const game = solo({ dial: '4KR', tokens: { stress: 1 } });
    expect(game.about('A1', 'dialRevealed')).toMatchObject({ maneuver: '4KR' });
    expect(game.about('A1', 'maneuverReplaced')).toMatchObject({ by: 'stress', maneuver: '2FW' });
    expect(game.ship('A1')).toMatchObject({ dial: '4KR', revealed: true });
  });

  test('replace nothing when the revealed maneuver can be flown', () => {
    const game = solo({ dial: '4KR' });
    expect(game.events('maneuverReplaced')).toEqual([]);
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '4KR', kind: 'revealed' });
  });

  test('say why a stressed ship is given no action', () => {
    const game = solo({ dial: '3BW', tokens: { stress: 1 } });
    expect(game.asked('p1')).toBeNull();
    expect(game.about('A1', 'actionSkipped')).toEqual({ type: 'actionSkipped', ship: 'ship:A1', why: 'stressed' });
  });

  test('without a dial, give a stress token and the white 2 straight, and reveal nothing', () => {
    const game = solo({});
    expect(game.about('A1', 'dialRevealed')).toBeUndefined();
    expect(game.about('A1', 'maneuverReplaced')).toMatchObject({ by: 'stress', maneuver: '2FW' });
    expect(game.ship('A1').pose).toEqual({ x: 457, y: 220, heading: 0 });
    expect(game.tokens('A1')).toEqual({ stress: 1 });
    expect(game.about('A1', 'actionSkipped')).toMatchObject({ why: 'stressed' });
  });
});

describe('abilities set off by a revealed dial', () => {
  const listener = at('after:reveal', { must: () => [] });
  // Darth Vader has a linked action; here that rule listens to dials instead.
  const rules = {
    ...engine.rules,
    abilitiesOf: (source: string) => (source === 'rule:linkedAction' ? [listener] : []),
  };
  const setOffBy = (ion: number) => {
    const { state } = scenario({
      p1: [{ pilot: 'bluesquadronescort', at: [457, 100], dial: '2FB' }],
      p2: [{ pilot: 'darthvader', at: [100, 800], dial: '2FB', tokens: { ion } }],
    });
    return triggersOf({ state, rules }, { at: 'after:reveal', ship: shipId('B1'), maneuver: '2FB' }).length;
  };

  test('wait for their turn', () => expect(setOffBy(0)).toBe(1));
  test('are left out when the ship is ionized', () => expect(setOffBy(1)).toBe(0));
});
