import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/engine';
import type { Choice, Decision } from '../../src/engine/core/decision';
import type { GameEvent } from '../../src/engine/core/event';
import type { ShipId } from '../../src/engine/core/ids';
import type { GameState } from '../../src/engine/core/state';
import { LESSONS } from '../../src/lessons';
import { layOut } from '../../src/lessons/layOut';
import type { Lesson, LessonStep } from '../../src/lessons/lesson';
import { isAnswered, keyOf, objectionTo, othersAnswer, stageOf } from '../../src/lessons/walk';
import { engine } from '../support/engine';
import { some } from '../support/some';

interface Walked {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** What was said to every wrong answer, step by step. */
  readonly said: ReadonlyMap<LessonStep, ReadonlyMap<string, string>>;
}

/** Every answer that a question takes; of picks, none, each, each pair and all. */
function choicesOf({ ask, options }: Decision): readonly Choice[] {
  const keys = options.map(({ key }) => key);
  if (ask.kind !== 'some') return keys.map(option => ({ option }));
  const pairs = keys.flatMap((key, index) => keys.slice(index + 1).map(other => ({ picks: [key, other] })));
  return [{ picks: [] }, ...keys.map(key => ({ picks: [key] })), ...pairs, { picks: keys }];
}

/** Plays a lesson to its end, taking at each step the first answer that it accepts and trying all the others. */
function walk(lesson: Lesson): Walked {
  let { state } = layOut(engine, lesson);
  const events: GameEvent[] = [];
  const said = new Map<LessonStep, ReadonlyMap<string, string>>();
  const give = (answer: Answer) => {
    const outcome = engine.answer(state, answer);
    if (!outcome.ok) throw new Error(outcome.problem);
    state = outcome.step.state;
    events.push(...outcome.step.events);
  };
  const letOthers = () => {
    for (let other = othersAnswer(engine, state); other; other = othersAnswer(engine, state)) give(other);
  };
  for (const step of lesson.steps) {
    for (const answer of stageOf(engine, step, () => state)) give(answer);
    letOthers();
    if (step.task.kind !== 'answer') continue;
    const decision = state.pending.find(({ player }) => player === 'p1')!;
    const choices = choicesOf(decision);
    const right = choices.find(choice => objectionTo(step, choice) === null && !keyOf(choice).startsWith('takeBack'));
    if (!right) throw new Error(`${step.title}: none of ${choices.map(keyOf).join(' ')}`);
    said.set(
      step,
      new Map(
        choices.flatMap(choice => {
          const objection = objectionTo(step, choice);
          return objection ? [[keyOf(choice), objection]] : [];
        }),
      ),
    );
    const answer = { decision: decision.id, player: 'p1', choice: right } as const;
    expect(isAnswered(step, answer)).toBe(true);
    give(answer);
    letOthers();
  }
  return { state, events, said };
}

const lessonOf = (id: string): Lesson => LESSONS.find(lesson => lesson.id === id)!;
const about = ({ said }: Walked, title: string) => [...said].find(([step]) => step.title === title)![1];

describe.each(LESSONS.map(lesson => [lesson.name, lesson] as const))('%s', (_, lesson) => {
  const walked = walk(lesson);

  test('can be played to its end', () => {
    expect(engine.checkInvariants(walked.state)).toEqual([]);
    expect(walked.state.pending.some(({ player }) => player === 'p1')).toBe(true);
  });

  test('says why to every wrong answer, each in a sentence of its own step', () => {
    const all = [...walked.said].flatMap(([step, said]) =>
      [...said].map(([key, why]) => [step.title, key, why] as const),
    );
    for (const [title, key, why] of some(all)) {
      expect(why, `${title}: ${key}`).toMatch(/\.$/);
      expect(why, `${title}: ${key} has no reason of its own`).not.toMatch(/^That is not it/);
    }
  });

  test('has one thing to do a step, in few words', () => {
    for (const { title, says, todo, task } of some(lesson.steps)) {
      expect(todo === undefined, title).toBe(task.kind === 'read');
      expect(says.length, title).toBeLessThan(240);
      expect((todo ?? '').length, title).toBeLessThan(80);
    }
  });
});

