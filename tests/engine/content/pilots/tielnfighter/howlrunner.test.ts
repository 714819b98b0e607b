import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const ROLLS = 'blank blank blank / blank blank blank';

test('Howlrunner lets a friend at range 1 reroll one attack die of a primary attack', () => {
  const { game } = inDuel('pilot:howlrunner', { on: 'wingman', rolls: `${ROLLS} hit` })
    .attack()
    .use();
  expect(game.state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 1 });
});

test('Howlrunner: and herself', () => {
  expect(inDuel('pilot:howlrunner', { rolls: ROLLS }).attack().offered()).toHaveLength(1);
});

test('Howlrunner: not at range 2, not with torpedoes', () => {
  const far = inDuel('pilot:howlrunner', { on: 'wingman', third: { at: [620, 300] }, rolls: ROLLS });
  expect(far.attack().offered()).toEqual([]);
  const armed = { upgrades: ['protontorpedoes'], locks: ['B1'] };
  const near = inDuel('pilot:howlrunner', { on: 'wingman', attacker: armed, rolls: `blank ${ROLLS}` });
  expect(near.attack('target:ship:B1:upgrade:protontorpedoes').offered()).toEqual([]);
});
