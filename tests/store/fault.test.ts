import { afterEach, expect, test } from 'vitest';
import type { Engine } from '../../src/engine';
import type { ChosenAnswer } from '../../src/engine/core/decision';
import { useGame } from '../../src/store/game';
import { answerWith, gameOn, playUntil, setDials, startPlaced, table } from './playing';

afterEach(() => table().leave());

/** The real rules, but for one answer over which they break. */
function breakOver(broken: (option: string) => boolean): void {
  const engine = table().engine!;
  const answer: Engine['answer'] = (game, given) => {
    const { choice } = given as Partial<ChosenAnswer>;
    if (choice && 'option' in choice && broken(choice.option)) throw new Error('Two many dice.');
    return engine.answer(game, given);
  };
  useGame.setState({ engine: { ...engine, answer } });
}

test('an answer over which the rules break leaves the game as it was, says so, and another one goes on', async () => {
  await startPlaced();
  breakOver(option => option === 'ready');
  setDials('p1');
  const { game, record, past } = table();
  expect(table().submit(answerWith('p1', 'ready'))).toBe(false);
  expect(table()).toMatchObject({ game, record, past });
  expect(table().problem).toContain('choose another, or take a step back');
  expect(table().fault).toMatchObject({ answer: { player: 'p1' }, error: new Error('Two many dice.') });

  expect(table().undo('p1')).toBe(true);
  expect(table().fault).toBeNull();
  expect(table().problem).toBeNull();
  table().submit(answerWith('p1', 'dial:'));
  expect(table().past.length).toBe(past.length + 2);
  expect(table().past.at(-2)?.answer).toMatchObject({ choice: { option: expect.stringContaining('takeBack') } });
});

test('a refused answer is no fault', async () => {
  await startPlaced();
  const other = { ...answerWith('p1', 'dial:'), choice: { option: 'fly to the moon' } };
  expect(table().submit(other)).toBe(false);
  expect(table().fault).toBeNull();
});

test('a game with a fault behind it is played on to its end', async () => {
  await startPlaced();
  let left = 3;
  breakOver(option => option !== 'ready' && !option.startsWith('dial:') && left-- > 0);
  for (let broken = 0; broken < 3; broken++) {
    expect(() => playUntil(() => table().fault !== null)).toThrow('The rules met a case');
    useGame.setState({ fault: null, problem: null });
  }
  playUntil(game => game.outcome !== null);
  expect(gameOn().outcome).not.toBeNull();
});
