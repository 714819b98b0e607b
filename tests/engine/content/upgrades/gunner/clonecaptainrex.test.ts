import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (a2: readonly [number, number], stress = 0) =>
  inDuel('upgrade:clonecaptainrex', {
    attacker: { at: [400, 300] },
    wingmen: [{ pilot: 'bluesquadronescort', at: a2, tokens: { stress } }],
    rolls: 'focus hit hit / blank blank blank',
  }).attack();

test('Clone Captain Rex: a focus result, and a friend with the defender in its bullseye focuses for a strain token', () => {
  const { game } = shot([457, 220]).use();
  expect(game.events('diceCanceled')[0]).toMatchObject({ faces: ['focus'] });
  expect(game.offers('p1')).toEqual(['action:focus:white', 'pass']);
  game.choose('p1', 'action:focus:white');
  expect(game.tokens('A2')).toEqual({ focus: 1, strain: 1 });
});

test('Clone Captain Rex: "no" costs that friend nothing; without such a friend, nothing is offered', () => {
  const { game } = shot([457, 220]).use();
  game.choose('p1', 'pass');
  expect(game.tokens('A2')).toEqual({});
  expect(shot([700, 300]).offered()).toEqual([]);
});

test('Clone Captain Rex: nor if that friend is stressed', () => {
  expect(shot([457, 220], 1).offered()).toEqual([]);
});
