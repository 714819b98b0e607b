import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const shot = (on: 'attacker' | 'defender', charges = 1) =>
  inDuel('upgrade:greedo', {
    on,
    rolls: 'hit hit blank / blank blank blank',
    first: Array.from({ length: 1 - charges }, () => ({
      do: 'loseCharge' as const,
      ship: 'ship:B1' as const,
      card: 'upgrade:greedo' as const,
    })),
  }).attack();

test('Greedo: attacking, his charge makes a hit a crit', () => {
  const { game } = shot('attacker').use();
  expect(game.last('diceChanged')!.after).toEqual(['crit', 'hit', 'blank']);
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
});

test('Greedo: defending with his charge, the attacker may do the same, and the charge stays', () => {
  const told = shot('defender');
  expect(told.offered()).toHaveLength(1);
  expect(told.game.state.pending[0]!.player).toBe('p1');
  const { game } = told.use();
  expect(game.last('diceChanged')!.after).toEqual(['crit', 'hit', 'blank']);
  expect(game.ship('B1').upgrades[0]!.charges).toBe(1);
});

test('Greedo: not once the charge is spent', () => expect(shot('defender', 0).offered()).toEqual([]));

test('Greedo: a remote that attacks him may do so too', () => {
  const told = inStory(
    'upgrade:greedo',
    {
      phase: 'engagement',
      p1: [{ pilot: 'academypilot', at: [300, 300], heading: 180 }],
      p2: [{ pilot: 'bluesquadronescort', at: [500, 460], heading: 90 }],
      devices: [{ is: 'imperialsupercommandos', at: [500, 300], owner: 'p1', charges: 2 }],
      dice: ['hit', 'focus', 'focus'],
    },
    'B1',
  );
  told.game.choose('p1', 'target:ship:B1:primary:0');
  expect(told.use().game.last('diceChanged')!.after).toContain('crit');
});
