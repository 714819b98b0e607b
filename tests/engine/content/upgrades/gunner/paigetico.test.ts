import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { blockOf } from '../../../../support/duel';

const bomber = (disarm = 0) => ({
  pilot: 'zetasquadronsurvivor',
  turret: 'front' as const,
  upgrades: ['protonbombs'],
  tokens: { disarm },
});

describe.each(['paigetico', 'paigetico-gunner'])('%s', id => {
  const shot = () => inDuel(`upgrade:${id}`, { attacker: bomber(), rolls: 'blank blank / blank blank blank' }).attack();
  test('after a primary attack, a bomb', () => {
    const told = shot();
    expect(told.offered()).toEqual([`use:upgrade:${id}:upgrade:protonbombs`, `use:upgrade:${id}:rotate`]);
    const { game } = told.use('protonbombs');
    expect(game.last('devicePlaced')).toMatchObject({ device: 'device:protonbomb', how: 'drop' });
    expect(game.about('A1', 'chargeSpent')).toMatchObject({ card: 'upgrade:protonbombs' });
  });
  test('or the turret, and only one of the two', () => {
    const told = shot().use('rotate');
    expect(told.game.ship('A1').turret).toBe('rear');
    expect(told.offered()).toEqual([]);
    expect(told.game.events('devicePlaced')).toEqual([]);
  });
});

const destroyed = (id: string) =>
  inDuel(`upgrade:${id}`, {
    on: 'defender',
    defender: { ...bomber(), heading: 0, shields: 0, damage: ['-fuelleak', '-fuelleak'] },
    rolls: 'hit hit hit / blank blank',
  }).attack();

test('Paige Tico: destroyed, she may drop a bomb', () => {
  const { game } = destroyed('paigetico').use();
  expect(game.last('devicePlaced')).toMatchObject({ device: 'device:protonbomb', owner: 'p2' });
});

test('Paige Tico of a standard loadout: not when destroyed', () => {
  expect(destroyed('paigetico-gunner').offered()).toEqual([]);
});

test('Paige Tico of a standard loadout: turret attacks with exactly one disarm token', () => {
  const told = (disarm: number) => inDuel('upgrade:paigetico-gunner', { attacker: bomber(disarm) }).game;
  expect(blockOf(told(1), 'A1', 'B1', 'primary:1')).toBeNull();
  expect(blockOf(told(1), 'A1', 'B1', 'primary:0')).toMatchObject({ kind: 'disarmed' });
  expect(blockOf(told(2), 'A1', 'B1', 'primary:1')).toMatchObject({ kind: 'disarmed' });
});
