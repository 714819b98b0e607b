import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

describe('“Midnight”', () => {
  /** Whether the defender comes to spend its focus token. */
  const spends = (pilot: string, locks: readonly string[]) => {
    const { game } = inDuel(pilot, {
      attacker: { locks },
      defender: { tokens: { focus: 1 } },
      rolls: 'hit hit / focus focus blank',
    }).attack();
    for (let i = 0; i < 20 && game.state.phase === 'engagement'; i++) {
      const [decision] = game.state.pending;
      const spending = decision!.options.find(({ key }) => decision!.player === 'p2' && key.includes('focus'));
      if (spending) return true;
      game.choose(decision!.player, 'pass');
    }
    return false;
  };
  test.each(['pilot:midnight', 'pilot:midnight-evacuationofdqar'])('%s: who is locked modifies nothing', pilot => {
    expect(spends(pilot, ['ship:B1'])).toBe(false);
    expect(spends(pilot, [])).toBe(true);
  });
  const attacked = (locks: readonly string[]) =>
    inDuel('pilot:midnight', {
      on: 'defender',
      attacker: { tokens: { focus: 1 } },
      defender: { locks },
      rolls: 'hit focus blank / blank blank blank',
    })
      .attack()
      .until('modifyDice')
      .game.offers('p1');
  test('nor those of a locked attacker', () => {
    expect(attacked(['ship:A1']).some(key => key.includes('focus'))).toBe(false);
    expect(attacked([]).some(key => key.includes('focus'))).toBe(true);
  });
});

describe.each([
  { pilot: 'pilot:scorch', token: 'stress' },
  { pilot: 'pilot:scorch-evacuationofdqar', token: 'stress' },
  { pilot: 'pilot:dt798', token: 'strain' },
] as const)('$pilot', ({ pilot, token }) => {
  const shot = (tokens: object = {}) => inDuel(pilot, { attacker: { tokens } }).attack();
  test('a token for one more die', () => {
    const { game } = shot().use();
    expect(game.tokens('A1')).toMatchObject({ [token]: 1 });
    expect(rolled(game, 'attack')).toBe(3);
  });
  test('or neither; and not with such a token already', () => {
    expect(rolled(shot().leave().game, 'attack')).toBe(2);
    expect(shot({ [token]: 1 }).offered()).toEqual([]);
  });
  test('nor at range 0, where no die is added', () => {
    expect(inDuel(pilot, { range: 0 }).attack().offered()).toEqual([]);
  });
});

test.each(['pilot:longshot', 'pilot:longshot-evacuationofdqar'])('%s: one more die at range 3, not at 2', pilot => {
  const dice = (range: 2 | 3) => rolled(inDuel(pilot, { range }).attack().until().game, 'attack');
  expect(dice(3)).toBe(3);
  expect(dice(2)).toBe(2);
});
test('pilot:longshot: nor for missiles', () => {
  const attacker = { upgrades: ['concussionmissiles'], locks: ['B1'] };
  const told = inDuel('pilot:longshot', { range: 3, attacker }).attack('target:ship:B1:upgrade:concussionmissiles');
  expect(rolled(told.until().game, 'attack')).toBe(3);
});

test('“Muse”: a friend at range 1 is rid of a stress token, one at range 2 is not', () => {
  const told = inStory('pilot:muse', {
    phase: 'engagement',
    p1: [
      { pilot: 'academypilot', at: [300, 300] },
      { pilot: 'academypilot', at: [360, 300], tokens: { stress: 2 } },
      { pilot: 'academypilot', at: [500, 300], tokens: { stress: 1 } },
    ],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
  });
  expect(told.offered()).toEqual(['use:pilot:muse:ship:A2']);
  expect(told.use().game.tokens('A2')).toEqual({ stress: 1 });
});

describe('TN-3465', () => {
  const shot = (at: readonly [number, number]) =>
    inDuel('pilot:tn3465', { on: 'wingman', third: { at }, rolls: 'blank blank blank / blank blank blank' }).attack();
  test('close to the defender, a crit suffered makes a result of the attacker a crit', () => {
    const { game } = shot([517, 520]).use();
    expect(game.last('diceChanged')!.after).toContain('crit');
    expect(game.ship('A2').damage.length + (1 - game.ship('A2').shields)).toBe(1);
  });
  test('not from range 2', () => {
    expect(shot([457, 200]).offered()).toEqual([]);
  });
});

