import { describe, expect, test } from 'vitest';
import { type Ability, at, dice as modifies } from '../../../src/engine/core/ability';
import type { Face } from '../../../src/engine/core/event';
import { attack, type Duel, duel, PRIMARY } from '../../support/duel';

/** A card of the attacker or the defender that changes one die of a pool. */
const changes = (
  whose: 'attacker' | 'defender',
  dice: 'attack' | 'defense',
  from: readonly Face[],
  to: Face,
): Ability => modifies({ as: whose, does: { kind: 'change', dice, from, to, most: 1 } });
const wedge = 'mod:ship:A1:pilot:plainace:attacker';
const academy = 'mod:ship:B1:pilot:academypilot:defender';

describe('the order of modifications', () => {
  const all: Duel = {
    attacker: { tokens: { focus: 1 } },
    defender: { tokens: { focus: 1 } },
    dice: ['hit', 'hit', 'focus', 'evade', 'focus', 'blank'],
    abilities: {
      'pilot:plainace': [changes('attacker', 'defense', ['evade'], 'focus')],
      'pilot:academypilot': [changes('defender', 'attack', ['hit'], 'focus')],
    },
  };
  const asked = (game: ReturnType<typeof attack>) => {
    const [decision] = game.state.pending;
    return decision?.topic.kind === 'modifyDice' ? [decision.player, decision.topic.dice] : null;
  };

  test('attack dice: the defender, then the attacker; defense dice: the attacker, then the defender', () => {
    const game = attack(all);
    expect(asked(game)).toEqual(['p2', 'attack']);
    game.choose('p2', academy);
    expect(game.dice('attack')).toEqual(['focus', 'hit', 'focus']);

    expect(asked(game)).toEqual(['p1', 'attack']);
    game.choose('p1', 'mod:focus');
    expect(game.dice('attack')).toEqual(['hit', 'hit', 'hit']);

    expect(asked(game)).toEqual(['p1', 'defense']);
    game.choose('p1', wedge);
    expect(game.dice('defense')).toEqual(['focus', 'focus', 'blank']);

    expect(asked(game)).toEqual(['p2', 'defense']);
    game.choose('p2', 'mod:focus');
    expect(game.last('resultsNeutralized')).toMatchObject({ attack: ['hit'], canceled: ['hit', 'hit'] });
  });

  test('tokens serve only the dice of their ship', () => {
    const game = attack(all);
    expect(game.offers('p2')).toEqual([academy, 'pass']);
    game.choose('p2', 'pass').choose('p1', 'pass');
    expect(game.offers('p1')).toEqual([wedge, 'pass']);
  });

  test('a step goes on until its player passes, each card once', () => {
    const game = attack({ ...all, attacker: { tokens: { focus: 1 }, locks: ['B1'] } }).choose('p2', academy);
    expect(game.offers('p1')).toEqual(['mod:focus', 'mod:lock', 'pass']);
    game.choose('p1', 'mod:focus');
    expect(game.offers('p1')).toEqual(['mod:lock', 'pass']);
  });

  test('with nothing to use nobody is asked', () => {
    const game = attack({ dice: ['focus', 'blank', 'hit', 'focus', 'blank', 'blank'] });
    expect(game.happened()).toContain('attackPerformed');
  });

  test('what a modification sets off is done with before the next one', () => {
    const game = attack({
      attacker: { tokens: { focus: 1 }, locks: ['B1'] },
      dice: ['focus', 'hit', 'blank'],
      abilities: {
        'pilot:plainace': [
          at('after:spend', {
            if: ({ what }) => what === 'focus',
            must: ({ self }) => [{ do: 'gainToken', ship: self.id, token: 'evade', by: self.player }],
          }),
        ],
      },
    }).choose('p1', 'mod:focus');
    expect(game.asked('p1')).toBe('modifyDice');
    expect(game.tokens('A1')).toEqual({ evade: 1 });
  });
});

