import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../../../src/engine/core/state';
import { atSetup } from '../../../../support/conditions';
import { engine } from '../../../../support/engine';
import { drive, type Story } from '../../../../support/scenario';

const CARD = 'upgrade:razorcrest';
const HIDDEN = 'upgrade:contrabandcybernetics';
const story = (upgrades: readonly string[] = []): Story => ({
  p1: [{ pilot: 'guildbountyhunter', at: [457, 300], dial: '4FR', upgrades: ['razorcrest', ...upgrades] }],
  p2: [{ pilot: 'academypilot', at: [100, 880], dial: '4FW', tokens: { stress: 1 } }],
});
const laid = (card = HIDDEN) => atSetup('before', story()).choose('p1', `use:${CARD}:${card}`);
/** In the System Phase of a round. */
const played = ({ state }: Pick<ReturnType<typeof laid>, 'state'>) =>
  drive({ ...state, ships: fresh(state.ships) }, [
    { do: 'startPhase', phase: 'system' },
    { do: 'startPhase', phase: 'activation' },
  ]);

const fresh = (ships: GameState['ships']): GameState['ships'] =>
  Object.fromEntries(
    Object.values(ships).map(ship => [
      ship.id,
      { ...ship, round: { ...ship.round, systemDone: false, activated: false } },
    ]),
  );

describe('Razor Crest', () => {
  test('at setup any illicit upgrade that is not limited and that it could carry', () => {
    const offers = atSetup('before', story()).offers('p1');
    expect(offers).toContain(`use:${CARD}:${HIDDEN}`);
    expect(offers).toContain(`use:${CARD}:upgrade:riggedcargochute`);
    expect(offers).not.toContain('pass');
    for (const other of ['cloakingdevice', 'coaxiumhyperfuel', 'feedbackemitter-illicit', 'shieldupgrade'])
      expect(offers).not.toContain(`use:${CARD}:upgrade:${other}`);
  });

  test('not one that it carries already', () => {
    expect(atSetup('before', story(['contrabandcybernetics'])).offers('p1')).not.toContain(`use:${CARD}:${HIDDEN}`);
  });

  test('the opponent does not know which', () => {
    const { state } = laid();
    expect(JSON.stringify(engine.viewFor(state, 'p1').notes)).toContain(`"value":"${HIDDEN}"`);
    expect(engine.viewFor(state, 'p2')).toEqual(engine.viewFor(laid('upgrade:deadmansswitch').state, 'p2'));
  });

  test('in the System Phase it may be revealed: equipped with its charges, it acts', () => {
    const game = played(laid()).choose('p1', `use:${CARD}:${HIDDEN}`);
    expect(game.ship('A1').upgrades).toMatchObject([{ card: CARD }, { card: HIDDEN, charges: 1 }]);
    expect(game.offers('p1')).toContain(`use:${HIDDEN}`);
  });

  test('left facedown it does nothing, and is asked about again', () => {
    const game = played(laid()).choose('p1', 'pass');
    expect(game.ship('A1').upgrades).toMatchObject([{ card: CARD }]);
    expect(game.offers('p1')).not.toContain(`use:${HIDDEN}`);
    expect(played(game).offers('p1')).toContain(`use:${CARD}:${HIDDEN}`);
  });

  test('revealed, it is asked about no more', () => {
    const game = played(laid()).choose('p1', `use:${CARD}:${HIDDEN}`);
    expect(played(game).offers('p1')).not.toContain(`use:${CARD}:${HIDDEN}`);
  });

  test('whoever imagines the game lets one of them lie there', () => {
    const { state } = played(laid());
    const { notes, pending } = engine.imagine(engine.viewFor(state, 'p2'), 5);
    expect(notes[0]?.value).toMatch(/^upgrade:/);
    expect(pending[0]?.options.map(({ key }) => key)).toEqual([`use:${CARD}:${notes[0]?.value}`, 'pass']);
  });
});
