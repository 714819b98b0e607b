import { describe, expect, test } from 'vitest';
import { createOpponent, LEVELS, type LevelName } from '../../../src/bots/opponent';
import type { PlayerView } from '../../../src/engine';
import type { GameState } from '../../../src/engine/core/state';
import { starterSetup } from '../../../src/squads/starter';
import { engine } from '../../support/engine';
import { playGame } from './play';

const AFRESH = 11;

/** What one made for this question alone would say. */
const afresh = (state: GameState, level: LevelName, planned?: PlayerView) =>
  createOpponent(engine, 'p1', level, AFRESH).answer(engine.viewFor(state, 'p1'), planned);

/** Every question to the first player in a game's first rounds, and the table at which it was asked. */
function questionsTo(rounds: number, level: LevelName): readonly GameState[] {
  const asked: GameState[] = [];
  playGame(starterSetup, 12, [level, 'cadet'], rounds, state => {
    if (state.pending.some(({ player, options }) => player === 'p1' && options.length > 1))
      asked.push(structuredClone(state));
  });
  return asked;
}

const dialsOf = ({ ships }: GameState) =>
  Object.values(ships).flatMap(({ player, dial }) => (player === 'p2' ? dial : []));

describe('fairness', () => {
  test.each(LEVELS)('whatever a %s cannot see may be otherwise: it answers the same', level => {
    const inPlay = questionsTo(1, level).filter(({ phase, ships }) => {
      const hidden = Object.values(ships).some(({ player, dial, revealed }) => player === 'p2' && dial && !revealed);
      return hidden && phase === 'activation';
    });
    expect(inPlay.length).toBeGreaterThan(1);
    for (const state of inPlay.slice(0, 2)) {
      const view = engine.viewFor(state, 'p1');
      const others = [1, 2].map(seed => engine.imagine(view, seed));
      expect(new Set(others.map(other => dialsOf(other).join())).size).toBeGreaterThan(1);
      const answer = afresh(state, level);
      expect(answer).not.toBeNull();
      for (const other of others) expect(afresh(other, level)).toEqual(answer);
    }
  });

  test('a dial that lies open does change what it does', () => {
    const [state] = questionsTo(1, 'veteran').filter(
      ({ phase, ships }) =>
        phase === 'activation' && Object.values(ships).some(({ player, revealed }) => player === 'p2' && !revealed),
    );
    const shown = (code: '1TW' | '5FB'): GameState => ({
      ...state!,
      ships: Object.fromEntries(
        Object.entries(state!.ships).map(([id, ship]) => [
          id,
          ship.player === 'p2' && !ship.round.activated ? { ...ship, dial: code, revealed: true } : ship,
        ]),
      ),
    });
    expect(afresh(shown('1TW'), 'veteran')!.why!.expected).not.toEqual(afresh(shown('5FB'), 'veteran')!.why!.expected);
  });
});

describe('the same answer to the same question', () => {
  const planning = (asked: readonly GameState[], round: number) =>
    asked.findLast(state => state.round === round && state.pending.some(({ topic }) => topic.kind === 'setDials'))!;

  test('taken up after a reload in the middle of a round, it goes on as it would have', () => {
    const opponent = createOpponent(engine, 'p1', 'pilot', AFRESH);
    const asked = questionsTo(2, 'pilot');
    const said = asked.map(state => opponent.answer(engine.viewFor(state, 'p1')));
    const late = asked.flatMap((state, i) => (state.phase === 'activation' || state.phase === 'engagement' ? [i] : []));
    expect(late.length).toBeGreaterThan(4);
    for (const i of late.filter((_, k) => k % 3 === 0)) {
      const state = asked[i]!;
      expect(afresh(state, 'pilot', engine.viewFor(planning(asked, state.round), 'p1'))).toEqual(said[i]);
    }
  });

  test('asked again after a step back, it says it again; asked on another way to the same round, it thinks anew', () => {
    const opponent = createOpponent(engine, 'p1', 'pilot', AFRESH);
    const answer = (state: GameState) => opponent.answer(engine.viewFor(state, 'p1'));
    const asked = questionsTo(2, 'pilot').filter(({ phase }) => phase !== 'setup');
    const said = asked.map(answer);
    const back = asked.findIndex(({ phase }) => phase === 'activation');
    expect(answer(asked[back]!)).toEqual(said[back]);

    const then = planning(asked, 2);
    const [mine] = Object.values(then.ships).filter(({ player }) => player === 'p1');
    const turned = { ...mine!, pose: { ...mine!.pose, heading: mine!.pose.heading + 90 } };
    const elsewhere: GameState = { ...then, ships: { ...then.ships, [mine!.id]: turned } };
    expect(answer(elsewhere)).toEqual(afresh(elsewhere, 'pilot'));
  });
});
