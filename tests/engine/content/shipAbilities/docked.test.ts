import { expect, test } from 'vitest';
import { weaponsOf } from '../../../../src/engine/look/attack';
import { barOf } from '../../../../src/engine/look/bar';
import { inStory } from '../../../support/card';
import { engine } from '../../../support/engine';
import { flying } from '../../../support/flying';
import { type Placed, scenario } from '../../../support/scenario';

const ghost: Placed = { pilot: 'lothalrebel', at: [457, 400], upgrades: ['ghost'], dial: '2FB' };
const ahead: Placed = { pilot: 'academypilot', at: [457, 560], heading: 0, dial: '2FB' };
const behind: Placed = { pilot: 'academypilot', at: [457, 240], heading: 180, dial: '2FB' };

test.each(['lockedandloaded', 'tailgun', 'commsshuttle', 'copilot', 'pursuitcraft', 'riggedenergycells'])(
  '%s leaves nothing to the players’ hands',
  id => expect(engine.rules.automationOf(`shipAbility:${id}`).is).toBe('whole'),
);

const shoots = (rider: Placed, p2: readonly Placed[] = [ahead, behind]) => {
  const told = inStory('shipAbility:lockedandloaded', { phase: 'engagement', p1: [ghost, rider], p2 });
  told.game.passUntil('chooseAttack');
  return told;
};
const zeb: Placed = { pilot: 'zeborrelios', at: [0, 0], docked: 'A1' };

test('Tail Gun: with a docked ship, a rear weapon as strong as its front one', () => {
  const { game } = shoots(zeb);
  const weapons = weaponsOf({ state: game.state, rules: engine.rules }, game.ship('A1'));
  expect(weapons.map(({ ref, arc, attack }) => [ref, arc, attack])).toEqual([
    ['primary:0', 'front', 4],
    ['primary:1', 'rear', 3],
  ]);
  expect(game.offers('p1')).toContain('target:ship:B2:primary:1');
});

test('Tail Gun: nothing while nobody is docked', () => {
  const { game } = shoots({ ...zeb, docked: undefined as never, at: [800, 100] });
  expect(game.offers('p1')).toEqual(['target:ship:B1:primary:0', 'pass']);
});

test('Locked and Loaded: after a front attack its carrier may fire to the rear too', () => {
  const told = shoots(zeb);
  told.game.choose('p1', 'target:ship:B1:primary:0');
  expect(told.offered()).toEqual(['target:ship:B2:primary:1']);
});

test('Locked and Loaded: not after a rear attack, nor from a ship that flies by itself', () => {
  const told = shoots(zeb);
  told.game.choose('p1', 'target:ship:B2:primary:1');
  expect(told.offered()).toEqual([]);
  const alone = shoots({ pilot: 'zeborrelios', at: [800, 100] });
  alone.game.choose('p1', 'target:ship:B1:primary:0');
  expect(alone.offered()).toEqual([]);
});

const activates = (rider: Placed) =>
  inStory(
    'shipAbility:commsshuttle',
    {
      p1: [ghost, rider, { ...zeb, pilot: 'sabinewren', docked: undefined as never, at: [500, 300], dial: '2FB' }],
      p2: [{ ...ahead, at: [100, 880] }],
    },
    'A2',
  );
const ap5: Placed = { pilot: 'ap5', at: [0, 0], docked: 'A1' };

test('Comms Shuttle: its carrier has the coordinate action, and may perform it before it activates', () => {
  const told = activates(ap5);
  const table = { state: told.game.state, rules: engine.rules };
  expect(barOf(table, told.game.ship('A1')).map(({ action }) => action)).toContain('coordinate');
  expect(told.offered()).toEqual(['action:coordinate:white']);
  expect(told.game.about('A1', 'dialRevealed')).toBeUndefined();
});

test('Comms Shuttle: not while it flies by itself', () => {
  const told = activates({ ...ap5, docked: undefined as never, at: [700, 700], dial: '2FB' });
  const table = { state: told.game.state, rules: engine.rules };
  expect(barOf(table, told.game.ship('A1')).map(({ action }) => action)).not.toContain('coordinate');
  expect(told.offered()).toEqual([]);
});

/** Made up, on the rider's pilot card: a focus token as the Engagement Phase starts. */
const piloted = (rider: Placed) =>
  scenario({
    phase: 'engagement',
    p1: [{ pilot: 'freightercaptain', at: [457, 400], upgrades: ['landosmillenniumfalcon'] }, rider],
    p2: [{ ...ahead, at: [457, 520] }],
    abilities: {
      'pilot:outerrimpioneer': [
        {
          kind: 'triggered',
          on: 'start:engagement',
          optional: false,
          name: 'made up',
          then: ({ self }) => [{ do: 'gainToken', ship: self.id, token: 'evade', by: self.player }],
        },
      ],
    },
  });

test('Co-Pilot: its carrier has its pilot ability too', () => {
  const game = piloted({ pilot: 'outerrimpioneer', at: [0, 0], docked: 'A1' });
  expect([game.tokens('A1'), game.tokens('A2')]).toEqual([{ evade: 1 }, {}]);
});

test('Co-Pilot: not while it flies by itself', () => {
  const game = piloted({ pilot: 'outerrimpioneer', at: [800, 100] });
  expect([game.tokens('A1'), game.tokens('A2')]).toEqual([{}, { evade: 1 }]);
});

test('Rigged Energy Cells: docked, it keeps its charge', () => {
  const charges = (docked: boolean) => {
    const drone: Placed = { pilot: 'autopilotdrone', at: [800, 100], dial: '1FB', ...(docked ? { docked: 'A1' } : {}) };
    const falcon: Placed = { pilot: 'freightercaptain', at: [457, 400], upgrades: ['landosmillenniumfalcon'] };
    const game = scenario({ phase: 'system', p1: [falcon, drone], p2: [ahead] });
    return game.passUntil('chooseAction').ship('A2').charges;
  };
  expect([charges(true), charges(false)]).toEqual([3, 2]);
});

const deployed = (upgrades: readonly string[]) =>
  flying(
    'shipAbility:pursuitcraft',
    { pilot: 'bossk-z95af4headhunter' },
    {
      p1: [
        { pilot: 'bossk-z95af4headhunter', at: [457, 300] },
        { pilot: 'bossk', at: [600, 300], upgrades, locks: ['B1'] },
      ],
      p2: [{ pilot: 'academypilot', at: [457, 500], dial: '2FB' }],
      first: [{ do: 'openWindow', moment: { at: 'after:deploy', ship: 'ship:A1' } }],
    },
  );

test('Pursuit Craft: deployed, it may lock what the Hound’s Tooth has locked', () => {
  const told = deployed(['houndstooth']);
  expect(told.offered()).toEqual(['ship:B1']);
  expect(told.use().game.ship('A1').locks).toEqual(['ship:B1']);
});

test('Pursuit Craft: not what any other friend has locked', () => {
  expect(deployed([]).offered()).toEqual([]);
});
