import { describe, expect, test } from 'vitest';
import { acting } from '../../../support/actions';
import { about, inDuel, inStory } from '../../../support/card';
import { rolled } from '../../../support/duel';

type At = readonly [number, number];
const ROLLS = 'focus hit focus / focus blank blank';

test('Braylen Stramm: stressed, two dice may be rerolled, attacking and defending', () => {
  const offered = (on: 'attacker' | 'defender', stress: number) =>
    inDuel('pilot:braylenstramm', { on, range: 3, [on]: { tokens: { stress } }, rolls: ROLLS })
      .attack()
      .offered().length;
  expect([offered('attacker', 1), offered('defender', 1)]).toEqual([1, 1]);
  expect([offered('attacker', 0), offered('defender', 0)]).toEqual([0, 0]);
  const { game } = inDuel('pilot:braylenstramm', { attacker: { tokens: { stress: 1 } }, rolls: ROLLS })
    .attack()
    .use();
  expect(game.state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 2 });
});

test('Ten Numb: a stress token is spent for all focus results', () => {
  const shot = (on: 'attacker' | 'defender', stress = 1) =>
    inDuel('pilot:tennumb', { on, range: 3, [on]: { tokens: { stress } }, rolls: ROLLS }).attack();
  const { game } = shot('attacker').use();
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'hit', 'hit']);
  expect(game.tokens('A1').stress).toBeUndefined();
  expect(shot('defender').use().game.last('diceChanged')!.after).toContain('evade');
  expect(shot('attacker', 0).offered()).toEqual([]);
});

describe('Gina Moonsong', () => {
  const told = (stress: number, at: At) =>
    inStory('pilot:ginamoonsong', {
      phase: 'engagement',
      p1: [
        { pilot: 'tennumb', at: [300, 300], tokens: { stress } },
        { pilot: 'bluesquadronescort', at },
        { pilot: 'bluesquadronescort', at: [300, 400] },
      ],
      p2: [{ pilot: 'academypilot', at: [860, 860] }],
    });
  test('must hand on a stress token, to whom is hers to say', () => {
    const one = told(1, [420, 300]);
    expect(one.offered()).toHaveLength(2);
    expect(one.game.offers('p1')).not.toContain('pass');
    const { game } = one.use('A2');
    expect([game.ship('A1').tokens.stress, game.ship('A2').tokens.stress]).toEqual([0, 1]);
  });
  test('unasked where there is one, and not without stress', () => {
    expect(told(1, [860, 60]).until().game.ship('A3').tokens.stress).toBe(1);
    expect(told(0, [420, 300]).offered()).toEqual([]);
  });
});

describe('Netrem Pollard', () => {
  const told = (stress: number, at: At) => {
    const game = acting([
      { pilot: 'netrempollard', at: [400, 400], tokens: {} },
      { pilot: 'tennumb', at, tokens: { stress } },
    ]);
    game.choose('p1', 'action:barrelRoll:white').choose('p1', game.offers('p1')[0]!);
    return about('pilot:netrempollard', game);
  };
  test('after a barrel roll an unstressed friend is stressed, and he turns around', () => {
    const one = told(0, [400, 480]);
    expect(one.offered().map(key => key.slice(-2))).toEqual(['A1', 'A2']);
    const { game } = one.use('A2');
    expect([game.tokens('A2'), game.ship('A1').pose.heading]).toEqual([{ stress: 1 }, 180]);
  });
  test('not by a stressed one, nor one at range 2', () => {
    expect(
      told(1, [400, 480])
        .offered()
        .map(key => key.slice(-2)),
    ).toEqual(['A1']);
    expect(
      told(0, [400, 640])
        .offered()
        .map(key => key.slice(-2)),
    ).toEqual(['A1']);
  });
});

test('Adon Fox: stressed, one more defense die', () => {
  const dice = (stress: number) =>
    rolled(
      inDuel('pilot:adonfox-battleoverendor', { on: 'defender', defender: { tokens: { stress } } })
        .attack()
        .until().game,
      'defense',
    );
  expect([dice(1), dice(0)]).toEqual([2, 1]);
});

describe('Braylen Stramm and Gina Moonsong (Endor)', () => {
  const told = (card: string, comrade: string, stress: number, at: At = [420, 300]) =>
    inStory(card, {
      phase: 'engagement',
      p1: [
        { pilot: 'tennumb', at: [300, 300] },
        { pilot: comrade, at, tokens: { stress } },
      ],
      p2: [{ pilot: 'academypilot', at: [300, 500] }],
    });
  test('a focus token while Gina Moonsong near him is stressed', () => {
    const card = 'pilot:braylenstramm-battleoverendor';
    const { game } = told(card, 'ginamoonsong-battleoverendor', 1).use();
    expect(game.events('tokenGained')).toMatchObject([{ ship: 'ship:A1', token: 'focus' }]);
    expect(told(card, 'ginamoonsong-battleoverendor', 0).offered()).toEqual([]);
    expect(told(card, 'ginamoonsong-battleoverendor', 1, [700, 300]).offered()).toEqual([]);
    expect(told(card, 'adonfox-battleoverendor', 1).offered()).toEqual([]);
  });
  test('a lock while Braylen Stramm near her is stressed', () => {
    const card = 'pilot:ginamoonsong-battleoverendor';
    expect(told(card, 'braylenstramm-battleoverendor', 1).use('ship:B1').game.ship('A1').locks).toEqual(['ship:B1']);
    expect(told(card, 'braylenstramm-battleoverendor', 0).offered()).toEqual([]);
  });
});
