import { describe, expect, test } from 'vitest';
import { lay, perform } from '../../../src/engine/content/words';
import { type Ability, at } from '../../../src/engine/core/ability';
import type { Effect } from '../../../src/engine/core/effect';
import type { Ship } from '../../../src/engine/core/state';
import type { Token } from '../../../src/engine/core/token';
import { inStep } from '../../../src/engine/rules/steps';
import { type Placed, type Story, scenario } from '../../support/scenario';

const gain = (token: Token, when: (tokens: Readonly<Record<Token, number>>) => boolean = () => true): Ability =>
  at('start:engagement', {
    name: token,
    if: ({ self }) => when(self.tokens),
    must: ({ self }) => [{ do: 'gainToken', ship: self.id, token, by: self.player }],
  });

/** The start of the Engagement Phase, with Wedge (A1) and Vader (B1) far apart and abilities made up for them. */
const start = (
  wedge: readonly Ability[],
  vader: readonly Ability[],
  rest: Partial<Story> = {},
  a1: Partial<Placed> = {},
) =>
  scenario({
    phase: 'engagement',
    p1: [{ pilot: 'wedgeantilles', at: [457, 60], ...a1 }],
    p2: [{ pilot: 'darthvader', at: [457, 850] }],
    abilities: { 'pilot:wedgeantilles': wedge, 'pilot:darthvader': vader },
    ...rest,
  });
const gained = (game: ReturnType<typeof scenario>) =>
  game.events('tokenGained').map(({ ship, token }) => `${ship.slice(5)} ${token}`);
const key = (ship: string, pilot: string, name: string, window = 'start:engagement') =>
  `ability:ship:${ship}:pilot:${pilot}:${name}:${window}`;

describe('the ability queue', () => {
  test('runs in player order', () => {
    expect(gained(start([gain('focus')], [gain('evade')]))).toEqual(['A1 focus', 'B1 evade']);
    expect(gained(start([gain('focus')], [gain('evade')], { firstPlayer: 'p2' }))).toEqual(['B1 evade', 'A1 focus']);
  });

  test('players order their own abilities', () => {
    const game = start([gain('focus'), gain('evade')], [gain('calculate')]);
    expect(game.asked('p1')).toBe('orderAbilities');
    expect(game.offers('p1')).toEqual([key('A1', 'wedgeantilles', 'focus'), key('A1', 'wedgeantilles', 'evade')]);
    game.choose('p1', key('A1', 'wedgeantilles', 'evade'));
    expect(gained(game)).toEqual(['A1 evade', 'A1 focus', 'B1 calculate']);
  });

  test('what only takes note comes first, unasked, and is no use of its card', () => {
    const note = (more: { readonly remembers?: true }): Ability =>
      at('start:engagement', { name: 'note', must: scene => [lay(scene, 'seen', 'game')], ...more });
    const game = start([gain('focus'), note({ remembers: true })], []);
    expect(gained(game)).toEqual(['A1 focus']);
    expect(game.events('abilityUsed').map(({ ref }) => ref.name)).toEqual(['focus']);
    expect(game.state.notes).toMatchObject([{ name: 'seen' }]);
    // Any other two are put in order.
    expect(start([gain('focus'), note({})], []).asked('p1')).toBe('orderAbilities');
  });

  test('a single ability of a player needs no order', () => {
    expect(start([gain('focus')], [gain('evade')]).asked('p1')).not.toBe('orderAbilities');
  });

  test('an ability whose requirement is not met does not join, even if another would meet it', () => {
    const game = start([gain('focus'), gain('evade', tokens => tokens.focus > 0)], []);
    expect(gained(game)).toEqual(['A1 focus']);
  });

  test('one that could do nothing now needs no order, and waits for what the other changes', () => {
    const acts = at('start:engagement', {
      name: 'acts',
      may: ({ self }) => perform(self, ['focus']),
    });
    const calms = at('start:engagement', {
      name: 'calms',
      must: ({ self }) => [{ do: 'removeToken', ship: self.id, token: 'stress', spent: false }],
    });
    const stressed = start([acts, calms], [], {}, { tokens: { stress: 1 } });
    expect(stressed.asked('p1')).toBe('chooseAction');
    expect(gained(stressed.choose('p1', 'action:focus:white'))).toEqual(['A1 focus']);
    // Near miss: both could be used now, so the player says which comes first.
    expect(start([acts, calms], [], {}, { tokens: { strain: 1 } }).asked('p1')).toBe('orderAbilities');
  });

  test('the requirement is checked again when it resolves', () => {
    const unlessFocused = gain('evade', tokens => tokens.focus === 0);
    const first = start([gain('focus'), unlessFocused], []);
    first.choose('p1', key('A1', 'wedgeantilles', 'focus'));
    expect(gained(first)).toEqual(['A1 focus']);
    const other = start([gain('focus'), unlessFocused], []);
    other.choose('p1', key('A1', 'wedgeantilles', 'evade'));
    expect(gained(other)).toEqual(['A1 evade', 'A1 focus']);
  });

  test('what an ability sets off goes in front of the rest, whoever it belongs to', () => {
    const answers = at('after:gain', {
      who: { is: 'other' },
      if: ({ token }) => token === 'focus',
      must: ({ self }) => [{ do: 'gainToken', ship: self.id, token: 'calculate', by: self.player }],
    });
    const game = start([gain('focus'), gain('evade')], [answers, gain('stress')]);
    game.choose('p1', key('A1', 'wedgeantilles', 'focus'));
    expect(gained(game)).toEqual(['A1 focus', 'B1 calculate', 'A1 evade', 'B1 stress']);
  });

  test('an ability is done as a whole before what it sets off', () => {
    const twice = at('start:engagement', {
      must: ({ self }) =>
        (['focus', 'evade'] as const).map(token => ({ do: 'gainToken', ship: self.id, token, by: self.player })),
    });
    const answers = at('after:gain', {
      who: { is: 'other' },
      if: ({ token }) => token === 'focus',
      must: ({ self }) => [{ do: 'gainToken', ship: self.id, token: 'calculate', by: self.player }],
    });
    expect(gained(start([twice], [answers]))).toEqual(['A1 focus', 'A1 evade', 'B1 calculate']);
  });

  test('one ability set off by two events has two entries with keys of their own', () => {
    const copies = at('after:gain', {
      who: { is: 'other' },
      must: ({ self, token }) => [{ do: 'gainToken', ship: self.id, token, by: self.player }],
    });
    const both = at('start:engagement', {
      must: ({ self }) =>
        (['focus', 'evade'] as const).map(token => ({ do: 'gainToken', ship: self.id, token, by: self.player })),
    });
    const game = start([both], [copies]);
    const name = key('B1', 'darthvader', 'after:gain', 'after:gain');
    expect(game.offers('p2')).toEqual([name, `${name}:2`]);
    game.choose('p2', `${name}:2`);
    expect(gained(game).slice(2, 4)).toEqual(['B1 evade', 'B1 focus']);
  });
});

