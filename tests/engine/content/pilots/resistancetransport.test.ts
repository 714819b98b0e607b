import { describe, expect, test } from 'vitest';
import { inStory } from '../../../support/card';
import { PRIMARY } from '../../../support/duel';
import { acting, flying } from '../../../support/flying';
import { scenario } from '../../../support/scenario';

test.each(['pammichnerrogoode', 'pammichnerrogoode-evacuationofdqar'])(
  '%s: red maneuvers with two stress tokens, not with three',
  pilot => {
    const flown = (stress: number) =>
      flying(`pilot:${pilot}`, { pilot, dial: '1TR', tokens: { stress } }).until().game.about('A1', 'maneuverExecuted')!
        .maneuver;
    expect(flown(2)).toMatch(/^1T/);
    expect(flown(3)).not.toMatch(/^1T/);
  },
);

/** A1 takes Hondo's action: of A2 and A3 one is coordinated and the other jammed. */
const byHondo = (pilot: string) =>
  acting(`pilot:${pilot}`, { pilot }, 'action:card:upgrade:hondoohnaka:white', {
    p1: [
      { pilot, at: [457, 300], dial: '2FB', upgrades: ['hondoohnaka'] },
      { pilot: 'covanell', at: [540, 480], dial: '2FB' },
      { pilot: 'covanell', at: [620, 480], dial: '2FB' },
    ],
  });

describe('Cova Nell', () => {
  /** How many dice she rolls, attacking and defending, after that maneuver. */
  const dice = (dial: '4FR' | '3FW') => {
    const game = scenario({
      phase: 'activation',
      p1: [{ pilot: 'covanell', at: [457, 200], dial }],
      p2: [{ pilot: 'academypilot', at: [457, 700], dial: '2FB' }],
      dice: Array.from({ length: 12 }, () => 'blank' as const),
    });
    game.passUntil('chooseAttack').choose('p1', PRIMARY).passUntil('chooseAttack');
    game.choose('p2', 'target:ship:A1:primary:0').passUntil('setDials');
    return game
      .events('diceRolled')
      .filter(({ ship }) => ship === 'ship:A1')
      .map(({ faces }) => faces.length);
  };
  test('one more die each way with a red maneuver revealed, none with a white one', () => {
    expect(dice('4FR')).toEqual([3, 2]);
    expect(dice('3FW')).toEqual([2, 1]);
  });
});

describe('Nodin Chavdri', () => {
  const CARD = 'pilot:nodinchavdri';
  test('after coordinating, an action of the bar as red, though stressed', () => {
    const told = acting(CARD, { pilot: 'nodinchavdri' }, 'action:coordinate:red', {
      p1: [
        { pilot: 'nodinchavdri', at: [457, 300], dial: '2FB' },
        { pilot: 'covanell', at: [540, 380], dial: '2FB' },
      ],
    });
    told.game.choose('p1', 'ship:A2').choose('p1', 'pass');
    expect(told.offered()).toContain('action:focus:red');
    expect(told.use('action:focus:red').game.tokens('A1')).toEqual({ focus: 1, stress: 2 });
  });
  const coordinated = (stress: number) => {
    const told = inStory(CARD, {
      alone: true,
      p1: [
        { pilot: 'nodinchavdri', at: [457, 300], tokens: { stress } },
        { pilot: 'covanell', at: [540, 300] },
      ],
      p2: [{ pilot: 'academypilot', at: [100, 880] }],
      first: [{ do: 'coordinate', ship: 'ship:A2', target: 'ship:A1' }],
    });
    return told;
  };
  test('after coordinating by a card without a coordinate action, once', () => {
    const told = byHondo('nodinchavdri');
    told.game.choose('p1', 'ship:A2', 'pass');
    expect(told.use('action:focus:red').game.tokens('A1')).toEqual({ focus: 1, stress: 1 });
    expect(told.offered()).toEqual([]);
  });
  test('not after being jammed by one who is coordinated, nor if another coordinates', () => {
    const told = inStory(CARD, {
      alone: true,
      p1: [
        { pilot: 'nodinchavdri', at: [457, 300] },
        { pilot: 'covanell', at: [540, 300] },
        { pilot: 'covanell', at: [640, 300] },
      ],
      p2: [{ pilot: 'academypilot', at: [100, 880] }],
      first: [{ do: 'coordinate', ship: 'ship:A2', target: 'ship:A3' }],
    });
    expect(told.offered()).toEqual([]);
  });
  test('after being coordinated too, with at most two stress tokens', () => {
    expect(coordinated(2).use('action:focus:red').game.tokens('A1')).toEqual({ focus: 1, stress: 3 });
    expect(coordinated(3).offered()).toEqual([]);
  });
});

describe('Taka Jamoreesa', () => {
  const CARD = 'pilot:takajamoreesa';
  /** She jams B1, at range 1; how far away B2 is. */
  const jamming = (y: number) => {
    const vader = { pilot: 'darthvader', dial: '2FB', tokens: { stress: 1 } } as const;
    const told = acting(CARD, { pilot: 'takajamoreesa' }, 'action:jam:red', {
      p2: [
        { ...vader, at: [457, 500] },
        { ...vader, at: [457, y] },
      ],
    });
    if (told.game.offers('p1').includes('ship:B1')) told.game.choose('p1', 'ship:B1');
    return told;
  };
  const jammed = ({ game }: ReturnType<typeof jamming>) =>
    game
      .events('tokenGained')
      .filter(({ token }) => token === 'jam')
      .map(({ ship }) => ship);
  test('another ship at range 0-1 of the jammed one must be jammed, herself among them', () => {
    const told = jamming(580);
    expect(told.offered()).toEqual([`use:${CARD}:ship:A1`, `use:${CARD}:ship:B2`]);
    expect(jammed(told.use('ship:B2'))).toEqual(['ship:B1', 'ship:B2']);
  });
  test('with no other there it is herself', () => {
    expect(jammed(jamming(720))).toEqual(['ship:B1', 'ship:A1']);
  });
  test('after jamming by a card without a jam action, too', () => {
    const told = byHondo('takajamoreesa');
    told.game.choose('p1', 'ship:A2', 'pass');
    // Only the coordinated one is close enough to the jammed one.
    expect(jammed(told.until())).toEqual(['ship:A3', 'ship:A2']);
  });
  test('nothing after another action', () => {
    const told = acting(CARD, { pilot: 'takajamoreesa' }, 'action:focus:white');
    expect(jammed(told.until())).toEqual([]);
  });
});
