import { describe, expect, test } from 'vitest';
import { acting, blocks } from '../../../support/actions';
import { type Placed, scenario } from '../../../support/scenario';

const tie: Placed = { pilot: 'academypilot', at: [457, 300] };

describe('each action once a round', () => {
  const shuttle: Placed = { pilot: 'omicrongrouppilot', at: [457, 150] };

  test('what was performed cannot be performed again', () => {
    const game = acting(tie).choose('p1', 'action:focus:white');
    expect(blocks(game)).toEqual({
      'focus:white': 'alreadyThisRound',
      'barrelRoll:white': null,
      'evade:white': null,
    });
  });

  test('gaining the token by other means does not count', () => {
    const game = acting(tie, { first: [{ do: 'gainToken', ship: 'ship:A1', token: 'focus', by: 'p1' }] });
    expect(blocks(game)).toMatchObject({ 'focus:white': null });
  });

  test('in another colour it is the same action', () => {
    const game = acting(tie, { grant: { as: 'red' } }).choose('p1', 'action:focus:red');
    expect(game.ship('A1').round.actions).toEqual(['focus']);
    expect(blocks(game, 'A1', { evenWhileStressed: true })).toMatchObject({ 'focus:white': 'alreadyThisRound' });
  });

  test('a new round, a new chance', () => {
    const game = scenario({
      p1: [{ ...tie, dial: '1TW' }],
      p2: [{ pilot: 'bluesquadronescort', at: [60, 860], dial: '2FB' }],
    });
    game.choose('p1', 'action:focus:white').passUntil('setDials');
    expect(game.state.round).toBe(2);
    expect(blocks(game)).toMatchObject({ 'focus:white': null });
  });

  test('a coordinated action counts for the ship’s own activation', () => {
    const game = scenario({
      p1: [
        { ...shuttle, dial: '1FB' },
        { ...tie, pilot: 'howlrunner', at: [457, 450], dial: '2FB' },
      ],
      p2: [{ pilot: 'bluesquadronescort', at: [60, 860], dial: '2FB' }],
    });
    game.choose('p1', 'action:coordinate:white', 'ship:A2', 'action:focus:white').passUntil('chooseAction');
    game.choose('p2', 'pass');
    expect(game.state.pending[0]!.topic).toMatchObject({ ship: 'ship:A2', why: 'activation' });
    expect(game.offers('p1')).toEqual(['action:barrelRoll:white', 'action:evade:white', 'pass']);
  });
});

describe('a stressed ship', () => {
  const stressed = { ...tie, tokens: { stress: 1 } };

  test('performs no action at all', () => {
    const game = acting({ ...stressed, damage: ['weaponsfailure'] });
    expect(game.asked('p1')).toBeNull();
    expect(new Set(Object.values(blocks(game)))).toEqual(new Set(['stressed']));
    expect(game.last('actionSkipped')).toMatchObject({ why: 'stressed' });
  });

  test('unless something says even while stressed', () => {
    const game = acting(stressed, { grant: { evenWhileStressed: true, only: ['evade'] } });
    expect(game.choose('p1', 'action:evade:white').tokens('A1')).toEqual({ stress: 1, evade: 1 });
  });
});

describe('an ionized ship', () => {
  test('performs only the focus action, not even a repair', () => {
    const game = acting({ ...tie, tokens: { ion: 1 }, damage: ['weaponsfailure'] });
    expect(game.offers('p1')).toEqual(['action:focus:white', 'pass']);
    const { 'focus:white': focus, ...rest } = blocks(game);
    expect(focus).toBeNull();
    expect(new Set(Object.values(rest))).toEqual(new Set(['ionized']));
  });

  test('a droid has no focus action, so it performs none', () => {
    const game = acting({ pilot: 'tradefederationdrone', at: [457, 300], tokens: { ion: 1 } });
    expect(game.asked('p1')).toBeNull();
    expect(blocks(game)).toMatchObject({ 'calculate:white': 'ionized' });
    expect(game.last('actionSkipped')).toMatchObject({ why: 'nothingPossible' });
  });

  test('a larger ship with too few ion tokens is not ionized', () => {
    const medium = { pilot: 'gandfindsman', at: [457, 300], tokens: { ion: 1 } } as const;
    expect(blocks(acting(medium))).toMatchObject({ 'lock:white': 'noTarget', 'focus:white': null });
    expect(blocks(acting({ ...medium, tokens: { ion: 2 } }))).toMatchObject({ 'lock:white': 'ionized' });
  });
});

describe('after overlapping an enemy', () => {
  test('every further action of the activation is blocked with its reason', () => {
    const game = scenario({
      p1: [{ ...tie, at: [457, 100], dial: '2FB' }],
      p2: [{ pilot: 'bluesquadronescort', at: [457, 215], dial: '2FB' }],
    });
    expect(blocks(game)).toMatchObject({ 'focus:white': 'noMoreActions', 'barrelRoll:white': 'noMoreActions' });
    expect(game.offers('p1')).toEqual(['action:focus:red', 'pass']);
  });
});
