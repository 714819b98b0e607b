import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import type { Story } from '../../../../support/scenario';

const activated = (more: object = {}, devices: Story['devices'] = []) =>
  inStory('upgrade:r2d2-republic', {
    phase: 'activation',
    devices,
    p1: [{ pilot: 'bluesquadronescort', at: [457, 200], dial: '1FB', ...more }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });
const keys = (told: ReturnType<typeof activated>) =>
  told.offered().map(key => key.slice('use:upgrade:r2d2-republic:'.length));

test('R2-D2: after activating, a charge and a deplete token for a shield', () => {
  const told = activated({ shields: 1 });
  expect(keys(told)).toEqual(['shield']);
  const { game } = told.use();
  expect([game.ship('A1').shields, game.tokens('A1'), game.ship('A1').upgrades[0]!.charges]).toEqual([
    2,
    { deplete: 1 },
    1,
  ]);
});

test('R2-D2: or a damage card, which one as the player likes', () => {
  const told = activated({ damage: ['fuelleak', '-hullbreach'] });
  expect(keys(told)).toHaveLength(2);
  expect(told.use('facedown').game.damage('A1')).toEqual(['fuelleak']);
});

test('R2-D2: or a device at range 0-1; not one further away, and nothing where nothing is amiss', () => {
  const told = activated({}, [
    { is: 'seismiccharge', at: [457, 340] },
    { is: 'seismiccharge', at: [457, 600] },
  ]);
  expect(keys(told)).toEqual(['token:1']);
  expect(Object.keys(told.use().game.state.devices)).not.toContain('token:1');
  expect(activated().offered()).toEqual([]);
});

test('R2-D2: an electro-chaff cloud is a device too, loose cargo is none', () => {
  const told = activated({}, [
    { is: 'electrochaffcloud', at: [530, 290] },
    { is: 'loosecargo', at: [390, 290] },
  ]);
  expect(keys(told)).toEqual(['token:1']);
  expect(Object.keys(told.use().game.state.devices)).toEqual(['token:2']);
});

test('R2-D2: of a cloud with a fuse the fuse goes instead; a bomb goes with its fuse', () => {
  const left = (is: string) =>
    Object.values(activated({}, [{ is, at: [457, 340], fuses: 1 }]).use().game.state.devices);
  expect(left('electrochaffcloud')).toMatchObject([{ fuses: 0 }]);
  expect(left('protonbomb')).toEqual([]);
});
