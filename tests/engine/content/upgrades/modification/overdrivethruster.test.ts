import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:overdrivethruster';
const going = (action: 'boost' | 'barrelRoll', color: 'red' | 'white') =>
  acting(
    { pilot: 'bluesquadronescort', at: [457, 300], upgrades: ['overdrivethruster'] },
    { grant: { why: 'card', only: [action], as: color } },
  ).choose('p1', `action:${action}:${color}`);

test('a red boost goes by the 2 templates, a red roll too', () => {
  expect(going('boost', 'red').offers('p1')).toEqual(['boost:2bankLeft', 'boost:2straight', 'boost:2bankRight']);
  expect(
    going('barrelRoll', 'red')
      .offers('p1')
      .every(key => key.includes('2straight')),
  ).toBe(true);
});
test('a white one goes as ever', () => {
  expect(going('boost', 'white').offers('p1')).toEqual(['boost:left', 'boost:straight', 'boost:right']);
});
test.each([
  ['red', 80],
  ['white', 40],
] as const)('a %s SLAM of speed 1 flies the %i millimetres of its template', (color, length) => {
  const { game } = flying(
    CARD,
    { pilot: 'lieutenantkarsabi', at: [457, 100], dial: '1FB' },
    {
      abilities: {
        [CARD]: [
          {
            kind: 'triggered',
            name: 'test',
            on: 'after:execute',
            optional: true,
            if: ({ kind }) => kind === 'revealed',
            then: ({ self }) => [
              { do: 'offerAction', ship: self.id, why: 'card', only: ['slam'], as: color, evenWhileStressed: true },
            ],
          },
        ],
      },
    },
  );
  game.passUntil('chooseAction');
  game.choose('p1', `action:slam:${color}`, 'maneuver:1FB');
  const slam = game.events('shipMoved').find(({ how }) => how === 'slam')!;
  expect(slam.to.y - slam.from.y - 40).toBeCloseTo(length);
});

const boosting = (upgrades: readonly string[], color: 'red' | 'white') =>
  acting(
    { pilot: 'jakefarrell', at: [457, 300], upgrades: ['overdrivethruster', ...upgrades] },
    { grant: { why: 'card', only: ['boost'], as: color } },
  )
    .choose('p1', `action:boost:${color}`)
    .offers('p1');
test('a template that makes a white boost red is one speed higher too, the others stay', () => {
  const offers = boosting(['daredevil'], 'white');
  expect(offers).toContain('boost:2turnLeft');
  expect(offers).not.toContain('boost:1turnLeft');
  expect(offers).toContain('boost:straight');
  expect(boosting(['flightassistastromech-legendsandrelics'], 'white')).toContain('boost:3straight');
});
test('so is one that a card lends to a red boost', () => {
  const offers = boosting(['reckless-talent'], 'red');
  expect(offers).toEqual(expect.arrayContaining(['boost:2turnLeft', 'boost:2straight']));
  expect(offers.some(key => key.includes(':1'))).toBe(false);
});
