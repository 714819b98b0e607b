import { expect, test } from 'vitest';
import type { DiceChange } from '../../../src/engine/core/ability';
import type { Option } from '../../../src/engine/core/decision';
import type { PlayerId } from '../../../src/engine/core/ids';
import { optionLabel, pieceName, questionOf } from '../../../src/panels/table/labels';
import { modificationLabel, modifierName } from '../../../src/panels/table/labels/modifications';
import { poseName } from '../../../src/panels/table/labels/poses';
import { inDuel } from '../../support/card';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

type Game = ReturnType<typeof scenario>;
const namesOf = ({ state }: Game) => ({ game: state, rules: engine.rules });

const labels = (game: Game, player: PlayerId): readonly string[] =>
  game.state.pending.find(one => one.player === player)!.options.map(option => optionLabel(namesOf(game), option));

const vader = scenario({
  p1: [{ pilot: 'darthvader', at: [300, 300], dial: '2FB' }],
  p2: [{ pilot: 'tempestsquadronpilot', at: [600, 600], dial: '2FB' }],
});

test('an action names its cost and what may follow it; a plain one does not', () => {
  expect(labels(vader, 'p2')).toEqual(['Focus → red barrel roll', 'Lock', 'Barrel roll', 'No action']);
});

test('a pilot ability is called so: the name of its pilot stands there already', () => {
  const game = scenario({
    p1: [{ pilot: 'darthvader', at: [300, 300], dial: '2FB' }],
    p2: [{ pilot: 'tempestsquadronpilot', at: [600, 600], where: 'removed' }],
  });
  game.choose('p1', 'action:barrelRoll:white');
  game.passUntil('chooseAction');
  const words = game.state.pending.map(one => questionOf(namesOf(game), one));
  expect(words).toEqual(['Pilot ability: Which action does A1 Darth Vader perform?']);
});

test('of several spent cards the player says which is reloaded', () => {
  const spend = (card: 'clustermissiles' | 'protonbombs') =>
    ({ do: 'spendCharge', ship: 'ship:A1', card: `upgrade:${card}` }) as const;
  const game = scenario({
    p1: [{ pilot: 'captainjonus', at: [457, 100], upgrades: ['clustermissiles', 'protonbombs'], dial: '2FB' }],
    p2: [{ pilot: 'darthvader', at: [457, 850], dial: '2FB' }],
    first: [spend('clustermissiles'), spend('protonbombs')],
  }).choose('p1', 'action:reload:red');
  expect(questionOf(namesOf(game), game.state.pending[0]!)).toBe('Which card of A1 Captain Jonus recovers a charge?');
  expect(labels(game, 'p1')).toEqual(['Cluster Missiles', 'Proton Bombs']);
});

test('a linked action opens no further link', () => {
  const game = scenario({
    p1: [{ pilot: 'darthvader', at: [300, 300], where: 'removed' }],
    p2: [{ pilot: 'tempestsquadronpilot', at: [600, 600], dial: '2FB' }],
  });
  game.choose('p2', 'action:focus:white');
  expect(labels(game, 'p2')).toEqual(['Barrel roll (red: 1 stress)', 'No action']);
});

test.each([
  ['roll:left:forward', 'roll:left:forward', 'Barrel roll left, forward'],
  ['roll:right:back', 'roll:right:back', 'Barrel roll right, back'],
  ['boost:right', 'boost:right', 'Boost bank right'],
  ['boost:straight', 'boost:straight', 'Boost straight'],
  ['landing:middle', 'middle', 'End in the middle'],
  ['turn:left', 'left', 'Turn left by 90° (1 stress)'],
  ['relocate:front:bankLeft', 'front:bankLeft', 'From its front guides, 2 bank left'],
  ['relocate:rear', 'rear', 'To the rear of the ship'],
  ['relocate:1turnLeft', '1turnLeft', 'Forward, 1 turn left'],
  ['drop:device:protonbomb:1straight', 'drop:device:protonbomb:1straight', 'Drop Proton Bomb with the 1 straight'],
  [
    'launch:device:drk1probedroid:3bankLeft',
    'launch:device:drk1probedroid:3bankLeft',
    'Launch DRK-1 Probe Droid with the 3 bank left',
  ],
  [
    'drop:device:niteowlcommandos:1straight:turned',
    'drop:device:niteowlcommandos:1straight:turned',
    'Drop Nite Owl Commandos with the 1 straight, facing the ship',
  ],
])('the place %s reads in words', (key, name, words) => {
  expect(poseName(namesOf(vader), key, name)).toBe(words);
});

test('a direction without room says that it will fail', () => {
  const option: Option = {
    key: 'boost:left:fail',
    subject: { kind: 'pose', pose: null, name: 'boost:left' },
    then: [],
  };
  expect(optionLabel(namesOf(vader), option)).toBe('Boost bank left (no room: it will fail)');
});

