import { describe, expect, test } from 'vitest';
import { impossible } from '../../../../src/engine/rules/actions/possible';
import { acting } from '../../../support/actions';
import { engine } from '../../../support/engine';

describe('the rotate action', () => {
  test('a single indicator turns to any other arc', () => {
    const game = acting({ pilot: 'rebelscout', at: [457, 300], turret: 'left' }).choose('p1', 'action:rotate:white');
    expect(game.offers('p1')).toEqual(['arc:front', 'arc:rear', 'arc:right']);
    game.choose('p1', 'arc:rear');
    expect(game.ship('A1').turret).toBe('rear');
    expect(game.last('turretPointed')).toMatchObject({ ship: 'ship:A1', arc: 'rear' });
  });

  test('a double indicator turns to the two arcs it did not show, and nobody is asked', () => {
    const falcon = { pilot: 'outerrimsmuggler', at: [457, 300] } as const;
    const across = acting({ ...falcon, turret: 'front' }).choose('p1', 'action:rotate:white');
    expect(across.ship('A1').turret).toBe('left');
    const along = acting({ ...falcon, turret: 'left' }).choose('p1', 'action:rotate:white');
    expect(along.ship('A1').turret).toBe('front');
  });

  test('a turret brings the action to a ship that has none', () => {
    const ywing = { pilot: 'graysquadronbomber', at: [457, 300] } as const;
    expect(acting(ywing).offers('p1')).not.toContain('action:rotate:white');
    const armed = acting({ ...ywing, upgrades: ['dorsalturret'] });
    expect(armed.offers('p1')).toContain('action:rotate:white');
  });

  test('without an indicator there is nothing to rotate', () => {
    const game = acting({ pilot: 'rebelscout', at: [457, 300] });
    const table = { state: game.state, rules: engine.rules };
    expect(impossible(table, { ...game.ship('A1'), turret: null }, 'rotate')).toEqual({ kind: 'noTurret' });
    expect(impossible(table, game.ship('A1'), 'rotate')).toBeNull();
  });
});
