import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';

const acts = (stress: number, damage: readonly string[] = [], why: 'activation' | 'card' = 'activation') =>
  acting(
    { pilot: 'wedgeantilles', upgrades: ['chopper-crew'], at: [400, 400], tokens: { stress }, damage },
    { grant: { why } },
  );

test('“Chopper” (crew): an action while stressed, for a hit or a damage card turned faceup', () => {
  const hurt = acts(1).choose('p1', 'action:focus:white');
  expect(hurt.tokens('A1')).toEqual({ focus: 1, stress: 1 });
  expect(hurt.ship('A1').shields).toBe(1);
  const shown = acts(1, ['-fuelleak']).choose('p1', 'action:focus:white');
  expect(shown.offers('p1')).toEqual(['turn a damage card faceup', 'suffer a hit']);
  shown.choose('p1', 'turn a damage card faceup');
  expect([shown.ship('A1').shields, shown.damage('A1')]).toEqual([2, ['fuelleak']]);
});

test('“Chopper” (crew): nothing for one while not stressed, though red', () => {
  const calm = acting({ pilot: 'wedgeantilles', upgrades: ['chopper-crew', 'hansolo-crew'], at: [400, 400] });
  calm.choose('p1', 'action:evade:red');
  expect([calm.tokens('A1'), calm.ship('A1').shields]).toEqual([{ evade: 1, stress: 1 }, 2]);
});

test('“Chopper” (crew): no other action while stressed', () => {
  expect(acts(1, [], 'card').asked('p1')).toBeNull();
});
