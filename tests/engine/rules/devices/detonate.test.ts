import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../../src/engine/core/event';
import { FAR, vader, xwing } from '../../../support/devices';
import { engine } from '../../../support/engine';
import { type Story, scenario } from '../../../support/scenario';

type Laid = NonNullable<Story['devices']>[number];

describe('bombs at the end of the Activation Phase', () => {
  const bombs = (devices: readonly Laid[], rest: Partial<Story> = {}) =>
    scenario({
      p1: [xwing([100, 100], { dial: '1FB' })],
      p2: [vader([800, 100], { dial: '1FW', heading: 0 })],
      devices,
      ...rest,
    });
  const goesOff = (game: ReturnType<typeof scenario>) => game.events('deviceDetonated').map(({ token }) => token);

  test('the first player’s before the other’s', () => {
    const devices: readonly Laid[] = [
      { is: 'protonbomb', at: [457, 300], owner: 'p1' },
      { is: 'protonbomb', at: [457, 500], owner: 'p2' },
    ];
    expect(goesOff(bombs(devices).passUntil('setDials'))).toEqual(['token:1', 'token:2']);
    expect(goesOff(bombs(devices, { firstPlayer: 'p2' }).passUntil('setDials'))).toEqual(['token:2', 'token:1']);
  });

  test('news of it tells the place that it had, whatever becomes of the token in a fork', () => {
    const game = bombs([{ is: 'protonbomb', at: [457, 300] }]);
    const fork = engine.fork(game.state);
    const live = fork.state.devices['token:1']!;
    const told = (): readonly GameEvent[] => {
      const [given] = (['p1', 'p2'] as const).flatMap(player => engine.legalAnswers(fork.state, player));
      const outcome = fork.answer(fork.state, given!);
      if (!outcome.ok) throw new Error(outcome.problem);
      return outcome.step.events;
    };
    let news: GameEvent | undefined;
    for (let tries = 0; tries < 20 && !news; tries++) news = told().find(({ type }) => type === 'deviceDetonated');
    Object.assign(live, { pose: { x: 0, y: 0, heading: 0 } });
    expect(news).toMatchObject({ was: { pose: { x: 457, y: 300 } } });
  });

  test('each player orders their own', () => {
    const game = bombs([
      { is: 'protonbomb', at: [457, 300] },
      { is: 'ionbomb', at: [457, 400] },
      { is: 'bomblet', at: [457, 500] },
    ]);
    game.passUntil('detonate');
    expect(game.offers('p1')).toEqual(['token:1', 'token:2', 'token:3']);
    game.choose('p1', 'token:2');
    expect(game.offers('p1')).toEqual(['token:1', 'token:3']);
    game.choose('p1', 'token:3').passUntil('setDials');
    expect(goesOff(game)).toEqual(['token:2', 'token:3', 'token:1']);
  });

  test('each is resolved fully before the next: what the first removed the second does not find', () => {
    const game = bombs(
      [
        { is: 'seismiccharge', at: [457, 300] },
        { is: 'seismiccharge', at: [457, 450] },
      ],
      { rocks: [{ is: 'coreasteroid0', at: [457, 390] }] },
    );
    game.passUntil('detonate').choose('p1', 'token:1').passUntil('setDials');
    expect(game.events('obstacleRemoved')).toHaveLength(1);
    expect(goesOff(game)).toHaveLength(2);
  });

  test('a fuse saves a bomb for this round only', () => {
    const game = bombs([{ is: 'protonbomb', at: [457, 300], fuses: 1 }]).passUntil('setDials');
    expect(goesOff(game)).toEqual([]);
    expect(game.events('fuseRemoved')).toHaveLength(1);
    expect(game.state.devices['token:1']).toMatchObject({ fuses: 0 });
  });

  test('a ship that a bomb destroys is gone before the next', () => {
    const game = bombs(
      [
        { is: 'protonbomb', at: [100, 260] },
        { is: 'ionbomb', at: [100, 260] },
      ],
      { p1: [xwing([100, 100], { dial: '1FB', shields: 0, damage: ['-directhit', '-directhit', '-directhit'] })] },
    );
    game.passUntil('detonate').choose('p1', 'token:1');
    expect(game.ship('A1').where).toBe('removed');
    expect(game.tokens('A1')).toEqual({});
  });

  test('mines, remotes and obstacles do not go off then', () => {
    const game = bombs([
      { is: 'proximitymine', at: [457, 300] },
      { is: 'sensorbuoy', at: [457, 400] },
      { is: 'loosecargo', at: [457, 500] },
    ]);
    expect(goesOff(game.passUntil('setDials'))).toEqual([]);
  });
});

