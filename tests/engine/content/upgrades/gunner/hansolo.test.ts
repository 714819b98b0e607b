import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { blockOf } from '../../../../support/duel';

const story = (upgrades: readonly string[], pilot = 'rebelscout') =>
  inDuel('upgrade:hansolo', {
    attacker: { pilot, turret: 'front', upgrades },
    defender: { pilot: 'wedgeantilles' },
    rolls: 'blank blank / blank blank',
  });

test('Han Solo: a turret attack at initiative 7, before everybody else', () => {
  const told = story([]);
  expect(told.offered()).toEqual(['target:ship:B1:primary:0']);
  const { game } = told.use();
  expect(game.events('attackDeclared')).toMatchObject([{ attacker: 'ship:A1', bonus: true }]);
  // Wedge, at 6, is next; the turret has nothing left to fire from at 2.
  told.until('nothing');
  expect(game.events('attackDeclared').filter(({ attacker }) => attacker === 'ship:A1')).toHaveLength(1);
});

test('Han Solo: left alone, the turret fires in its own turn', () => {
  const told = story([]).leave();
  for (let i = 0; i < 40 && !told.game.offers('p1').includes('target:ship:B1:primary:0'); i++) {
    const [decision] = told.game.state.pending;
    told.game.choose(
      decision!.player,
      decision!.options.find(({ key }) => key === 'pass')?.key ?? decision!.options[0]!.key,
    );
  }
  expect(told.game.offers('p1')).toContain('target:ship:B1:primary:0');
});

test('Han Solo: other weapons, and the other side of a double turret, still fire', () => {
  const told = inDuel('upgrade:hansolo', {
    attacker: { pilot: 'patrolleader', turret: 'front' },
    defender: { pilot: 'wedgeantilles' },
    enemies: [{ pilot: 'academypilot', at: [457, 100], heading: 0 }],
    rolls: 'blank blank blank / blank blank',
  }).use('ship:B1:primary:0');
  expect(blockOf(told.game, 'A1', 'B1', 'primary:0')).toMatchObject({ kind: 'card' });
  expect(blockOf(told.game, 'A1', 'B2', 'primary:0')).toBeNull();
});
