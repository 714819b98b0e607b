import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { scenario } from '../../../../support/scenario';

const fuses = (game: ReturnType<typeof scenario>) => game.state.notes.filter(({ name }) => name === 'fuse').length;
const IG = { pilot: 'outerrimsmuggler', upgrades: ['ig11'], at: [400, 400], shields: 0 } as const;
const FUSE = {
  do: 'layNote',
  note: { by: { ship: 'ship:A1', source: 'upgrade:ig11' }, name: 'fuse', on: null, until: 'game', frame: null },
} as const;

const struck = (damage: { hits: number; crits: number }) =>
  scenario({
    p1: [IG],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    first: [{ do: 'sufferDamage', ship: 'ship:A1', ...damage }],
    alone: true,
  });

test('IG-11: a faceup damage card becomes a fuse and a calculate token; at two the card flips', () => {
  const one = struck({ hits: 0, crits: 1 });
  expect([one.damage('A1'), fuses(one), one.tokens('A1'), one.ship('A1').upgrades[0]!.side]).toEqual([
    [],
    1,
    { calculate: 1 },
    0,
  ]);
  const three = struck({ hits: 0, crits: 3 });
  expect([three.damage('A1').length, fuses(three), three.ship('A1').upgrades[0]!.side]).toEqual([1, 2, 1]);
});

test('IG-11: a facedown one does not', () => {
  const game = struck({ hits: 1, crits: 0 });
  expect([game.damage('A1').length, fuses(game)]).toEqual([1, 0]);
});

const burning = (left: number, at: readonly [number, number] = [500, 400]) =>
  scenario({
    phase: 'end',
    p1: [{ ...IG, flipped: ['ig11'] }],
    p2: [{ pilot: 'academypilot', at }],
    first: Array.from({ length: left }, () => FUSE),
  });

test('IG-11 (Anti-Capture Protocol): a fuse burns in the End Phase; with the last all at range 0-1 suffer a crit', () => {
  const two = burning(2);
  expect([fuses(two), two.events('shipDestroyed')]).toEqual([1, []]);
  const one = burning(1);
  expect(one.events('shipDestroyed')).toMatchObject([{ ship: 'ship:A1' }]);
  expect(one.about('B1', 'damageSuffered')).toMatchObject({ damage: 'crit' });
  expect(burning(1, [700, 400]).about('B1', 'damageSuffered')).toBeUndefined();
});

test('IG-11 (Anti-Capture Protocol): an action adds a fuse, on that side only', () => {
  const game = acting({ ...IG, flipped: ['ig11'] });
  expect(fuses(game.choose('p1', 'action:card:upgrade:ig11:white'))).toBe(1);
  expect(acting(IG).offers('p1')).not.toContain('action:card:upgrade:ig11:white');
});

test('IG-11: the damage was suffered all the same', () => {
  expect(struck({ hits: 0, crits: 1 }).events('damageSuffered')).toMatchObject([{ damage: 'crit', card: null }]);
});
