import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const CARD = 'upgrade:topcover-talent';
const covered = (third: object, first: readonly object[] = []) =>
  inDuel(CARD, {
    on: 'enemy',
    attacker: { pilot: 'redsquadronveteran' },
    third: { pilot: 'scimitarsquadronpilot', at: [520, 560], upgrades: ['seismiccharges'], ...third },
    rolls: 'blank blank blank / blank blank blank',
    first: first as never,
  }).attack();

test('Top Cover: after a friend at range 0-1 defends, a device is launched by a 3 bank or straight, for its charge', () => {
  const told = covered({});
  expect(told.offered()).toEqual([
    'launch:device:seismiccharge:3bankLeft',
    'launch:device:seismiccharge:3straight',
    'launch:device:seismiccharge:3bankRight',
  ]);
  const { game } = told.use('3straight');
  expect(game.last('devicePlaced')).toMatchObject({ device: 'device:seismiccharge', how: 'launch', ship: 'ship:B2' });
  expect(game.ship('B2').upgrades.find(({ card }) => card === 'upgrade:seismiccharges')!.charges).toBe(1);
});

test('Top Cover: not for a friend at range 2, nor without a charge, nor a second device in the round', () => {
  expect(covered({ at: [700, 620] }).offered()).toEqual([]);
  const spent = { do: 'loseCharge', ship: 'ship:B2', card: 'upgrade:seismiccharges' } as const;
  expect(covered({}, [spent, spent]).offered()).toEqual([]);
  const pose = { x: 100, y: 700, heading: 0 };
  const placed = {
    do: 'placeDevice',
    owner: 'p2',
    ship: 'ship:B2',
    device: 'device:protonbomb',
    pose,
    how: 'drop',
    fuses: 0,
  };
  expect(covered({}, [placed]).offered()).toEqual([]);
});

const under = (owner: 'p1' | 'p2', device: string) =>
  inStory(CARD, {
    devices: [{ is: device, at: [300, 320], owner }],
    p1: [{ pilot: 'scimitarsquadronpilot', at: [300, 200], dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [60, 860], dial: '2TW', tokens: { stress: 1 } }],
  }).until().game;

test('Top Cover: a bomb of its own side does not harm it, and it flies over such a mine; those of the enemy do', () => {
  expect(under('p1', 'protonbomb').ship('A1').damage).toEqual([]);
  expect(under('p2', 'protonbomb').ship('A1').damage).toHaveLength(1);
  expect(under('p1', 'proximitymine').events('deviceDetonated')).toEqual([]);
  expect(under('p2', 'proximitymine').events('deviceDetonated')).toHaveLength(1);
});

test('Top Cover: an electro-chaff cloud of its own side is such a device, loose cargo is none', () => {
  const jammed = (owner: 'p1' | 'p2', cloud = 'electrochaffcloud') => under(owner, cloud).events('tokenGained').length;
  expect([jammed('p1'), jammed('p2') > 0, jammed('p1', 'loosecargo') > 0]).toEqual([0, true, true]);
});
