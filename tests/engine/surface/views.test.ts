import { describe, expect, test } from 'vitest';
import { opponentOf, PLAYERS } from '../../../src/engine/core/ids';
import { attackChoices } from '../../../src/engine/look/attack';
import { engine } from '../../support/engine';
import { momentsOf } from '../../support/randomGame';
import { scenario } from '../../support/scenario';
import { hiddenCards, scrambled } from '../../support/scramble';
import { some } from '../../support/some';

describe('what a player sees', () => {
  const planning = () =>
    scenario({
      phase: 'planning',
      p1: [{ pilot: 'bluesquadronescort', at: [457, 100] }],
      p2: [{ pilot: 'nightbeast', at: [457, 800], damage: ['-fuelleak', 'hullbreach'] }],
    })
      .choose('p1', 'dial:ship:A1:2FB')
      .choose('p2', 'dial:ship:B1:4FW');

  test("the other's dial shows only that it is set", () => {
    const { state } = planning();
    expect(engine.viewFor(state, 'p1').ships['ship:B1']).toMatchObject({ dial: null, dialSet: true });
    expect(engine.viewFor(state, 'p1').ships['ship:A1']).toMatchObject({ dial: '2FB', dialSet: true });
    expect(engine.viewFor(state, 'p2').ships['ship:A1']).toMatchObject({ dial: null, dialSet: true });
  });

  test('a dial that is not set shows that too', () => {
    const { state } = planning().choose('p2', 'takeBack:ship:B1');
    expect(engine.viewFor(state, 'p1').ships['ship:B1']).toMatchObject({ dial: null, dialSet: false });
  });

  test('a revealed dial is open to both', () => {
    const game = scenario({
      p1: [{ pilot: 'bluesquadronescort', at: [457, 100], dial: '2FB' }],
      p2: [{ pilot: 'darthvader', at: [457, 800], dial: '1FB' }],
    });
    expect(game.ship('A1').revealed).toBe(true);
    const view = engine.viewFor(game.state, 'p2');
    expect(view.ships['ship:A1']?.dial).toBe('2FB');
    expect(engine.viewFor(game.state, 'p1').ships['ship:B1']?.dial).toBe(null);
  });

  test.each(PLAYERS)('a facedown damage card has no face and no number for %s', player => {
    const { state } = planning();
    const [facedown, faceup] = engine.viewFor(state, player).ships['ship:B1']!.damage;
    expect(facedown).toEqual({ id: 'card:p2:-1', card: 'damage:facedown', faceup: false });
    expect(faceup).toEqual(state.ships['ship:B1']!.damage[1]);
  });

  test('of decks the count remains, of the dice nothing', () => {
    const view = engine.viewFor(planning().state, 'p1');
    expect(view.decks.p2.draw).toHaveLength(31);
    expect(new Set(view.decks.p2.draw)).toEqual(new Set(['card:p2:0']));
    expect(view.rng).toEqual({ kind: 'hidden' });
  });

  test("the other's question stands without its answers", () => {
    const view = engine.viewFor(planning().state, 'p1');
    const [own, other] = ['p1', 'p2'].map(player => view.pending.find(one => one.player === player));
    expect(own?.options.length).toBeGreaterThan(0);
    expect(other).toMatchObject({ topic: { kind: 'setDials' }, options: [] });
  });

  test('whatever looks at a game can look at a view', () => {
    const { state } = scenario({
      phase: 'engagement',
      p1: [{ pilot: 'bluesquadronescort', at: [457, 300] }],
      p2: [{ pilot: 'nightbeast', at: [457, 500] }],
    });
    const view = engine.viewFor(state, 'p2');
    expect(attackChoices({ state: view, rules: engine.rules }, view.ships['ship:A1']!)).toEqual(
      attackChoices({ state, rules: engine.rules }, state.ships['ship:A1']!),
    );
  });

  test('a view cannot be played on', () => {
    const view = engine.viewFor(planning().state, 'p1');
    const [given] = engine.legalAnswers(view, 'p1');
    expect(engine.answer(view, given)).toMatchObject({ ok: false, refusal: 'malformed' });
  });
});

describe('nothing hidden is in a view', () => {
  test.each([1, 3])('whatever is changed out of sight in game %i, both views stay the same', seed => {
    for (const { state } of some(momentsOf(seed).filter((_, index) => index % 6 === 0))) {
      for (const player of PLAYERS) {
        const other = scrambled(state, player);
        expect(engine.hashOf(other)).not.toBe(engine.hashOf(state));
        expect(engine.hashOf(engine.viewFor(other, player))).toBe(engine.hashOf(engine.viewFor(state, player)));
      }
    }
  });

  test('no hidden card is named anywhere', () => {
    let dealt = 0;
    for (const { state } of momentsOf(1)) {
      const hidden = PLAYERS.flatMap(player => hiddenCards(state, player));
      dealt = Math.max(dealt, 66 - hidden.length);
      const text = JSON.stringify(engine.viewFor(state, 'p1'));
      const named = new Set(text.match(/card:p[12]:\d+/g));
      expect(hidden.filter(id => named.has(id))).toEqual([]);
    }
    expect(dealt).toBeGreaterThan(0);
  });

  test("a player's own dials and options are not hidden from them", () => {
    for (const { state } of some(momentsOf(3).filter(moment => moment.state.round <= 2))) {
      for (const player of PLAYERS) {
        const view = engine.viewFor(state, player);
        const own = state.pending.filter(one => one.player === player);
        expect(view.pending.filter(one => one.player === player).map(one => one.options)).toEqual(
          own.map(one => one.options),
        );
        expect(view.pending.filter(one => one.player === opponentOf(player)).flatMap(one => one.options)).toEqual([]);
      }
    }
  });
});
