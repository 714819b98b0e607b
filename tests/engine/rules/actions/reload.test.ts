import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/engine/core/effect';
import type { UpgradeId } from '../../../../src/engine/core/vocabulary';
import { acting, blocks } from '../../../support/actions';

const spend = (card: UpgradeId): Effect => ({ do: 'spendCharge', ship: 'ship:A1', card });
const wing = (upgrades: readonly string[]) => ({ pilot: 'nusquadronpilot', at: [457, 300], upgrades }) as const;
const chargesOf = (game: ReturnType<typeof acting>) =>
  Object.fromEntries(game.ship('A1').upgrades.map(({ card, charges }) => [card.slice('upgrade:'.length), charges]));

describe('the reload action', () => {
  test('one charge back on a torpedo, missile or device that lacks some, and a disarm token', () => {
    const game = acting(wing(['protontorpedoes', 'clustermissiles', 'protonbombs']), {
      first: [spend('upgrade:protontorpedoes'), spend('upgrade:protontorpedoes'), spend('upgrade:protonbombs')],
    }).choose('p1', 'action:reload:white');
    // The missiles are full.
    expect(game.offers('p1')).toEqual(['upgrade:protontorpedoes', 'upgrade:protonbombs']);
    game.choose('p1', 'upgrade:protontorpedoes');
    expect(chargesOf(game)).toEqual({ protontorpedoes: 1, clustermissiles: 4, protonbombs: 1 });
    expect(game.tokens('A1')).toEqual({ disarm: 1 });
  });

  test('nothing is lacking: the action is blocked', () => {
    const game = acting(wing(['protontorpedoes']));
    expect(game.offers('p1')).not.toContain('action:reload:white');
    expect(blocks(game)).toMatchObject({ 'reload:white': 'nothingToReload' });
  });

  test('spent charges of other cards are no ordnance', () => {
    const game = acting(wing(['afterburners']), { first: [spend('upgrade:afterburners')] });
    expect(blocks(game)).toMatchObject({ 'reload:white': 'nothingToReload' });
  });

  test('a red reload stresses as well', () => {
    const game = acting(
      { pilot: 'scimitarsquadronpilot', at: [457, 300], upgrades: ['protontorpedoes'] },
      { first: [spend('upgrade:protontorpedoes')] },
    ).choose('p1', 'action:reload:red');
    expect(game.asked('p1')).not.toBe('reload');
    expect(game.tokens('A1')).toEqual({ disarm: 1, stress: 1 });
  });
});
