import { afterEach, expect, test } from 'vitest';
import { starterSetup } from '../../src/squads/starter';
import { DEFAULT_OPTIONS } from '../../src/store/tableOptions';
import { answerWith, gameOn, playUntil, setDials, startPlaced, table } from './playing';

afterEach(() => table().leave());

const inAttack = () => gameOn().agenda.some(({ kind }) => kind === 'attack');

test('undo and redo lead to the very states that were, and the record follows', async () => {
  await startPlaced();
  playUntil(inAttack);
  const { game, record, past } = table();
  while (gameOn().phase !== 'planning') {
    table().undo();
    const { length } = table().past;
    expect(table().game).toBe(past[length]!.state);
    expect(table().record!.answers).toEqual(past.slice(0, length).map(({ answer }) => answer));
  }
  while (table().future.length > 0) table().redo();
  expect(table().game).toBe(game);
  expect(table().record).toEqual(record);
  expect(table().engine!.replay(table().record).ok).toBe(true);
});

test('a jump from the log goes both ways and marks the rounds that it passes', async () => {
  await startPlaced();
  playUntil(game => game.round === 3);
  const { game, record, past } = table();
  table().goTo(2);
  expect(table().future).toHaveLength(past.length - 2);
  expect(table().record!.rounds).toHaveLength(1);
  table().goTo(past.length);
  expect(table().game).toBe(game);
  expect(table().record).toEqual(record);
  expect(table().goTo(past.length + 1)).toBe(false);
});

test('a new answer after an undo closes the way forward', async () => {
  await startPlaced();
  playUntil(inAttack);
  table().undo();
  expect(table().future).toHaveLength(1);
  expect(table().redo()).toBe(true);
  table().undo();
  playUntil(() => table().future.length === 0);
  expect(table().redo()).toBe(false);
});

test('what an answer caused is there to be played; a step back causes nothing', async () => {
  await startPlaced();
  setDials('p1');
  table().submit(answerWith('p1', 'ready'));
  expect(table().events).toEqual([{ type: 'playerReady', player: 'p1', ready: true }]);
  expect(table().lastChange).toBe('answer');
  setDials('p2');
  table().submit(answerWith('p2', 'ready'));
  table().undo();
  expect(table().events).toEqual([]);
  expect(table().lastChange).toBe('undo');
});

test('while dials are set, undo takes back my own newest and leaves the others alone', async () => {
  await startPlaced();
  setDials('p1');
  const answer = answerWith('p2', 'dial:');
  table().submit(answer);
  table().undo('p1');
  const dials = Object.values(gameOn().ships).filter(({ dial }) => dial);
  expect(dials.map(({ id }) => id)).toEqual(['ship:A1', 'ship:A2', 'ship:A3', 'ship:B1']);
  table().undo('p2');
  for (let ship = 0; ship < 3; ship++) table().undo('p1');
  expect(Object.values(gameOn().ships).filter(({ dial }) => dial)).toEqual([]);
});

test('ready is taken back before the dials', async () => {
  await startPlaced();
  setDials('p1');
  table().submit(answerWith('p1', 'ready'));
  table().undo('p1');
  expect(gameOn().ready.p1).toBe(false);
  expect(gameOn().ships['ship:A3']!.dial).not.toBeNull();
});

test('with the curtain up, dials cannot be undone; before any is set, the placing can', async () => {
  await startPlaced();
  const before = table().past.length;
  table().submit(answerWith('p1', 'dial:'));
  expect(table().undo()).toBe(false);
  expect(table().undo('p2')).toBe(false);
  expect(table().problem).toContain('not yours');
  expect(table().goTo(before)).toBe(false);
  table().undo('p1');
  expect(table().undo()).toBe(true);
  expect(gameOn().phase).toBe('setup');
});

