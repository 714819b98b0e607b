import { expect, test } from 'vitest';
import { placesOf } from '../../src/board/ghosts';
import { plated } from '../../src/board/whyNot';
import { engine } from '../support/engine';
import { scenario } from '../support/scenario';

/** Asked where to boost, with a rock to the right and a friend straight ahead. */
const boosting = () =>
  scenario({
    phase: 'activation',
    p1: [
      { pilot: 'greensquadronpilot', at: [457, 300], dial: '2FB' },
      { pilot: 'redsquadronveteran', at: [457, 480], dial: '1FB' },
    ],
    p2: [{ pilot: 'darthvader', at: [100, 860], heading: 180, dial: '2FB' }],
    rocks: [{ is: 'coreasteroid1', at: [520, 470] }],
  }).passUntil('chooseAction');

test('a forbidden place says why on the table, and one that is offered does not', () => {
  const game = boosting();
  const { topic } = game.state.pending[0]!;
  expect(topic.kind === 'chooseAction' && topic.ship).toBe('ship:A1');
  game.choose('p1', 'action:boost:white');
  const [decision] = game.state.pending;
  const places = placesOf({ state: game.state, rules: engine.rules }, decision!, engine.explain(game.state, decision!));
  for (const { option, why } of places) expect(why === null).toBe(option !== null);
  expect(places.map(({ why }) => why)).toContain('overlaps A2');
});

test('places side by side with the same reason share a plate', () => {
  const ghost = { option: null, optionKey: '', outline: [], difficulty: null, ahead: null };
  const at = (key: string, x: number, why: string | null) => ({ ...ghost, key, why, pose: { x, y: 0, heading: 0 } });
  const ghosts = [at('a', 0, 'one'), at('b', 20, 'one'), at('c', 20, 'other'), at('d', 200, 'one'), at('e', 0, null)];
  expect(plated(ghosts).map(({ key }) => key)).toEqual(['a', 'c', 'd']);
});
