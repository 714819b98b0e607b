import { afterEach, describe, expect, test } from 'vitest';
import type { Behavior } from '../../../src/engine/core/practice';
import { FACTIONS } from '../../../src/engine/core/vocabulary';
import { FIRST_DRAFT, FIRST_TARGET } from '../../../src/panels/practice/draft';
import { answerOfTargets } from '../../../src/panels/practice/driver';
import { layOut } from '../../../src/store/practice';
import { answerWith, gameOn, startPlaced, table } from '../../store/playing';
import { playRound, startPractice, targetsAnswer } from './practising';

afterEach(() => table().leave());

const target = () => gameOn().ships['ship:B1']!;
const against = (behavior: Behavior) => ({ targets: [{ ...FIRST_TARGET, behavior }] });

describe('the pieces are placed for the player', () => {
  test('own ships at the near edge, targets in the middle ground, facing them', async () => {
    await startPractice({ own: { ...FIRST_DRAFT.own, kind: 'squad' }, targets: [FIRST_TARGET, FIRST_TARGET] });
    const ships = Object.values(gameOn().ships);
    const own = ships.filter(({ player }) => player === 'p1');
    expect(own.length).toBeGreaterThan(2);
    expect(own.every(({ pose }) => pose.y < 100 && pose.heading === 0)).toBe(true);
    const theirs = ships.filter(({ player }) => player === 'p2');
    expect(theirs.map(({ pose }) => pose.y)).toEqual([540, 540]);
    expect(theirs.every(({ pose }) => pose.heading === 180)).toBe(true);
    expect(gameOn().pending.map(({ topic }) => topic.kind)).toContain('setDials');
  });

  test.each([
    { obstacles: 'none', rocks: 0 },
    { obstacles: 'three', rocks: 3 },
    { obstacles: 'six', rocks: 6 },
  ] as const)('$obstacles obstacles', async ({ obstacles, rocks }) => {
    await startPractice({ obstacles });
    const laid = Object.values(gameOn().rocks).flatMap(({ pose }) => pose ?? []);
    expect(laid).toHaveLength(rocks);
    // None of them where a target begins: its line is at 540.
    expect(laid.every(({ y }) => y < 400 || y > 630)).toBe(true);
  });

  test('with a mission its markers lie there too', async () => {
    await startPractice({ mission: 'salvagemission' });
    expect(Object.keys(gameOn().markers).length).toBeGreaterThan(0);
    expect(gameOn().phase).toBe('planning');
  });

  test('once: a second look at the table moves nothing', async () => {
    await startPractice();
    const before = gameOn();
    layOut();
    expect(gameOn()).toBe(before);
  });

  test('who only shoots begins within reach', async () => {
    await startPractice({ drill: 'shoot' });
    expect(target().pose.y).toBeLessThan(300);
  });

  test('the record plays to the same table', async () => {
    await startPractice({ obstacles: 'six' });
    playRound();
    const { engine, record } = table();
    expect(engine!.replay(record!)).toMatchObject({ ok: true });
  });
});

describe('the targets answer by themselves', () => {
  test.each<{ name: string; behavior: Behavior }>([
    { name: 'stand still', behavior: { kind: 'still' } },
    { name: 'straight', behavior: { kind: 'straight', speed: 3 } },
    { name: 'circle', behavior: { kind: 'circle', side: 'left' } },
    { name: 'a list', behavior: { kind: 'list', maneuvers: ['2TW', '3FB'] } },
    { name: 'come at you', behavior: { kind: 'chase' } },
  ])('$name, three rounds long', async ({ behavior }) => {
    await startPractice(against(behavior));
    const before = target().pose;
    for (let round = 0; round < 3; round++) playRound();
    expect(gameOn().round).toBe(4);
    if (behavior.kind === 'still') expect(target().pose).toEqual(before);
    else expect(target().pose).not.toEqual(before);
  });

  test.each(FACTIONS)('of %s', async foes => {
    await startPractice({ foes, targets: [FIRST_TARGET, FIRST_TARGET, FIRST_TARGET, FIRST_TARGET] });
    playRound();
    expect(gameOn().round).toBe(2);
  });

  test('only after the player has set their dials', async () => {
    await startPractice();
    expect(answerOfTargets(table())).toBeNull();
    table().submit(answerWith('p1', 'dial:ship:A1:'));
    expect(answerOfTargets(table())).toBeNull();
    table().submit(answerWith('p1', 'ready'));
    expect(answerOfTargets(table())).not.toBeNull();
    targetsAnswer();
    expect(gameOn().phase).not.toBe('planning');
  });

  test('and never in a game of two', async () => {
    await startPlaced();
    expect(answerOfTargets(table())).toBeNull();
    table().setOptions({ targets: {} });
    expect(answerOfTargets(table())).toBeNull();
  });
});
