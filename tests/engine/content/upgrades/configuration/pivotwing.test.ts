import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:pivotwing';
const UWING = { pilot: 'bluesquadronscout' } as const;
const OPEN = { flipped: ['pivotwing'] } as const;

test('Pivot Wing, closed: one defense die fewer, and after a stop it may turn', () => {
  expect(rolled(inDuel(CARD, { on: 'defender', defender: UWING }).attack().game, 'defense')).toBe(1);
  const told = flying(CARD, { ...UWING, dial: '0OR' }).leave();
  expect(told.offered()).toEqual(['left', 'right', 'around'].map(way => `use:${CARD}:turn:${way}`));
  expect(told.use('around').game.ship('A1').pose.heading).toBe(180);
});

test('Pivot Wing, open: neither of both, and closed no turning after another maneuver', () => {
  const open = { ...UWING, ...OPEN };
  expect(rolled(inDuel(CARD, { on: 'defender', defender: open }).attack().game, 'defense')).toBe(2);
  expect(
    flying(CARD, { ...open, dial: '0OR' })
      .leave()
      .offered(),
  ).toEqual([]);
  expect(flying(CARD, UWING).leave().offered()).toEqual([]);
});

test('Pivot Wing: flips before it activates', () => {
  expect(flying(CARD, UWING).use('flip').game.last('cardFlipped')).toMatchObject({ side: 1 });
});
