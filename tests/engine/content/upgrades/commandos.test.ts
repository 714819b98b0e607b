import { describe, expect, test } from 'vitest';
import { FAR, vader } from '../../../support/devices';
import { scenario } from '../../../support/scenario';

describe.each([
  'clanwrencommandos',
  'niteowlcommandos',
  'deathwatchcommandos',
  'imperialsupercommandos',
  'mandaloriansupercommandos',
])('%s', card => {
  const system = (enemy: readonly [number, number] = FAR) =>
    scenario({
      phase: 'system',
      p1: [{ pilot: 'captainkagi', at: [457, 400], upgrades: [card], dial: '1FB' }],
      p2: [vader(enemy, { dial: '2FB' })],
    });
  const KEY = `drop:device:${card}:1straight`;

  test('leave the ship by the 1 straight, looking away from it or toward it', () => {
    const game = system();
    expect(game.offers('p1')).toEqual([KEY, `${KEY}:turned`, 'pass']);
    game.choose('p1', KEY);
    expect(Object.values(game.state.devices)).toMatchObject([{ charges: 2, pose: { y: 320, heading: 180 } }]);
    expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
    const turned = system().choose('p1', `${KEY}:turned`);
    // The same ground, its front where its rear would have been.
    expect(Object.values(turned.state.devices)).toMatchObject([{ pose: { y: 284, heading: 0 } }]);
  });

  test('may go on in the same round, and strain an enemy that they are laid under', () => {
    const game = system([457, 300]).choose('p1', KEY);
    expect(game.tokens('B1')).toEqual({ strain: 1 });
    expect(game.asked('p1')).toBe('relocate');
  });
});
