import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const shot = (heading: number, at: readonly [number, number] = [560, 300]) =>
  inDuel('pilot:garsaxon', { on: 'wingman', third: { at }, defender: { heading }, rolls: 'hit hit hit hit' }).attack();

test('Gar Saxon: a charge for one more die from behind the defender', () => {
  const { game } = shot(0).use();
  expect(game.events('chargeSpent')).toHaveLength(1);
  expect(game.events('diceRolled')[0]!.faces).toHaveLength(4);
});

test('Gar Saxon: a remote of his is a friendly unit, too', () => {
  const { game } = inStory('pilot:garsaxon', {
    phase: 'engagement',
    p1: [{ pilot: 'academypilot', at: [560, 200], heading: 90 }],
    p2: [{ pilot: 'academypilot', at: [457, 380], heading: 0 }],
    devices: [{ is: 'imperialsupercommandos', at: [457, 280], charges: 2 }],
  });
  game.passUntil('chooseAttack');
  expect(game.state.pending[0]!.topic).toMatchObject({ ship: 'token:1' });
  game.choose('p1', game.offers('p1').find(key => key.startsWith('target:'))!);
  expect(game.offers('p1')).toContain('use:pilot:garsaxon');
});

test('Gar Saxon: not from the front, not at range 3', () => {
  expect(shot(180).offered()).toEqual([]);
  expect(shot(0, [760, 300]).offered()).toEqual([]);
});

test('Gar Saxon: not at range 0, where no die is added', () => {
  const told = inDuel('pilot:garsaxon', {
    on: 'wingman',
    third: { at: [560, 300] },
    defender: { heading: 0 },
    range: 0,
  });
  expect(told.attack().offered()).toEqual([]);
});
