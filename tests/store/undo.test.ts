import { afterEach, expect, test } from 'vitest';
import type { GameState } from '../../src/engine/core/state';
import { noAttack } from '../../src/engine/look/attack';
import { isHalfMade } from '../../src/store/stepBack';
import { whatUndoShows } from '../../src/store/undo';
import { engine } from '../support/engine';
import { answerWith, gameOn, playUntil, setDials, startPlaced, table } from './playing';

afterEach(() => table().leave());

const shows = () => whatUndoShows(table().past);
const happened = (type: string) => table().events.some(event => event.type === type);

test('taking back one’s own dial shows nothing', async () => {
  await startPlaced();
  table().submit(answerWith('p1', 'dial:'));
  expect(whatUndoShows(table().past, 'p1')).toBeNull();
});

test('stepping back behind the curtain shows a dial', async () => {
  await startPlaced();
  setDials('p1');
  table().submit(answerWith('p1', 'ready'));
  setDials('p2');
  expect(shows()).toBeNull();
  table().submit(answerWith('p2', 'ready'));
  expect(gameOn().phase).not.toBe('planning');
  expect(shows()).toBe('dial');
});

test('a revealed dial is a dial seen; choosing an action is not', async () => {
  await startPlaced();
  playUntil(() => happened('dialRevealed') && !happened('diceRolled') && gameOn().phase === 'activation');
  expect(shows()).toBe('dial');
  playUntil(() => happened('actionPerformed') && !happened('dialRevealed') && !happened('diceRolled'));
  expect(shows()).toBeNull();
});

test('a roll is dice seen', async () => {
  await startPlaced();
  playUntil(() => happened('diceRolled') && !happened('dialRevealed') && gameOn().phase === 'engagement');
  expect(shows()).toBe('dice');
});

test('there is nothing to undo in a game that has not begun', () => {
  expect(whatUndoShows([])).toBeNull();
  expect(table().undo()).toBe(false);
  expect(table().problem).toBe('There is nothing to undo.');
});

test('an action that was only named can be taken back unasked; one that was performed cannot', async () => {
  await startPlaced();
  playUntil(() => gameOn().pending[0]!.options.some(({ key }) => key === 'action:barrelRoll:white'));
  expect(isHalfMade(table().past)).toBe(false);
  const { player } = gameOn().pending[0]!;
  table().submit(answerWith(player, 'action:barrelRoll'));
  expect(isHalfMade(table().past)).toBe(true);
  table().undo();
  table().submit(answerWith(player, 'action:focus'));
  expect(isHalfMade(table().past)).toBe(false);
});

test('a ship that was chosen to engage can be put back as long as it has not attacked', async () => {
  await startPlaced();
  const kind = () => gameOn().pending[0]?.topic.kind;
  const engaging = (state: GameState) => {
    const [decision] = state.pending;
    const subject = decision?.options[0]?.subject;
    if (decision?.topic.kind !== 'chooseShip' || decision.topic.toDo !== 'engage' || subject?.kind !== 'ship')
      return false;
    return noAttack({ state, rules: engine.rules }, state.ships[subject.ship]!) === null;
  };
  playUntil(engaging, 3);
  const { player, options } = gameOn().pending[0]!;
  table().submit(answerWith(player, options[0]!.key));
  expect(kind()).toBe('chooseAttack');
  expect(isHalfMade(table().past)).toBe(true);
});
