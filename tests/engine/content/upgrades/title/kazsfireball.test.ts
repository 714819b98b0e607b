import { describe, expect, test } from 'vitest';
import { engine } from '../../../../support/engine';
import { flying } from '../../../../support/flying';
import { drive, positionOf } from '../../../../support/scenario';

const CARD = 'upgrade:kazsfireball';
const FIREBALL = { pilot: 'colossusstationmechanic', dial: '1FB' } as const;

describe('Kaz’s Fireball at setup', () => {
  const ready = (upgrades: readonly string[]) =>
    drive(
      positionOf({
        p1: [{ ...FIREBALL, at: [457, 300], upgrades }],
        p2: [{ pilot: 'academypilot', at: [100, 880] }],
      }),
      [{ do: 'openWindow', moment: { at: 'after:setup' } }],
    );

  test('a Ship card of choice is dealt facedown, and the deck is shuffled', () => {
    const game = ready(['kazsfireball']);
    const before = game.state.decks.p1.draw;
    expect(game.offers('p1')).toContain(`use:${CARD}:damage:fuelleak`);
    expect(game.offers('p1')).not.toContain(`use:${CARD}:damage:stunnedpilot`);
    game.choose('p1', `use:${CARD}:damage:fuelleak`);
    expect(game.damage('A1')).toEqual(['-fuelleak']);
    const after = game.state.decks.p1.draw;
    expect(after).toHaveLength(before.length - 1);
    expect(after).not.toEqual(before.filter(id => after.includes(id)));
  });

  test('the opponent does not see which', () => {
    const view = (card: string) => {
      const { state } = ready(['kazsfireball']).choose('p1', `use:${CARD}:damage:${card}`);
      return engine.viewFor(state, 'p2').ships['ship:A1']?.damage;
    };
    expect(view('fuelleak')).toEqual(view('hullbreach'));
  });

  test('or the next one', () => {
    const game = ready(['kazsfireball']);
    const [next] = game.state.decks.p1.draw;
    expect(game.choose('p1', 'pass').ship('A1').damage).toMatchObject([{ id: next, faceup: false }]);
  });

  test('without the title nothing is asked', () => expect(ready([]).offers('p1')).toEqual([]));
});

const actions = (damage: readonly string[], upgrades: readonly string[]) =>
  flying(
    CARD,
    { ...FIREBALL, damage, tokens: { ion: 1 } },
    {
      p1: [{ ...FIREBALL, at: [457, 300], damage, upgrades, tokens: { ion: 1 } }],
    },
  );

test('Kaz’s Fireball: damage cards are repaired even while ionized, and nothing else is done', () => {
  const offers = actions(['fuelleak'], []).until('chooseAction').game.offers('p1');
  expect(offers.map(key => key.split(':')[1])).toEqual(['focus', 'repair', undefined]);
});

test('Kaz’s Fireball: no damage that is dealt later', () => {
  const start = positionOf({
    p1: [{ ...FIREBALL, at: [457, 300], upgrades: ['kazsfireball'] }],
    p2: [{ pilot: 'academypilot', at: [100, 880] }],
  });
  const game = drive({ ...start, phase: 'activation' }, [{ do: 'dealDamage', ship: 'ship:A1', faceup: false }]);
  expect([game.offers('p1'), game.ship('A1').damage.length]).toEqual([[], 1]);
});