test('what changes dice says what it does', () => {
  const names = namesOf(vader);
  const label = (name: string, does: DiceChange) =>
    modificationLabel(names, { kind: 'modification', name, does, by: null });
  const turn = (most: number): DiceChange => ({ kind: 'change', dice: 'attack', from: ['focus'], to: 'hit', most });
  expect(label('focus', turn(6))).toBe('Spend a focus token: focus results become hits');
  expect(label('calculate', turn(1))).toBe('Spend a calculate token: a focus result becomes a hit');
  expect(label('lock', { kind: 'reroll', dice: 'attack', most: 6 })).toBe('Spend the lock: reroll any attack dice');
  expect(label('lock', { kind: 'reroll', dice: 'defense', most: 1 })).toMatch(/: reroll one defense die$/);
  expect(label('lock', { kind: 'reroll', dice: 'attack', most: 1, only: ['blank'] })).toMatch(/: reroll a blank$/);
  expect(label('lock', { kind: 'reroll', dice: 'attack', most: 2, only: ['blank'] })).toMatch(
    /: reroll up to 2 blanks$/,
  );
  const three: DiceChange = { kind: 'change', dice: 'attack', from: ['blank', 'focus', 'crit'], to: 'hit', most: 1 };
  expect(label('lock', three)).toBe('Spend the lock: a blank, a focus result or a critical hit becomes a hit');
  expect(modifierName(names, 'lock')).toBe('the lock');
  expect(modifierName(names, 'ship:A1:pilot:darthvader:attacker')).toBe('Darth Vader (A1)');
  expect(modifierName(names, 'ship:A1:upgrade:forthecause-talent:attacker:hit')).toBe('For The Cause (A1)');
});

test('identical pilots are told apart by their ID', () => {
  const game = scenario({
    p1: [
      { pilot: 'academypilot', at: [300, 300] },
      { pilot: 'academypilot', at: [400, 300] },
    ],
    p2: [{ pilot: 'academypilot', at: [300, 700] }],
  });
  const names = (['ship:A1', 'ship:A2', 'ship:B1'] as const).map(id => pieceName(namesOf(game), id));
  expect(names).toEqual(['A1 Academy Pilot', 'A2 Academy Pilot', 'B1 Academy Pilot']);
});

test('devices of a kind are numbered, a single one is not', () => {
  const bomb = { is: 'protonbomb', at: [400, 400] } as const;
  const story = {
    p1: [{ pilot: 'academypilot', at: [100, 100] }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
  } as const;
  const one = scenario({ ...story, devices: [bomb], phase: 'planning' });
  const two = scenario({ ...story, devices: [bomb, bomb], phase: 'planning' });
  expect(pieceName(namesOf(one), 'token:1')).toBe('Proton Bomb');
  expect(pieceName(namesOf(two), 'token:2')).toBe('Proton Bomb 2');
});

test('a question about dials knows how far the player is', () => {
  const game = scenario({
    p1: [{ pilot: 'academypilot', at: [300, 300] }],
    p2: [{ pilot: 'academypilot', at: [300, 700] }],
    phase: 'planning',
  });
  const asked = () => questionOf(namesOf(game), game.state.pending.find(({ player }) => player === 'p1')!);
  expect(asked()).toBe('Set your dials.');
  game.choose('p1', 'dial:ship:A1:2FB');
  expect(asked()).toBe('All your dials are set.');
  game.choose('p1', 'ready');
  expect(asked()).toBe('You are ready. The other player sets dials.');
});

test('a ship that leaves its carrier is told by which guides and maneuver, and where that leads out', () => {
  const leaving = (y: number) =>
    scenario({
      phase: 'system',
      p1: [
        { pilot: 'lothalrebel', at: [457, y], upgrades: ['ghost'] },
        { pilot: 'zeborrelios', at: [0, 0], docked: 'A1' },
      ],
      p2: [{ pilot: 'academypilot', at: [100, 880] }],
    });
  const game = leaving(400);
  expect(questionOf(namesOf(game), game.state.pending[0]!)).toBe(
    'Ghost: Does A2 “Zeb” Orrelios leave A1 Lothal Rebel, and by which maneuver?',
  );
  expect(labels(game, 'p1')).toContain('From the rear: blue 2 straight');
  expect(labels(leaving(60), 'p1')).toContain('From the rear: blue 2 straight (outside: it flees)');
  expect(labels(game, 'p1').at(-1)).toBe('Stay docked');
});

test('homing missiles let the defender suffer a hit, or have the dice rolled', () => {
  const { game } = inDuel('upgrade:homingmissiles', { attacker: { locks: ['B1'] }, range: 2 }).attack(
    'target:ship:B1:upgrade:homingmissiles',
  );
  expect(labels(game, 'p2')).toEqual(['Suffer it: no dice are rolled', 'No: the dice are rolled']);
});

test('what a card leaves to the other player is asked of them as such; to its own player as a use', () => {
  const game = scenario({
    p1: [{ pilot: 'darthvader', at: [300, 300], dial: '2FB' }],
    p2: [{ pilot: 'tempestsquadronpilot', at: [600, 600], dial: '2FB' }],
  });
  const [pending] = game.state.pending;
  const asked = (player: PlayerId) =>
    questionOf(namesOf(game), {
      ...pending!,
      player,
      topic: { kind: 'mayUse', card: 'upgrade:homingmissiles', ship: 'ship:A1' },
    });
  expect(asked('p2')).toBe('Homing Missiles of A1 Darth Vader leaves you a choice.');
  expect(asked('p1')).toBe('A1 Darth Vader: use Homing Missiles?');
});