describe('several devices in one move', () => {
  /** A1 flies two straight from (457, 200): the template lies at y 220 to 300, the base ends at 300 to 340. */
  const fly = (devices: readonly Laid[], rest: Partial<Story> = {}) =>
    scenario({ p1: [xwing([457, 200], { dial: '2FB' })], p2: [vader(FAR, { dial: '2FB' })], devices, ...rest });

  test('of one kind, the nearest to the start first', () => {
    const game = fly(
      [
        { is: 'proximitymine', at: [457, 310], owner: 'p2' },
        { is: 'proximitymine', at: [457, 240], owner: 'p2' },
      ],
      { dice: ['blank', 'blank', 'blank', 'blank'] },
    );
    expect(game.events('deviceDetonated').map(({ token }) => token)).toEqual(['token:2', 'token:1']);
  });

  test('of different kinds, as their owner likes', () => {
    const game = fly([
      { is: 'proximitymine', at: [457, 310], owner: 'p2' },
      { is: 'connernet', at: [457, 240], owner: 'p2' },
    ]);
    expect(game.asked('p2')).toBe('detonate');
    game.choose('p2', 'token:1');
    expect(game.events('deviceDetonated').map(({ token }) => token)).toEqual(['token:1', 'token:2']);
  });

  test('what does nothing to this ship needs no order', () => {
    const game = fly(
      [
        { is: 'proximitymine', at: [457, 310], owner: 'p1' },
        { is: 'clanwrencommandos', at: [457, 230], owner: 'p1' },
      ],
      { dice: ['blank', 'blank'] },
    );
    game.choose('p1', 'pass');
    expect(game.asked('p1')).toBe('chooseAction');
    expect(game.events('deviceDetonated')).toHaveLength(1);
  });

  test('of both players, the first player’s first', () => {
    const game = fly(
      [
        { is: 'proximitymine', at: [457, 240], owner: 'p2' },
        { is: 'connernet', at: [457, 310], owner: 'p1' },
      ],
      { dice: ['blank', 'blank'] },
    );
    expect(game.events('deviceDetonated').map(({ token }) => token)).toEqual(['token:2', 'token:1']);
  });

  test('a ship that the first destroys sets off no more', () => {
    const dying = xwing([457, 200], { dial: '2FB', shields: 0, damage: ['-directhit', '-directhit', '-directhit'] });
    const game = fly(
      [
        { is: 'proximitymine', at: [457, 240], owner: 'p2' },
        { is: 'proximitymine', at: [457, 310], owner: 'p2' },
      ],
      { p1: [dying], dice: ['blank', 'blank'] },
    );
    expect(Object.keys(game.state.devices)).toEqual(['token:2']);
  });

  test('obstacles come before mines', () => {
    const game = fly(
      [
        { is: 'connernet', at: [457, 240], owner: 'p2' },
        { is: 'loosecargo', at: [457, 310], owner: 'p2' },
      ],
      { dice: ['blank'] },
    );
    const happened = game.happened();
    expect(happened.indexOf('obstacleMet')).toBeLessThan(happened.indexOf('deviceDetonated'));
  });
});
