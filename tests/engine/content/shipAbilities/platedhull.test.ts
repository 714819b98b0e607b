import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const CARD = 'shipAbility:platedhull';
const story = {
  defender: { pilot: 'shadowsquadronveteran' },
  rolls: 'crit crit blank / blank',
  on: 'defender',
} as const;

test('Plated Hull: one crit becomes a hit', () => {
  const { game } = inDuel(CARD, story).attack();
  expect(game.last('resultsNeutralized')!.attack).toEqual(['hit', 'crit']);
});

test('Plated Hull: not with a faceup damage card', () => {
  const { game } = inDuel(CARD, { ...story, defender: { ...story.defender, damage: ['stunnedpilot'] } }).attack();
  expect(game.last('resultsNeutralized')!.attack).toEqual(['crit', 'crit']);
});
