import { afterEach, describe, expect, test } from 'vitest';
import type { Face } from '../../src/engine/core/event';
import { FIRST_DRAFT } from '../../src/panels/practice/draft';
import {
  beforeLastRoll,
  bringBack,
  newDice,
  roundAgain,
  sameDice,
  setBehavior,
  setNextRoll,
  settle,
  settleShip,
  startOver,
} from '../../src/store/practice';
import { tallyOf } from '../../src/store/practice/tally';
import type { Formation } from '../../src/store/practice/targets';
import { bothTries, lastTry, useTries } from '../../src/store/practice/tries';
import { parseGameFile, textOfGame } from '../../src/store/saves/gameFile';
import { playRound, startPractice, targetsAnswer } from '../panels/practice/practising';
import { answerWith, gameOn, table } from './playing';

afterEach(() => table().leave());

const TARGET = 'ship:B1';
const practice = () => gameOn().practice!;

/** Both stand within reach of a shot, and the player is asked whom to attack. */
async function toShoot(): Promise<void> {
  await startPractice({ drill: 'shoot', acts: false });
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

describe('this round again', () => {
  const tries = () => bothTries(useTries.getState().before, table().past, gameOn());
  const moves = (steps: readonly { readonly events: readonly { readonly type: string }[] }[]) =>
    steps.flatMap(({ events }) => events.filter(({ type }) => type === 'shipMoved'));

  test('begins where it began, with the same dice, and keeps how it was flown', async () => {
    await startPractice();
    playRound();
    const start = gameOn();
    expect(start.round).toBe(2);
    playRound('dial:ship:A1:3F');
    const first = moves(lastTry(table().past)!.steps);
    roundAgain();
    expect(gameOn()).toBe(start);
    expect(moves(tries()!.before.steps)).toEqual(first);
    expect(tries()!.now).toEqual([]);

    playRound('dial:ship:A1:1F');
    expect(gameOn().round).toBe(3);
    expect(moves(tries()!.now)).not.toEqual(first);
    // The first dial of the next round is set, and both are still in sight; then that round has begun.
    expect(tries()).not.toBeNull();
    playRound();
    expect(tries()).toBeNull();
  });

  test('flown the same way, all comes out the same', async () => {
    await startPractice();
    playRound();
    const flown = gameOn();
    roundAgain();
    playRound();
    expect(gameOn()).toEqual(flown);
  });

  test('is nothing before the first choice, and what is settled stays settled', async () => {
    await startPractice();
    const before = table().past.length;
    roundAgain();
    expect(table().past.length).toBe(before);
    playRound();
    settleShip('peaceful', TARGET, true);
    roundAgain();
    expect(gameOn().round).toBe(1);
    expect(practice().peaceful).toEqual([TARGET]);
  });

  test('of another beginning there is nothing to compare', async () => {
    await startPractice();
    playRound();
    playRound();
    roundAgain();
    expect(tries()).not.toBeNull();
    table().goTo(lastTry(table().past)!.at, 'p1');
    playRound('dial:ship:A1:4F');
    expect(gameOn().round).toBe(2);
    expect(tries()).toBeNull();
  });
});

describe('the tally', () => {
  const tally = () => tallyOf(table().engine!, table().past);

  test('counts shots, what they could do and what they did, on both sides', async () => {
    await toShoot();
    expect((await tally()).of.p1).toEqual({ shots: 0, expected: 0, dealt: 0, bumps: 0, rocks: 0 });
    settleShip('peaceful', TARGET, false);
    setNextRoll('attack', ['hit', 'hit']);
    setNextRoll('defense', ['blank', 'blank', 'blank', 'blank']);
    const odds = table().engine!.oddsOfAttack(gameOn(), { attacker: 'ship:A1', target: TARGET, weapon: 'primary:0' });
    attack();
    playRound();
    const { p1, p2 } = (await tally()).of;
    expect(p1).toMatchObject({ shots: 1, expected: odds!.damage, dealt: 2 });
    expect(p2.shots).toBe(1);
  });

  test('counts what is left over when an endless hull is gone, but no ship that a hand made whole', async () => {
    await toShoot();
    for (let cards = 0; cards < 3; cards++)
      table().submit({ player: 'p1', referee: { kind: 'dealDamage', ship: TARGET, faceup: false } });
    expect((await tally()).spent).toEqual([]);
    for (let cards = 0; cards < 2; cards++)
      table().submit({ player: 'p1', referee: { kind: 'dealDamage', ship: TARGET, faceup: false } });
    setNextRoll('attack', ['hit', 'hit']);
    setNextRoll('defense', ['blank', 'blank', 'blank', 'blank']);
    attack();
    playRound();
    expect((await tally()).spent).toEqual([{ ship: TARGET, times: 1, surplus: 1 }]);
  });

  test('counts bumps', async () => {
    await startPractice();
    setBehavior(TARGET, { kind: 'still' });
    table().submit({ player: 'p1', referee: { kind: 'move', piece: TARGET, pose: { x: 457, y: 180, heading: 180 } } });
    playRound();
    expect((await tally()).of).toMatchObject({ p1: { bumps: 1, rocks: 0 }, p2: { bumps: 0 } });
  });
});

describe('formations', () => {
  const eight = Array.from({ length: 8 }, () => ({ ...FIRST_DRAFT.targets[0]! }));

  test.each<Formation>(['apart', 'line', 'wedge', 'column'])(
    'eight stand %s, each on the table and by itself',
    async formation => {
      await startPractice({ targets: eight, formation });
      const ships = Object.values(gameOn().ships).filter(({ player }) => player === 'p2');
      expect(ships).toHaveLength(8);
      expect(ships.every(({ pose }) => pose.y < 860 && pose.heading === 180)).toBe(true);
      expect(new Set(ships.map(({ pose }) => `${Math.round(pose.x)} ${Math.round(pose.y)}`)).size).toBe(8);
      expect(table().engine!.checkInvariants(gameOn())).toEqual([]);
    },
  );

  test('side by side they are close, apart they are not', async () => {
    const widthOf = async (formation: Formation) => {
      await startPractice({ targets: eight.slice(0, 4), formation });
      const xs = Object.values(gameOn().ships).flatMap(({ player, pose }) => (player === 'p2' ? [pose.x] : []));
      return Math.max(...xs) - Math.min(...xs);
    };
    expect(await widthOf('line')).toBeLessThan(200);
    expect(await widthOf('apart')).toBeGreaterThan(350);
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
