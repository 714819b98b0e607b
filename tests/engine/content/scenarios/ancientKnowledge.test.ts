import { describe, expect, test } from 'vitest';
import { type Placed, scenario } from '../../../support/scenario';

const far: Placed = { pilot: 'darthvader', at: [100, 800], dial: '2FB' };
const near = (more: object = {}) =>
  scenario({
    scenario: 'ancientknowledge',
    profile: 'xwa50',
    round: 2,
    p1: [{ pilot: 'bluesquadronescort', at: [457, 280], dial: '1FB' }],
    p2: [far],
    ...more,
  });

describe('Ancient Knowledge', () => {
  test('transmit spends the charge of a cache for the condition; it comes back after scoring', () => {
    const game = near();
    game.choose('p1', 'action:scenario:transmit:white');
    expect(game.ship('A1').conditions).toEqual(['condition:ancientknowledge']);
    expect(game.state.markers['marker:1']!.charged).toBe(false);
    game.passUntil('setDials');
    expect(game.state.markers['marker:1']!.charged).toBe(true);
  });

  test('whoever has more scores four and forgets one', () => {
    const game = near();
    game.choose('p1', 'action:scenario:transmit:white');
    game.passUntil('setDials');
    expect(game.points('p1')).toBe(4);
    expect(game.ship('A1').conditions).toEqual([]);
  });

  test('a spent cache gives nothing', () => {
    const game = scenario({
      scenario: 'ancientknowledge',
      profile: 'xwa50',
      round: 2,
      p1: [
        { pilot: 'bluesquadronescort', at: [420, 280], dial: '1FB' },
        { pilot: 'bluesquadronescort', at: [490, 280], dial: '1FB' },
      ],
      p2: [far],
    });
    game.choose('p1', 'ship:A1', 'action:scenario:transmit:white');
    expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAction', ship: 'ship:A2' });
    expect(game.offers('p1')).not.toContain('action:scenario:transmit:white');
  });

  const armed = (attack: boolean) => {
    const game = scenario({
      scenario: 'ancientknowledge',
      profile: 'xwa50',
      round: 2,
      p1: [{ pilot: 'bluesquadronescort', at: [457, 300] }],
      p2: [{ pilot: 'onyxsquadronace', at: [457, 500] }],
      first: [{ do: 'transmit', ship: attack ? 'ship:A1' : 'ship:A1', marker: 'marker:1' }],
      phase: 'engagement',
      dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
    });
    return game;
  };

  test('is given up for a hit while attacking', () => {
    const game = armed(true);
    game.passUntil('chooseAttack');
    while (game.asked('p1') !== 'chooseAttack') game.choose('p2', 'pass');
    game.choose('p1', 'target:ship:B1:primary:0');
    const use = game.offers('p1').find(key => key.includes('ancientknowledge'))!;
    game.choose('p1', use);
    expect(game.ship('A1').conditions).toEqual([]);
    expect(game.events('diceChanged')[0]!.after).toContain('hit');
  });

  test('is given up for an evade while defending', () => {
    const game = armed(false);
    game.choose('p2', 'target:ship:A1:primary:0');
    const use = game.offers('p1').find(key => key.includes('ancientknowledge'))!;
    game.choose('p1', use);
    expect(game.events('diceChanged')[0]!.after).toContain('evade');
  });
});
