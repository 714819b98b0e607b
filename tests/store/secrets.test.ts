import { afterEach, describe, expect, test } from 'vitest';
import { keptOf } from '../../src/store/saves/kept';
import { areDialsSecret, openPart } from '../../src/store/saves/secrets';
import { answerWith, gameOn, playUntil, setDials, startPlaced, table } from './playing';

afterEach(() => table().leave());

/** What a file of the game on the table would hold. */
function file() {
  const { record, game, ...rest } = table();
  return openPart({ record: record!, game: game!, ...rest });
}

const dialsIn = ({ record }: Pick<ReturnType<typeof file>, 'record'>) =>
  record.answers.filter(answer => 'choice' in answer && JSON.stringify(answer.choice).includes('dial:')).length;

const unrevealed = () => Object.values(gameOn().ships).filter(({ dial, revealed }) => dial && !revealed).length;

test('before the first dial a file is the whole game', async () => {
  await startPlaced();
  expect(file()).toMatchObject({ record: table().record, heldBack: 0 });
});

describe('while dials are secret, a file ends before them', () => {
  test('while they are set: the game itself is kept whole', async () => {
    await startPlaced();
    const before = table().record!;
    setDials('p2');
    table().submit(answerWith('p2', 'ready'));
    table().submit(answerWith('p1', 'dial:'));
    expect(file().record).toEqual(before);
    expect(file().heldBack).toBe(table().past.length - before.answers.length);
    expect(JSON.stringify(file())).not.toContain('dial:');
    expect(keptOf(table(), 0)!.steps).toHaveLength(table().past.length);
  });

  test('also of a dial that was taken back: what was thought of is a secret too', async () => {
    await startPlaced();
    table().submit(answerWith('p2', 'dial:'));
    table().submit(answerWith('p2', 'takeBack:'));
    expect(dialsIn(file())).toBe(0);
  });

  test('what a hand did before the first dial stays', async () => {
    await startPlaced();
    table().submit({ player: 'p1', referee: { kind: 'giveToken', ship: 'ship:A1', token: 'focus' } });
    const { answers } = table().record!;
    table().submit(answerWith('p2', 'dial:'));
    expect(file().record.answers).toEqual(answers);
  });

  test('until the last one is revealed', async () => {
    await startPlaced();
    playUntil(game => game.phase === 'activation' && Object.values(game.ships).some(({ revealed }) => revealed));
    expect(unrevealed()).toBeGreaterThan(0);
    expect(dialsIn(file())).toBe(0);
    playUntil(game => game.phase === 'activation' && unrevealed() === 0);
    expect(file()).toMatchObject({ record: table().record, heldBack: 0 });
    expect(dialsIn(file())).toBeGreaterThan(0);
  });

  test('those of earlier rounds have been seen', async () => {
    await startPlaced();
    playUntil(game => game.round === 2);
    const { answers, rounds } = table().record!;
    setDials('p1');
    expect(file().record).toMatchObject({ answers, rounds });
    expect(dialsIn(file())).toBeGreaterThan(0);
  });

  test('and of the journal what belongs to it', async () => {
    await startPlaced();
    setDials('p1');
    table().submit(answerWith('p1', 'ready'));
    setDials('p2');
    table().submit(answerWith('p2', 'ready'));
    table().undo();
    expect(table().journal).toHaveLength(1);
    expect(file().journal).toEqual([]);
  });
});

test('when the game is over, nothing is secret any more', async () => {
  await startPlaced();
  setDials('p1');
  table().submit({ player: 'p1', referee: { kind: 'concede' } });
  expect(file()).toMatchObject({ record: table().record, heldBack: 0 });
});

test('whoever practises has no secrets', async () => {
  await startPlaced();
  table().submit(answerWith('p1', 'dial:'));
  const practice = { drill: 'both', still: [], peaceful: [], endless: [] } as const;
  expect(areDialsSecret(gameOn())).toBe(true);
  expect(areDialsSecret({ ...gameOn(), practice })).toBe(false);
});
