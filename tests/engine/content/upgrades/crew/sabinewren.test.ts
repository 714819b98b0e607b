import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import { atSetup } from '../../../../support/conditions';

const TOKENS = ['ion', 'jam', 'stress', 'tractor'] as const;
const bombed = (owner: 'p1' | 'p2', device = 'protonbomb') =>
  inStory('upgrade:sabinewren', {
    first: TOKENS.map(name => ({
      do: 'layNote',
      note: { by: { ship: 'ship:A1', source: 'upgrade:sabinewren' }, name, on: null, until: 'game', frame: null },
    })),
    devices: [{ is: device, at: [500, 800], owner }],
    p1: [{ pilot: 'outerrimsmuggler', at: [300, 100], dial: '2FB' }],
    p2: [{ pilot: 'wedgeantilles', at: [500, 850], heading: 0, dial: '0OW' }],
  });

test('Sabine Wren (crew): a ship that felt a friendly bomb is given one of her tokens, which is gone then', () => {
  const told = bombed('p1');
  expect(told.offered().map(key => key.split(':').at(-1))).toEqual([...TOKENS]);
  const { game } = told.use('stress');
  expect(game.about('B1', 'tokenGained')).toMatchObject({ token: 'stress' });
  expect(game.state.notes.map(({ name }) => name)).toEqual(['ion', 'jam', 'tractor']);
});

test('Sabine Wren (crew): not for a bomb of the enemy', () => {
  expect(bombed('p2').offered()).toEqual([]);
});

test('Sabine Wren (crew): before forces are placed one token of each kind is laid on the card', () => {
  const game = atSetup('before', {
    p1: [{ pilot: 'outerrimsmuggler', upgrades: ['sabinewren'], at: [300, 100], where: 'hand' }],
    p2: [{ pilot: 'wedgeantilles', at: [500, 850], where: 'hand' }],
  });
  expect(game.state.notes.map(({ name }) => name)).toEqual([...TOKENS]);
});
