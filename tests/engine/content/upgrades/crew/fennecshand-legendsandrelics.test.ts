import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const CARD = 'upgrade:fennecshand-legendsandrelics';
const flies = (x: number, dial: '2FB' | '1BB' = '2FB', y = 600) =>
  inStory(CARD, {
    p1: [{ pilot: 'bluesquadronescort', at: [400, 200], dial }],
    p2: [{ pilot: 'wedgeantilles', at: [x, y], heading: 90, dial: '2FB' }],
  });

test('Fennec Shand: after a maneuver a charge strains an enemy in the bullseye, and it may be locked', () => {
  const { game } = flies(400).use('ship:B1');
  expect(game.tokens('B1')).toEqual({ strain: 1 });
  game.choose('p1', 'ship:B1');
  expect(game.ship('A1').locks).toEqual(['ship:B1']);
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
});

test('Fennec Shand: after a barrel roll too, but not after a focus', () => {
  const acts = (action: string) => {
    const told = flies(320);
    told.game.passUntil('chooseAction').choose('p1', action);
    return told;
  };
  const told = acts('action:barrelRoll:white');
  const left = told.game.state.pending[0]!.options.find(
    ({ subject }) => subject.kind === 'pose' && subject.pose && subject.pose.x < 330,
  )!;
  told.game.choose('p1', left.key);
  expect(told.offered()).toEqual([`use:${CARD}:ship:B1`]);
  const focused = flies(400).leave();
  focused.game.passUntil('chooseAction').choose('p1', 'action:focus:white');
  expect(focused.offered()).toEqual([]);
});

test('Fennec Shand: not outside the bullseye', () => {
  expect(flies(500).offered()).toEqual([]);
});