describe('an ability in the queue whose card is gone', () => {
  const onCrit = (name: string, then: (ship: Ship) => readonly Effect[]): Ability =>
    at('after:suffer', {
      name,
      if: ({ damage }) => damage === 'crit',
      must: ({ self }) => then(self),
    });
  const repair = onCrit('repair', ship => [{ do: 'repairDamage', ship: ship.id, id: ship.damage[0]!.id }]);
  const focus = onCrit('focus', ship => [{ do: 'gainToken', ship: ship.id, token: 'focus', by: ship.player }]);
  const hurt = () =>
    scenario({
      alone: true,
      first: [inStep('test', null, [{ do: 'sufferDamage', ship: 'ship:A1', hits: 0, crits: 1 }])],
      p1: [{ pilot: 'wedgeantilles', at: [457, 60], shields: 0, damage: ['fuelleak'] }],
      p2: [{ pilot: 'darthvader', at: [457, 850] }],
      deck: { p1: ['damagedengine', 'hullbreach'] },
      abilities: { 'pilot:wedgeantilles': [repair, focus] },
    });

  test('is neither resolved nor asked about', () => {
    const game = hurt();
    expect(game.offers('p1')).toHaveLength(3);
    game.choose('p1', key('A1', 'wedgeantilles', 'repair', 'after:suffer'));
    expect(game.asked('p1')).toBeNull();
    expect(game.tokens('A1')).toEqual({ focus: 1 });
    expect(game.damage('A1')).toEqual(['-fuelleak', 'damagedengine']);
  });

  test('is, while the card lies there', () => {
    const game = hurt().choose('p1', key('A1', 'wedgeantilles', 'focus', 'after:suffer'));
    expect(game.offers('p1')).toHaveLength(2);
  });
});

describe('abilities that may be used', () => {
  const may = at('start:engagement', {
    may: ({ self }) => [{ do: 'gainToken', ship: self.id, token: 'focus', by: self.player }],
  });

  test('are asked for when their turn comes', () => {
    const game = start([may], []);
    expect(game.offers('p1')).toEqual(['use:pilot:wedgeantilles', 'pass']);
    game.choose('p1', 'use:pilot:wedgeantilles');
    expect(game.events('abilityUsed')).toMatchObject([{ ref: { ship: 'ship:A1', source: 'pilot:wedgeantilles' } }]);
    expect(gained(game)).toEqual(['A1 focus']);
  });

  test('tell which other ship was picked, for whoever did not', () => {
    const share = at('start:engagement', {
      choose: { ship: { is: 'other' } },
      may: (_, { ship }) => [{ do: 'gainToken', ship: ship.id, token: 'focus', by: 'p1' }],
    });
    const game = start([share], []);
    const [first] = game.offers('p1') as readonly [string];
    game.choose('p1', first);
    expect(game.events('abilityUsed')).toMatchObject([{ on: first.replace('use:pilot:wedgeantilles:', '') }]);
  });

  test('are neither told nor asked for where they would only bring back what is there in full', () => {
    const recover = (kind: 'may' | 'must') =>
      at('start:engagement', { [kind]: () => [{ do: 'recoverForce', ship: 'ship:A1', count: 1 }] } as never);
    for (const kind of ['may', 'must'] as const) {
      const game = start([recover(kind)], []);
      expect(game.offers('p1')).not.toContain('use:pilot:wedgeantilles');
      expect(game.happened()).not.toContain('abilityUsed');
    }
  });

  test('are gone when declined', () => {
    const game = start([may], []).choose('p1', 'pass');
    expect(game.happened()).not.toContain('abilityUsed');
    expect(gained(game)).toEqual([]);
  });

  test('one that asks by itself is asked once, its own no among the answers', () => {
    const act = at('start:engagement', {
      may: ({ self }) => [
        { do: 'offerAction', ship: self.id, why: 'card', only: ['focus'], as: null, evenWhileStressed: false },
      ],
    });
    const game = start([act], []);
    expect(game.offers('p1')).toEqual(['action:focus:white', 'pass']);
    game.choose('p1', 'pass');
    expect(game.happened()).not.toContain('abilityUsed');
  });
});