test.each(LESSONS.map(({ name, steps }) => [name, steps] as const))(
  '%s answers every choice at its question: one is right, and each has its reason',
  (_, steps) => {
    const questions = steps.flatMap(({ title, task }) => (task.kind === 'choose' ? [{ title, task }] : []));
    for (const { title, task } of questions) {
      expect(task.answers.filter(({ right }) => right).length, title).toBe(1);
      for (const { words, why } of task.answers) expect(why, `${title}: ${words}`).toMatch(/[a-z].*\.$/);
    }
  },
);

test('an answer given while something is to be read or looked at is held back', () => {
  const [read, look] = lessonOf('flying').steps;
  expect(objectionTo(read!, { option: 'ready' })).toContain('press Next');
  expect(objectionTo(look!, { option: 'ready' })).toContain('Click your ship');
});

test('a dial may be taken back at any step', () => {
  const ready = lessonOf('flying').steps.find(({ title }) => title === 'Ready')!;
  expect(objectionTo(ready, { option: 'takeBack:ship:A1' })).toBeNull();
});

describe('what the lessons tell is so', () => {
  test('Flying: whatever is accepted goes round the asteroid, and what is called a crash is one', () => {
    const flying = lessonOf('flying');
    const step = flying.steps.find(({ title }) => title === 'Something in the way')!;
    const meets = (option: string): boolean => {
      let { state } = layOut(engine, flying);
      const seen: GameEvent[] = [];
      const give = (player: 'p1' | 'p2', key: string) => {
        const { id } = state.pending.find(one => one.player === player)!;
        const outcome = engine.answer(state, { decision: id, player, choice: { option: key } });
        if (!outcome.ok) throw new Error(outcome.problem);
        state = outcome.step.state;
        seen.push(...outcome.step.events);
      };
      const fly = (dial: string) => {
        give('p1', dial);
        give('p1', 'ready');
        give('p2', 'ready');
      };
      fly('dial:ship:A1:2FB');
      give('p1', 'pass');
      fly(option);
      return seen.some(({ type }) => type === 'obstacleMet');
    };
    const { dial } = engine.rules.profilesOf(flying.setup)['ship:A1']!;
    const said = dial.map(code => {
      const option = `dial:ship:A1:${code}`;
      return { option, why: objectionTo(step, { option }) };
    });
    for (const { option } of some(said.filter(({ why }) => why === null))) expect(meets(option), option).toBe(false);
    for (const { option } of some(said.filter(({ why }) => why && /across/.test(why))))
      expect(meets(option), option).toBe(true);
  });

  test('Stress and actions: stress comes with the red maneuver, skips the action, and leaves with the blue one', () => {
    const walked = walk(lessonOf('actions'));
    const told = walked.events.flatMap(event =>
      event.type === 'tokenGained' || event.type === 'tokenRemoved'
        ? [`${event.type} ${event.token}`]
        : event.type === 'actionSkipped'
          ? [`skipped: ${event.why}`]
          : [],
    );
    expect(told).toEqual([
      'tokenGained focus',
      'tokenRemoved focus',
      'tokenGained stress',
      'skipped: stressed',
      'tokenRemoved stress',
      'tokenGained stress',
    ]);
    expect([...about(walked, 'Calm down').keys()].some(key => key.endsWith('W'))).toBe(true);
  });

  test('Attacking: two hits of which one is evaded, twice; then a miss', () => {
    const { events, state } = walk(lessonOf('attacking'));
    expect(events.flatMap(event => (event.type === 'attackPerformed' ? [event.hit] : []))).toEqual([true, true, false]);
    expect(events.flatMap(event => (event.type === 'diceRerolled' ? [event.after] : []))).toEqual([['hit', 'hit']]);
    expect(state.ships['ship:B1']!.damage).toHaveLength(2);
    expect(state.ships['ship:A1']!).toMatchObject({ damage: [], shields: 2 });
  });
});

test('what the lesson on initiative says of two in a row is so: the one behind bumps if it goes first', () => {
  const lesson = lessonOf('initiative');
  const { prepare = [] } = lesson.steps.find(({ title }) => title === 'The same number')!;
  const { state } = layOut(engine, { ...lesson, prepare });
  const ends = (ship: ShipId) => engine.outlook(state, ship).find(({ maneuver }) => maneuver.startsWith('2F'))!.ends;
  expect(ends('ship:A3')[0]!.meetings.map(({ ship }) => ship)).toEqual(['ship:A1']);
  expect(ends('ship:A1')[0]!.meetings).toEqual([]);
});
