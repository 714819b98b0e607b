import { expect, test } from 'vitest';
import type { GameState } from '../../../src/engine/core/state';
import { advance, Runner } from '../../../src/engine/rules/advance';
import { withdrawn } from '../../../src/engine/rules/again';
import { copyOf } from '../../../src/engine/rules/copy';
import { engine } from '../../support/engine';
import { momentsOf } from '../../support/randomGame';
import { some } from '../../support/some';

/** Without the numbers that questions get, and whose was put first. */
const bare = ({ pending, ...state }: GameState) => ({
  ...state,
  asked: 0,
  pending: pending.map(one => ({ ...one, id: 'd0' })).sort((a, b) => (a.player < b.player ? -1 : 1)),
});

test.each([1, 3])('any question of game %i can be taken back and asked again, and nothing else happens', seed => {
  for (const { state } of some(momentsOf(seed).filter(moment => !moment.state.outcome))) {
    const again = advance(new Runner(engine.rules, copyOf({ ...state, ...withdrawn(state) })));
    expect(again.events).toEqual([]);
    expect(bare(again.state)).toEqual(bare(state));
    expect(again.state.pending.map(({ id }) => id)).not.toEqual(state.pending.map(({ id }) => id));
  }
});