test('the journal notes who undid what, and whether dice were seen; it is never shortened', async () => {
  await startPlaced();
  playUntil(inAttack);
  playUntil(() => table().events.some(({ type }) => type === 'diceRolled'));
  const { length } = table().past;
  const { round } = gameOn();
  table().undo('p2');
  table().redo();
  table().goTo(0);
  const about = table().journal.map(({ at: _, ...note }) => note);
  expect(about).toEqual([
    { kind: 'undone', from: length, to: length - 1, round, shown: ['dice'], by: 'p2' },
    { kind: 'redone', from: length - 1, to: length, round, shown: ['dice'], by: null },
    { kind: 'jumped', from: length, to: 0, round, shown: ['dial', 'dice'], by: null },
  ]);
});

test('a refused answer has its sentence and changes nothing', async () => {
  await startPlaced();
  const { game, past } = table();
  expect(table().submit({ decision: 'd0', player: 'p1', choice: { option: 'ready' } })).toBe(false);
  expect(table().problem).toMatch(/not on the table/);
  expect(table()).toMatchObject({ game, past });
});

test('place for me places mine of one kind, now and later, and leaves the others to the other player', async () => {
  await table().start({ ...starterSetup, scenario: 'salvagemission' }, {}, 5);
  const kindNow = () => gameOn().pending[0]!.topic.kind;
  const kinds: string[] = [];
  while (gameOn().phase === 'setup') {
    const { player } = gameOn().pending[0]!;
    const other = player === 'p1' ? 'p2' : 'p1';
    const kind = kindNow();
    kinds.push(kind);
    table().placeForMe(player);
    while (gameOn().phase === 'setup' && kindNow() === kind) {
      expect(gameOn().pending[0]!.player).toBe(other);
      table().submit(table().engine!.legalAnswers(gameOn(), other)[0]!);
    }
  }
  // Asked again with every kind of piece: nothing was placed with the kind before it.
  expect(kinds).toEqual(['placeMarker', 'placeObstacle', 'placeShip']);
});

test('both may have the rest placed; the first ship waits for a hand all the same', async () => {
  await table().start(starterSetup, {}, 5);
  const [first, other] = gameOn().pending[0]!.player === 'p1' ? (['p1', 'p2'] as const) : (['p2', 'p1'] as const);
  table().placeForMe(first);
  table().placeForMe(other);
  expect(Object.values(gameOn().rocks).every(({ pose }) => pose)).toBe(true);
  expect(Object.values(gameOn().ships).map(({ where }) => where)).not.toContain('table');
  expect(gameOn().pending[0]!.topic.kind).toBe('placeShip');
});

test('place for me ends with an undo', async () => {
  await table().start(starterSetup, {}, 5);
  const first = gameOn().pending[0]!.player;
  table().placeForMe(first);
  table().undo();
  expect(table().placingFor).toBeNull();
  expect(gameOn().pending[0]!.player).toBe(first);
});

test('options and a name belong to the game', async () => {
  await table().start(starterSetup, { help: 'plain' }, 5);
  expect(table().name).toBe('Rebel Flight against Imperial Patrol');
  table().setOptions({ clockMinutes: 75 });
  table().rename(' \u202EFriday\n');
  expect(table().options).toEqual({ ...DEFAULT_OPTIONS, help: 'plain', clockMinutes: 75 });
  expect(table().name).toBe('Friday');
});

test('a game that arrives after the player has left is not shown', async () => {
  const starting = table().start(starterSetup, {}, 5);
  table().leave();
  await starting;
  expect(table().game).toBeNull();
});

test('where nothing can be kept, the game says so and goes on', async () => {
  await startPlaced();
  await expect.poll(() => table().saving).toEqual({ problem: expect.stringMatching(/^Not saved: /), loses: true });
  expect(table().submit(answerWith('p1', 'dial:'))).toBe(true);
});

test('undo and redo play nothing again: at the end of a long game too, they are the very states that were', async () => {
  await startPlaced();
  // While dials are set, what is undone is one dial and not one answer.
  playUntil(game => game.outcome !== null || (table().past.length > 150 && game.phase !== 'planning'));
  const now = gameOn();
  const before = table().past.at(-1)!.state;
  table().undo();
  expect(gameOn()).toBe(before);
  table().redo();
  expect(gameOn()).toBe(now);
});
