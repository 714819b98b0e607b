import { afterEach, describe, expect, test } from 'vitest';
import type { Face } from '../../src/engine/core/event';
import {
  beforeLastRoll,
  bringBack,
  newDice,
  sameDice,
  setBehavior,
  setNextRoll,
  settle,
  settleShip,
  startOver,
} from '../../src/store/practice';
import { parseGameFile, textOfGame } from '../../src/store/saves/gameFile';
import { playRound, startPractice, targetsAnswer } from '../panels/practice/practising';
import { answerWith, gameOn, table } from './playing';

afterEach(() => table().leave());

const TARGET = 'ship:B1';
const practice = () => gameOn().practice!;

/** Both stand within reach of a shot, and the player is asked whom to attack. */
async function toShoot(): Promise<void> {
  await startPractice({ drill: 'shoot' });
  settleShip('peaceful', TARGET, true);
  table().submit(answerWith('p1', 'ready'));
  targetsAnswer();
}

function attack(): readonly Face[] {
  table().submit(answerWith('p1', 'target:'));
  const roll = table()
    .past.at(-1)!
    .events.find(event => event.type === 'diceRolled');
  return roll?.faces ?? [];
}

describe('free undo', () => {
  test('steps back over what the targets answered to the player’s own last step', async () => {
    await startPractice();
    table().submit(answerWith('p1', 'dial:ship:A1:'));
    const before = gameOn();
    table().submit(answerWith('p1', 'ready'));
    targetsAnswer();
    expect(table().past.at(-1)!.answer.player).toBe('p2');
    const after = gameOn();
    table().undo();
    expect(gameOn()).toBe(before);
    table().redo();
    expect(gameOn()).toBe(after);
  });

  test('but not into the pieces that were placed', async () => {
    await startPractice();
    const before = gameOn();
    expect(table().undo()).toBe(false);
    expect(table().problem).toBe('There is nothing to undo.');
    expect(gameOn()).toBe(before);
  });

  test('a redo goes one own step at a time', async () => {
    await startPractice();
    const start = table().past.length;
    playRound();
    const end = gameOn();
    while (table().undo());
    expect(table().past.length).toBe(start);
    table().redo();
    expect(table().past.length).toBe(start + 1);
    while (table().redo());
    expect(gameOn()).toBe(end);
  });
});

describe('dice', () => {
  test('the same again, whatever is chosen', async () => {
    await toShoot();
    const asked = gameOn();
    const faces = attack();
    expect(faces.length).toBeGreaterThan(1);
    targetsAnswer();
    sameDice();
    expect(gameOn()).toBe(asked);
    expect(attack()).toEqual(faces);
  });

  test('the same again after the target has shot back: the player chooses anew', async () => {
    await toShoot();
    settleShip('peaceful', TARGET, false);
    const asked = gameOn();
    const faces = attack();
    targetsAnswer();
    expect(table().past.at(-1)).toMatchObject({ answer: { player: 'p2' } });
    expect(table().events.some(({ type }) => type === 'diceRolled')).toBe(true);
    sameDice();
    expect(gameOn()).toBe(asked);
    expect(attack()).toEqual(faces);
  });

  test('new ones fall otherwise, sooner or later', async () => {
    await toShoot();
    const faces = attack();
    const seen = new Set([faces.join()]);
    for (let turn = 0; turn < 12; turn++) {
      targetsAnswer();
      newDice();
      seen.add(attack().join());
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('new dice for what comes, where nothing was rolled: nobody is sent back', async () => {
    await toShoot();
    const { past } = table();
    expect(beforeLastRoll(past)).toBe(-1);
    newDice();
    newDice();
    expect(table().past.length).toBe(past.length + 2);
  });

  test('what was settled since stays so', async () => {
    await toShoot();
    attack();
    settleShip('endless', TARGET, false);
    sameDice();
    expect(practice().endless).toEqual([]);
  });

  test('the next roll as it was set', async () => {
    await toShoot();
    setNextRoll('attack', ['crit', 'blank']);
    expect(attack().slice(0, 2)).toEqual(['crit', 'blank']);
  });
});

describe('changes in the middle', () => {
  test('a target that flew stands still, and undone flies as before', async () => {
    await startPractice();
    setBehavior(TARGET, { kind: 'circle', side: 'left' });
    setBehavior(TARGET, { kind: 'still' });
    expect(practice().still).toEqual([TARGET]);
    const { pose } = gameOn().ships[TARGET]!;
    playRound();
    expect(gameOn().ships[TARGET]!.pose).toEqual(pose);
    setBehavior(TARGET, { kind: 'straight', speed: 2 });
    expect(practice().still).toEqual([]);
    expect(table().options.targets).toEqual({ [TARGET]: { kind: 'straight', speed: 2 } });
    table().undo();
    expect(practice().still).toEqual([TARGET]);
  });

  test('only moving: nobody attacks', async () => {
    await startPractice({ drill: 'shoot' });
    settle({ drill: 'move' });
    playRound();
    const happened = table().past.flatMap(({ events }) => events.map(({ type }) => type));
    expect(happened).toContain('shipActivated');
    expect(happened).not.toContain('attackDeclared');
  });

  test('starting over brings the first table back, with what is settled now', async () => {
    await startPractice();
    const first = gameOn().ships;
    settleShip('peaceful', TARGET, true);
    playRound();
    startOver();
    expect(gameOn().ships).toEqual(first);
    expect(gameOn().round).toBe(1);
    expect(practice().peaceful).toEqual([TARGET]);
  });

  test('a ship that left comes back, beside whoever stands in its place', async () => {
    await startPractice({ drill: 'shoot' });
    settleShip('endless', TARGET, false);
    for (let cards = 0; cards < 3; cards++) {
      table().submit({ player: 'p1', referee: { kind: 'dealDamage', ship: TARGET, faceup: false } });
    }
    playRound();
    expect(gameOn().ships[TARGET]!.where).toBe('removed');
    table().submit({ player: 'p1', referee: { kind: 'move', piece: 'ship:A1', pose: { x: 457, y: 225, heading: 0 } } });
    bringBack(TARGET);
    expect(gameOn().ships[TARGET]).toMatchObject({ where: 'table', damage: [] });
    expect(table().problem).toBeNull();
  });
});

test('a file keeps what the targets do', async () => {
  await startPractice();
  setBehavior(TARGET, { kind: 'list', maneuvers: ['2TW'] });
  const { name, record, options, journal } = table();
  const text = textOfGame({ name, record: record!, options, journal });
  expect(parseGameFile(text)).toMatchObject({ ok: true, file: { options: { targets: options.targets } } });
  expect(parseGameFile(text.replace('"kind":"list"', '"kind":"dance"'))).toMatchObject({ ok: false });
});
