import { describe, expect, test } from 'vitest';
import { at } from '../../../src/engine/core/ability';
import { attack, duel, PRIMARY } from '../../support/duel';
import { engine } from '../../support/engine';
import { type Placed, type Story, scenario } from '../../support/scenario';

const engaged = (game: ReturnType<typeof scenario>) =>
  game.events('engagementStarted').map(({ ship }) => ship.slice(5));

/** Too far from each other to shoot. */
const far = (pilot: string, x: number, y: number): Placed => ({ pilot, at: [x, y] });

describe('engagement order', () => {
  const squads = {
    phase: 'engagement',
    p1: [far('bluesquadronescort', 100, 60), far('plainace', 300, 60)],
    p2: [far('academypilot', 100, 850), far('darthvader', 300, 850)],
  } as const;

  test('runs from the highest initiative down, in player order where it is the same', () => {
    expect(engaged(scenario(squads))).toEqual(['A2', 'B2', 'A1', 'B1']);
    expect(engaged(scenario({ ...squads, firstPlayer: 'p2' }))).toEqual(['B2', 'A2', 'A1', 'B1']);
  });

  describe('ships of one initiative', () => {
    /** Two X-wings before a TIE, and a third one that looks away. */
    const flight = (more: Partial<Story> = {}, third: Partial<Placed> = {}) =>
      scenario({
        phase: 'engagement',
        p1: [
          { pilot: 'bluesquadronescort', at: [400, 300] },
          { pilot: 'bluesquadronescort', at: [300, 300], heading: 180, ...third },
          { pilot: 'bluesquadronescort', at: [457, 300] },
        ],
        p2: [{ pilot: 'academypilot', at: [430, 480] }],
        ...more,
      });

    test('a player orders those of theirs that can attack; the others engage after them by themselves', () => {
      const game = flight();
      expect(game.asked('p1')).toBe('chooseShip');
      expect(game.offers('p1')).toEqual(['ship:A1', 'ship:A3']);
      expect(engine.explain(game.state, game.state.pending[0]!)).toEqual([
        { key: 'ship:A2', subject: { kind: 'ship', ship: 'ship:A2' }, reasons: [{ kind: 'noTarget' }] },
      ]);
      game.choose('p1', 'ship:A3', 'pass');
      expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAttack', ship: 'ship:A1' });
      game.choose('p1', 'pass');
      expect(engaged(game)).toEqual(['A3', 'A1', 'A2', 'B1']);
      expect(game.events('attackDeclined')).toContainEqual({
        type: 'attackDeclined',
        ship: 'ship:A2',
        why: { kind: 'noTarget' },
      });
    });

    test('where only one can attack, nobody is asked who engages next', () => {
      const alone = flight({ p2: [{ pilot: 'academypilot', at: [300, 180], heading: 180 }] });
      expect(alone.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAttack', ship: 'ship:A2' });
      alone.choose('p1', 'pass');
      expect(engaged(alone)).toEqual(['A2', 'A1', 'A3', 'B1']);
    });

    test('where none can, all engage without a question', () => {
      const game = flight({ p2: [far('academypilot', 800, 850)] });
      expect(engaged(game)).toEqual(['A1', 'A2', 'A3', 'B1']);
      expect(game.asked('p1')).toBe('setDials');
    });

    test('one whose engaging sets off an ability has its place in the order', () => {
      const burning = flight({}, { damage: ['consolefire'] });
      expect(burning.offers('p1')).toEqual(['ship:A1', 'ship:A2', 'ship:A3']);
    });

    test('one that had no target waits, and attacks if an attack before it brought one', () => {
      const turns = at('after:attack', {
        who: { is: 'any' },
        as: 'attacker',
        if: ({ self }) => self.id === 'ship:A1',
        must: () => [{ do: 'rotateShip', ship: 'ship:A2', by: 180 }],
      });
      const game = flight(
        {
          p1: [
            { pilot: 'bluesquadronescort', at: [457, 300] },
            { pilot: 'bluesquadronescort', at: [400, 300], heading: 180 },
          ],
          abilities: { 'pilot:bluesquadronescort': [turns] },
        },
        {},
      );
      expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAttack', ship: 'ship:A1' });
      game.choose('p1', PRIMARY).passUntil('chooseAttack');
      expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAttack', ship: 'ship:A2' });
    });
  });

  test('every step is announced once', () => {
    expect(
      scenario(squads)
        .events('initiativeReached')
        .map(({ initiative }) => initiative),
    ).toEqual([6, 2, 1]);
  });

  test('a ship engages once and attacks once', () => {
    const game = attack({ dice: ['blank', 'blank', 'blank'] }).passUntil('setDials');
    expect(engaged(game)).toEqual(['A1', 'B1']);
    expect(game.events('attackPerformed')).toHaveLength(1);
  });

  test('a player may leave it', () => {
    const game = duel().choose('p1', 'pass');
    expect(game.events('attackDeclined')[0]).toMatchObject({ ship: 'ship:A1', why: null });
  });
});

describe('simultaneous fire', () => {
  const dying = { damage: ['-directhit', '-directhit'] } as const;
  const deadly = ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'] as const;

  test('a ship destroyed at its own initiative still engages, and leaves when all of it have', () => {
    const game = attack({ defender: { pilot: 'darthvader', shields: 0, ...dying }, dice: deadly });
    expect(game.ship('B1')).toMatchObject({ destroyed: true, where: 'table' });
    expect(game.offers('p2')).toEqual(['target:ship:A1:primary:0', 'pass']);
    game.choose('p2', 'pass');
    expect(game.ship('B1').where).toBe('removed');
  });

  test('a lower one is removed before its turn', () => {
    const game = attack({ defender: dying, dice: deadly, enemies: [far('academypilot', 800, 800)] });
    expect(game.ship('B1').where).toBe('removed');
    expect(engaged(game)).toEqual(['A1', 'B2']);
  });

  test('a ship that has engaged stays until the step ends too, and can be shot at again', () => {
    const game = duel({
      defender: { pilot: 'darthvader', shields: 0, ...dying },
      wingmen: [{ pilot: 'hansolo-modifiedyt1300lightfreighter', at: [300, 500], turret: 'right' }],
      firstPlayer: 'p2',
      dice: deadly,
    });
    game.choose('p2', 'pass').choose('p1', 'ship:A1', PRIMARY);
    expect(game.ship('B1')).toMatchObject({ destroyed: true, where: 'table' });
    expect(game.offers('p1')).toContain(PRIMARY);
    game.choose('p1', 'pass');
    expect(game.ship('B1').where).toBe('removed');
  });

  test('its points count when it is destroyed, not when it leaves', () => {
    const game = attack({ defender: { pilot: 'darthvader', shields: 0, ...dying }, dice: deadly });
    expect(game.ship('B1').where).toBe('table');
    expect(game.last('scored')).toMatchObject({ player: 'p1', reason: { kind: 'destroyed', ship: 'ship:B1' } });
  });

  test('the last step ends before the End Phase is scored', () => {
    const game = attack({
      attacker: { pilot: 'cavernangelszealot' },
      defender: { pilot: 'academypilot', ...dying },
      enemies: [far('academypilot', 800, 800)],
      dice: deadly,
    });
    game.passUntil('setDials');
    const order = game.happened().filter(type => ['shipDestroyed', 'shipRemoved', 'phaseEnded'].includes(type));
    expect(order.slice(0, 3)).toEqual(['shipDestroyed', 'shipRemoved', 'phaseEnded']);
  });

  test('a ship destroyed before the first step has none to wait for', () => {
    const game = duel({
      defender: { pilot: 'darthvader' },
      enemies: [far('academypilot', 800, 800)],
      abilities: {
        'pilot:plainace': [
          at('start:engagement', {
            must: () => [{ do: 'destroyShip', ship: 'ship:B1' }],
          }),
        ],
      },
    });
    expect(game.ship('B1').where).toBe('removed');
    expect(engaged(game)).toEqual(['A1', 'B2']);
  });
});

describe('engaging without attacking', () => {
  test.each([
    [{ disarm: 1 }, { kind: 'disarmed' }],
    [{ cloak: 1 }, { kind: 'cloaked' }],
  ])('with %o', (tokens, why) => {
    const game = duel({ attacker: { tokens } });
    expect(engaged(game)).toContain('A1');
    expect(game.events('attackDeclined')[0]).toMatchObject({ ship: 'ship:A1', why });
  });

  test.each([{ stress: 2 }, { ion: 1 }, { tractor: 1 }, { jam: 1 }])('not with %o', tokens => {
    expect(duel({ attacker: { tokens } }).offers('p1')).toContain(PRIMARY);
  });

  test.each(['coreasteroid0', 'yt2400debris1', 'gascloud1'])('at range 0 of %s', is => {
    const game = duel({ rocks: [{ is, at: [457, 290] }] });
    expect(game.events('attackDeclined')[0]).toMatchObject({
      ship: 'ship:A1',
      why: { kind: 'onObstacle', object: 'rock:1' },
    });
  });

  test('beside an obstacle it attacks', () => {
    expect(duel({ rocks: [{ is: 'coreasteroid1', at: [400, 300] }] }).offers('p1')).toContain(PRIMARY);
  });

  test('the obstacle under the defender does not matter', () => {
    expect(duel({ rocks: [{ is: 'coreasteroid0', at: [457, 520] }] }).offers('p1')).toContain(PRIMARY);
  });

  test('with nobody in arc', () => {
    expect(duel({ attacker: { heading: 180 } }).events('attackDeclined')[0]).toMatchObject({
      ship: 'ship:A1',
      why: { kind: 'noTarget' },
    });
  });
});
