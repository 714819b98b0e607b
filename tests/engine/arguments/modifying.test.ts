import { describe, expect, it } from 'vitest';
import { offered, use } from '../../support/argument';
import { about, inStory } from '../../support/card';
import { duel, PRIMARY, rolled } from '../../support/duel';
import type { Placed, Story } from '../../support/scenario';

type Faces = NonNullable<Story['dice']>;
const padme: Placed = { pilot: 'padmeamidala', at: [520, 520], heading: 180 };

// FAQ: the ship that she has before her modifies one focus result; what another ship modifies is not that ship's.
describe('Padmé Amidala before an attacker', () => {
  const shot = (attacker: Partial<Placed>, rolls: string, wingmen: readonly Placed[] = []) =>
    duel({ attacker, wingmen, enemies: [padme], dice: rolls.split(' ') as Faces }).choose('p1', PRIMARY);

  it('and Emperor Palpatine behind it: he modifies a second focus result', () => {
    const emperor: Placed = { pilot: 'omicrongrouppilot', at: [100, 100], force: 1, upgrades: ['emperorpalpatine'] };
    const game = shot({ tokens: { focus: 1 } }, 'focus focus focus', [emperor]).choose('p1', 'mod:focus');
    use(game, 'upgrade:emperorpalpatine');
    expect(game.last('diceChanged')!.after.toSorted()).toEqual(['focus', 'hit', 'hit']);
  });
  it('with a focus and two calculate tokens: whichever is spent first is the last', () => {
    const game = shot({ tokens: { focus: 1, calculate: 2 } }, 'focus focus blank').choose('p1', 'mod:calculate');
    expect(game.offers('p1').filter(key => key.startsWith('mod:'))).toEqual([]);
    expect(game.tokens('A1')).toMatchObject({ focus: 1, calculate: 1 });
  });
  it('and Fifth Brother aboard: he may have that one focus result, and the token none', () => {
    const game = shot({ force: 1, tokens: { focus: 1 }, upgrades: ['fifthbrother'] }, 'focus focus blank');
    use(game, 'upgrade:fifthbrother');
    expect(game.last('diceChanged')!.after.toSorted()).toEqual(['blank', 'crit', 'focus']);
    expect(game.offers('p1')).not.toContain('mod:focus');
  });
});

// FAQ: fewer and more dice are summed before the floor of none, and the strain token goes all the same.
describe('Wedge Antilles', () => {
  const shot = (defender: Partial<Placed>, range: 2 | 3 = 2) => {
    const game = duel({ range, attacker: { pilot: 'wedgeantilles' }, defender }).choose('p1', PRIMARY);
    return game.passUntil('chooseAttack');
  };
  it('and a strained TIE: two dice fewer, and the strain is gone', () => {
    const game = shot({ tokens: { strain: 1 } });
    expect(rolled(game, 'defense')).toBe(1);
    expect(game.tokens('B1')).not.toHaveProperty('strain');
  });
  it('and a Decimator at range 3: the die for range and his are none', () => {
    expect(rolled(shot({ pilot: 'patrolleader' }, 3), 'defense')).toBe(0);
  });
});

// The card: in place of a drop. What waits for a device that is placed comes; what waits for a drop does not.
describe('Finch Dallow puts a bomb down', () => {
  const placed = (upgrades: readonly string[], key: string) =>
    inStory('pilot:finchdallow', {
      phase: 'system',
      p1: [{ pilot: 'finchdallow', at: [457, 400], upgrades }],
      p2: [{ pilot: 'academypilot', at: [100, 850] }],
    })
      .game.passUntil('placeDevice')
      .choose('p1', key);
  it('with Delayed Fuses: it may have a fuse', () => {
    const game = placed(['protonbombs', 'delayedfuses'], 'place:device:protonbomb:touching90');
    expect(offered(game, 'upgrade:delayedfuses')).not.toEqual([]);
  });
  it('with Skilled Bombardier: other templates, and no others round his base', () => {
    const game = inStory('pilot:finchdallow', {
      phase: 'system',
      p1: [{ pilot: 'finchdallow', at: [457, 400], upgrades: ['protonbombs', 'skilledbombardier'] }],
      p2: [{ pilot: 'academypilot', at: [100, 850] }],
    }).game.passUntil('placeDevice');
    expect(game.offers('p1').filter(key => key.startsWith('place:'))).toHaveLength(24);
    expect(game.offers('p1').filter(key => key.startsWith('drop:')).length).toBeGreaterThan(1);
  });
});

// The card: friends at range 2-3 may count as at range 0 or 1 for his upgrades, and those nearer count as ever.
describe('Major Stridan with Commander Malarus', () => {
  const waits = (y: number) =>
    about(
      'upgrade:commandermalarus',
      duel({
        attacker: { pilot: 'epsilonsquadroncadet' },
        wingmen: [{ pilot: 'majorstridan', at: [457, y], heading: 180, upgrades: ['commandermalarus'] }],
        dice: ['blank', 'hit', 'hit'],
      }).choose('p1', PRIMARY),
    ).offered();
  it('reaches the attacker at range 2', () => expect(waits(120)).not.toEqual([]));
  it('as at range 1, where nothing is treated', () => expect(waits(180)).not.toEqual([]));
});