describe('nobody is asked where no change can make a difference', () => {
  const guarded: Duel = { attacker: { locks: ['B1'] }, defender: { tokens: { focus: 1, evade: 1 } } };
  const step = (game: ReturnType<typeof attack>) => {
    const [decision] = game.state.pending;
    return decision?.topic.kind === 'modifyDice' ? decision.topic : null;
  };

  test('crits are not rerolled by their own side; with a hit among them, who knows', () => {
    const best = attack({ ...guarded, dice: ['crit', 'crit', 'crit', 'focus', 'blank', 'blank'] });
    expect(step(best)).toMatchObject({ dice: 'defense', ship: 'ship:B1' });
    expect(best.ship('A1').locks).toEqual(['ship:B1']);
    const nearly = attack({ ...guarded, dice: ['crit', 'crit', 'hit', 'focus', 'blank', 'blank'] });
    expect(step(nearly)).toMatchObject({ dice: 'attack', ship: 'ship:A1' });
  });

  test.each([
    { name: 'nothing hits', dice: ['blank', 'focus', 'blank', 'focus', 'blank', 'blank'], asks: false },
    { name: 'all is evaded', dice: ['hit', 'blank', 'blank', 'evade', 'focus', 'blank'], asks: false },
    { name: 'one hit is left', dice: ['hit', 'crit', 'blank', 'evade', 'focus', 'blank'], asks: true },
  ] as const)('the defender: $name', ({ dice, asks }) => {
    const game = attack({ ...guarded, attacker: {}, dice });
    expect(step(game) !== null).toBe(asks);
    expect(game.tokens('B1')).toEqual({ focus: 1, evade: 1 });
  });

  test('the attacker leaves defense dice alone where nothing hits, and not where all is evaded', () => {
    const juke = { 'pilot:plainace': [changes('attacker', 'defense', ['evade'], 'focus')] };
    const asked = (dice: Duel['dice'] & object) => step(attack({ dice, abilities: juke }));
    expect(asked(['blank', 'blank', 'blank', 'evade', 'blank', 'blank'])).toBeNull();
    expect(asked(['hit', 'blank', 'blank', 'evade', 'blank', 'blank'])).toMatchObject({ dice: 'defense' });
  });

  test('a card that waits for a token to be spent is reason enough to ask', () => {
    const waits = at('after:spend', {
      must: ({ self }) => [{ do: 'gainToken', ship: self.id, token: 'calculate', by: self.player }],
    });
    const dice = ['blank', 'blank', 'blank', 'focus', 'blank', 'blank'] as const;
    const game = attack({ ...guarded, attacker: {}, dice, abilities: { 'pilot:academypilot': [waits] } });
    expect(step(game)).toMatchObject({ dice: 'defense' });
  });
});

describe('spending tokens on attack dice', () => {
  const dice = ['focus', 'focus', 'hit'] as const;

  test('focus turns all focus results to hits', () => {
    const game = attack({ attacker: { tokens: { focus: 2 }, locks: ['B1'] }, dice }).choose('p1', 'mod:focus');
    expect(game.dice('attack')).toEqual(['hit', 'hit', 'hit']);
    expect(game.tokens('A1')).toEqual({ focus: 1 });
    expect(game.offers('p1')).toEqual(['mod:lock', 'pass']);
  });

  test('calculate turns one, and each token another', () => {
    const game = attack({ attacker: { tokens: { calculate: 3 } }, dice }).choose('p1', 'mod:calculate');
    expect(game.dice('attack')).toEqual(['hit', 'focus', 'hit']);
    game.choose('p1', 'mod:calculate');
    expect(game.tokens('A1')).toEqual({ calculate: 1 });
    expect(game.last('diceChanged')).toMatchObject({ after: ['hit', 'hit', 'hit'] });
  });

  test('Force turns as many as are spent', () => {
    const game = attack({ attacker: { pilot: 'lukeskywalker', force: 2, locks: ['B1'] }, dice }).choose(
      'p1',
      'mod:force',
    );
    expect(game.dice('attack')).toEqual(['hit', 'focus', 'hit']);
    expect(game.ship('A1').force).toBe(1);
    game.choose('p1', 'mod:force');
    expect(game.dice('attack')).toEqual(['hit', 'hit', 'hit']);
    expect(game.ship('A1').force).toBe(0);
  });

  test('an evade token is for defending', () => {
    const game = attack({
      attacker: { tokens: { evade: 1 } },
      dice: ['blank', 'focus', 'hit', 'blank', 'blank', 'blank'],
    });
    expect(game.tokens('A1')).toEqual({ evade: 1 });
    expect(game.happened()).toContain('attackPerformed');
  });

  test('nothing is spent for nothing', () => {
    const tokens = { focus: 1, calculate: 1 };
    const game = attack({
      attacker: { pilot: 'lukeskywalker', force: 2, tokens },
      defender: { tokens: { focus: 1, evade: 1, calculate: 1 } },
      dice: ['hit', 'blank', 'crit', 'evade', 'evade', 'evade'],
    });
    expect(game.happened()).toContain('attackPerformed');
    expect(game.happened()).not.toContain('tokenRemoved');
  });
});

describe('spending tokens on defense dice', () => {
  const dice = ['hit', 'hit', 'hit', 'focus', 'focus', 'blank'] as const;

  test('focus turns all focus results to evades', () => {
    const game = attack({ defender: { tokens: { focus: 1 } }, dice }).choose('p2', 'mod:focus');
    expect(game.last('resultsNeutralized')).toMatchObject({ canceled: ['hit', 'hit'] });
  });

  test('calculate and Force turn one each', () => {
    const game = attack({ defender: { pilot: 'darthvader', force: 1, tokens: { calculate: 1 } }, dice });
    game.choose('p2', 'mod:calculate');
    expect(game.dice('defense')).toEqual(['evade', 'focus', 'blank']);
    game.choose('p2', 'mod:force');
    expect(game.last('resultsNeutralized')).toMatchObject({ canceled: ['hit', 'hit'] });
  });

  test('evade turns a blank or a focus result, as its player likes', () => {
    const game = attack({ defender: { tokens: { evade: 2 } }, dice });
    expect(game.offers('p2')).toEqual(['mod:evade:blank', 'mod:evade:focus', 'pass']);
    game.choose('p2', 'mod:evade:blank');
    expect(game.dice('defense')).toEqual(['focus', 'focus', 'evade']);
    expect(game.offers('p2')).toEqual(['mod:evade:focus', 'pass']);
    game.choose('p2', 'mod:evade:focus');
    expect(game.tokens('B1')).toEqual({});
  });

  test('a lock on the attacker does not help a defender', () => {
    const game = attack({ defender: { locks: ['A1'] }, dice: ['hit', 'blank', 'blank', 'focus', 'focus', 'blank'] });
    expect(game.happened()).toContain('attackPerformed');
    expect(game.ship('B1').locks).toEqual(['ship:A1']);
  });
});

