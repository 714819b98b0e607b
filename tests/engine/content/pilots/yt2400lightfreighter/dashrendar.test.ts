import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { blockOf } from '../../../../support/duel';
import { acting, flying } from '../../../../support/flying';

const rocks = [{ is: 'coreasteroid0', at: [457, 410] }] as const;

test('Dash Rendar: he flies over an asteroid and ends on it unharmed, and acts', () => {
  const { game } = flying('pilot:dashrendar', { pilot: 'dashrendar', dial: '1FB' }, { rocks });
  expect(game.events('obstacleMet')).toMatchObject([{ overlapped: true }]);
  expect([game.events('shieldLost').length, game.asked('p1')]).toEqual([0, 'chooseAction']);
});

test('Dash Rendar: he barrel rolls onto an asteroid; others do not', () => {
  const beside = { rocks: [{ is: 'coreasteroid0', at: [340, 400] as const }] };
  const roll = (pilot: string) =>
    acting(`pilot:${pilot}`, { pilot, dial: '1FB' }, 'action:barrelRoll:red', beside).game;
  expect(roll('dashrendar').offers('p1')).toContain('roll:left:middle');
  expect(roll('wildspacefringer').offers('p1')).toContain('roll:left:fail');
});

test('Dash Rendar: on an asteroid he attacks nobody; in the other print he does', () => {
  const on = (pilot: string) =>
    blockOf(
      inDuel(`pilot:${pilot}`, {
        attacker: { pilot, turret: 'front' },
        rocks: [{ is: 'coreasteroid0', at: [457, 300] }],
      }).game,
      'A1',
      'B1',
      'primary:0',
    );
  expect(on('dashrendar')).toMatchObject({ kind: 'onObstacle' });
  expect(on('dashrendar-swz103-rebelalliance')).toBeNull();
});

test('Dash Rendar: a plain pilot suffers on the way', () => {
  const { game } = flying('pilot:wildspacefringer', { pilot: 'wildspacefringer', dial: '1FB' }, { rocks });
  expect(game.events('shieldLost').length).toBeGreaterThan(0);
});