describe('“Static”', () => {
  const shot = (focus: number, locks: readonly string[] = ['ship:B1']) =>
    inDuel('pilot:static', {
      attacker: { tokens: { focus }, locks },
      rolls: 'blank focus / blank blank blank',
    }).attack();
  test('lock and focus make all results crits', () => {
    const { game } = shot(1).use();
    expect(game.last('diceChanged')!.after).toEqual(['crit', 'crit']);
    expect(game.tokens('A1')).toEqual({});
    expect(game.ship('A1').locks).toEqual([]);
  });
  test('not one of them alone', () => {
    expect(shot(0).offered()).toEqual([]);
    expect(shot(1, []).offered()).toEqual([]);
  });
  test('nor in an attack with missiles', () => {
    const told = inDuel('pilot:static', {
      attacker: { tokens: { focus: 1 }, locks: ['B1'], upgrades: ['concussionmissiles'] },
      rolls: 'blank focus focus / blank blank blank',
    });
    expect(told.attack('target:ship:B1:upgrade:concussionmissiles').offered()).toEqual([]);
  });
});

describe('Lieutenant Rivas', () => {
  const gains = (token: 'stress' | 'focus', y: number, locks: readonly string[] = []) =>
    inStory('pilot:lieutenantrivas', {
      phase: 'engagement',
      p1: [{ pilot: 'academypilot', at: [400, 100], locks }],
      p2: [{ pilot: 'academypilot', at: [400, y] }],
      first: [{ do: 'gainToken', ship: 'ship:B1', token, by: 'p1' }],
    });
  test('who gains a red token at range 2 may be locked', () => {
    expect(gains('stress', 300).use().game.ship('A1').locks).toEqual(['ship:B1']);
  });
  test('not for a green token, at range 3, or who is locked already', () => {
    expect(gains('focus', 300).offered()).toEqual([]);
    expect(gains('stress', 400).offered()).toEqual([]);
    expect(gains('stress', 300, ['ship:B1']).offered()).toEqual([]);
  });
  test('a lock is a red token too', () => {
    const told = inStory('pilot:lieutenantrivas', {
      phase: 'engagement',
      p1: [
        { pilot: 'academypilot', at: [400, 100] },
        { pilot: 'academypilot', at: [500, 100] },
      ],
      p2: [{ pilot: 'academypilot', at: [400, 300] }],
      first: [{ do: 'acquireLock', ship: 'ship:A2', object: 'ship:B1' }],
    });
    expect(told.use().game.ship('A1').locks).toEqual(['ship:B1']);
  });
});

describe('Commander Malarus', () => {
  const story = (charges: number) =>
    inDuel('pilot:commandermalarus', { attacker: { charges }, rolls: 'focus focus / blank blank blank' });
  test('a charge and stress: all focus results become hits this round', () => {
    const { game } = story(1).use().until('chooseAttack');
    expect(game.tokens('A1')).toEqual({ stress: 1 });
    game.choose('p1', 'target:ship:B1:primary:0').passUntil('modifyDice');
    game.choose('p1', game.offers('p1').find(key => key.includes('commandermalarus'))!);
    expect(game.last('diceChanged')!.after).toEqual(['hit', 'hit']);
  });
  test('or evades; and neither if she lets it be', () => {
    const defends = (uses: boolean) => {
      const told = inDuel('pilot:commandermalarus', {
        on: 'defender',
        defender: { charges: 1 },
        rolls: 'hit hit hit / focus focus blank',
      });
      (uses ? told.use() : told.leave()).until('chooseAttack');
      return told.attack().offered();
    };
    expect(defends(true)).toEqual(['mod:ship:B1:pilot:commandermalarus:defender']);
    expect(defends(false)).toEqual([]);
  });
  test('not without a charge', () => {
    expect(story(0).offered()).toEqual([]);
  });
});

test('“Null” engages at 7 while undamaged, and not any more with a damage card', () => {
  const first = (damage: readonly string[]) =>
    inStory('pilot:null', {
      phase: 'engagement',
      p1: [{ pilot: 'academypilot', at: [300, 300], damage }],
      p2: [{ pilot: 'wedgeantilles', at: [300, 500], heading: 180 }],
    }).game.events('initiativeReached')[0]!.initiative;
  expect(first([])).toBe(7);
  expect(first(['-fuelleak'])).toBe(6);
});

test('Zeta-5 adds a focus result without shields against a higher initiative; not shielded, nor against its own', () => {
  const dice = (shields: number, defender: string) => {
    const told = inDuel('pilot:zeta5-evacuationofdqar', {
      attacker: { shields },
      defender: { pilot: defender },
      rolls: 'blank blank / blank blank blank',
    });
    // A higher initiative engages first.
    if (told.game.asked('p2')) told.game.choose('p2', 'pass');
    return told.attack().until().game.events('diceAdded').length;
  };
  expect(dice(0, 'wedgeantilles')).toBe(1);
  expect(dice(1, 'wedgeantilles')).toBe(0);
  expect(dice(0, 'academypilot')).toBe(0);
});