describe('spending a lock', () => {
  const locked = (rest: Duel = {}) =>
    attack({ attacker: { locks: ['B1'] }, dice: ['blank', 'focus', 'hit', 'crit', 'hit'], ...rest });

  test('rerolls the dice that the attacker picks, one or more', () => {
    const game = locked().choose('p1', 'mod:lock');
    expect(game.offers('p1')).toEqual(['die:0', 'die:1', 'die:2']);
    expect(game.refusal('p1', { picks: [] })).toBe('notOffered');
    game.pick('p1', ['die:1', 'die:0']);
    expect(game.last('diceRerolled')).toMatchObject({
      dice: [0, 1],
      before: ['blank', 'focus', 'hit'],
      after: ['crit', 'hit', 'hit'],
    });
    expect(game.ship('A1').locks).toEqual([]);
    expect(game.last('lockBroken')).toMatchObject({ object: 'ship:B1', spent: true });
  });

  test('leaves the others alone', () => {
    const game = locked().choose('p1', 'mod:lock').pick('p1', ['die:0']);
    expect(game.last('diceRerolled')).toMatchObject({ dice: [0], after: ['crit', 'focus', 'hit'] });
  });

  test('on another ship does not help', () => {
    const game = attack({ attacker: { locks: ['B2'] }, enemies: [{ pilot: 'academypilot', at: [800, 800] }] });
    expect(game.happened()).not.toContain('lockBroken');
    expect(game.asked('p1')).toBeNull();
  });

  test('on a remote works as on a ship', () => {
    const game = duel({
      attacker: { locks: ['token:1'] },
      defender: { at: [800, 800] },
      devices: [{ is: 'drk1probedroid', at: [457, 450], owner: 'p2' }],
      dice: ['blank', 'blank', 'blank', 'hit'],
    }).choose('p1', 'target:token:1:primary:0', 'mod:lock');
    game.pick('p1', ['die:0']);
    expect(game.last('lockBroken')).toMatchObject({ object: 'token:1', spent: true });
  });

  const again: Duel['abilities'] = {
    'pilot:plainace': [modifies({ as: 'attacker', does: { kind: 'reroll', most: 6 } })],
  };

  test('no die is rerolled twice', () => {
    const game = locked({ abilities: again }).choose('p1', 'mod:lock').pick('p1', ['die:0']).choose('p1', wedge);
    expect(game.offers('p1')).toEqual(['die:1', 'die:2']);
  });

  test('with every die rerolled there is nothing more to reroll', () => {
    const game = locked({ abilities: again }).choose('p1', wedge).pick('p1', ['die:0', 'die:1', 'die:2']);
    expect(game.ship('A1').locks).toEqual(['ship:B1']);
    expect(game.asked('p1')).not.toBe('modifyDice');
  });
});

describe('which die is changed', () => {
  const anyToHit = { 'pilot:plainace': [changes('attacker', 'attack', ['blank', 'focus'], 'hit')] };

  test('is the choice of the player where faces differ', () => {
    const game = attack({ dice: ['blank', 'focus', 'crit'], abilities: anyToHit }).choose('p1', wedge);
    expect(game.asked('p1')).toBe('changeDice');
    expect(game.offers('p1')).toEqual(['die:0', 'die:1']);
    game.pick('p1', ['die:1']);
    expect(game.last('diceChanged')).toMatchObject({ after: ['blank', 'hit', 'crit'] });
  });

  test('is not asked where they are alike', () => {
    const game = attack({ dice: ['blank', 'blank', 'crit'], abilities: anyToHit }).choose('p1', wedge);
    expect(game.last('diceChanged')).toMatchObject({ after: ['hit', 'blank', 'crit'] });
  });

  test('is asked where one of them could still be rerolled', () => {
    const game = duel({
      attacker: { locks: ['B1'], tokens: { calculate: 1 } },
      dice: ['focus', 'blank', 'hit', 'focus'],
    });
    game.choose('p1', PRIMARY, 'mod:lock').pick('p1', ['die:1']).choose('p1', 'mod:calculate');
    expect(game.offers('p1')).toEqual(['die:0', 'die:1']);
    game.pick('p1', ['die:1']);
    expect(game.last('diceChanged')).toMatchObject({ after: ['focus', 'hit', 'hit'] });
  });
});
