import { expect, test } from 'vitest';
import { initiativeOf } from '../../../../../src/engine/look/initiative';
import { about } from '../../../../support/card';
import { atSetup } from '../../../../support/conditions';
import { engine } from '../../../../support/engine';

const CARD = 'upgrade:hyperspacetrackingdata';
const setup = (when: 'before' | 'after') =>
  atSetup(when, {
    p1: [
      { pilot: 'omicrongrouppilot', upgrades: ['hyperspacetrackingdata'], at: [300, 80] },
      { pilot: 'academypilot', at: [450, 60] },
      { pilot: 'academypilot', at: [800, 60] },
    ],
    p2: [{ pilot: 'bluesquadronescort', at: [200, 800] }],
  });

test('Hyperspace Tracking Data: an initiative for setup, and only for it', () => {
  const { game } = about(CARD, setup('before')).use(':6');
  const at = (phase: 'setup' | 'planning') =>
    initiativeOf({ state: { ...game.state, phase }, rules: engine.rules }, game.ship('A1'));
  expect([at('setup'), at('planning')]).toEqual([6, 1]);
});
test('Hyperspace Tracking Data: after it, a focus or evade token for each friend at range 0-2', () => {
  const game = setup('after').choose('p1', 'ship:A1:evade', 'ship:A2:focus');
  expect([game.tokens('A1'), game.tokens('A2'), game.tokens('A3')]).toEqual([{ evade: 1 }, { focus: 1 }, {}]);
});
test('Hyperspace Tracking Data: the initiative may be left as it is', () => {
  const { game } = about(CARD, setup('before')).leave();
  expect(game.state.notes).toEqual([]);
});
