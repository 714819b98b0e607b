import { describe, expect, test } from 'vitest';
import { cannot, dice } from '../../../src/engine/core/ability';
import { attack, type Duel } from '../../support/duel';

const EVADE = { kind: 'cancel', dice: 'defense', faces: ['evade'], most: 1 } as const;
const cancels = (name: string, shares?: string) =>
  dice({ as: 'attacker', at: 'before:neutralize', name, ...(shares ? { shares } : {}), does: EVADE });

const shot = (given: Duel) => attack({ dice: ['hit', 'hit', 'hit', 'evade', 'evade', 'evade'], ...given });

describe('changes of dice between the steps', () => {
  test('to cancel is not to modify', () => {
    const game = shot({
      abilities: {
        'pilot:wedgeantilles': [cancels('one')],
        'pilot:academypilot': [cannot('modify', { as: 'defender' })],
      },
    });
    expect(game.offers('p1')).toContain('mod:ship:A1:pilot:wedgeantilles:one');
  });

  test('but of the defense dice at range 0 an enemy cancels nothing', () => {
    const game = shot({ range: 0, abilities: { 'pilot:wedgeantilles': [cancels('one')] } });
    expect(game.events('diceCanceled')).toEqual([]);
    expect(game.offers('p1')).not.toContain('mod:ship:A1:pilot:wedgeantilles:one');
  });

  test('of those that share a name, one an attack', () => {
    const both = (shares?: string) =>
      shot({ abilities: { 'pilot:wedgeantilles': [cancels('one', shares), cancels('two', shares)] } });
    const key = (name: string) => `mod:ship:A1:pilot:wedgeantilles:${name}`;
    expect(both().choose('p1', key('one')).offers('p1')).toEqual([key('two'), 'pass']);
    expect(both('it').choose('p1', key('one')).offers('p1')).not.toContain(key('two'));
  });
});

test('a ship remembers its attacks of the round', () => {
  const game = shot({});
  expect(game.ship('A1').round.attacks).toEqual([
    { weapon: 'primary:0', arc: 'front', defender: 'ship:B1', hit: false, bonus: false },
  ]);
});

test('evades cancel no crits where a card says so, and stay for what comes after', () => {
  const game = attack({
    dice: ['crit', 'hit', 'blank', 'evade', 'evade', 'blank'],
    abilities: { 'pilot:wedgeantilles': [cannot('cancel', { as: 'attacker', if: ({ result }) => result === 'crit' })] },
  });
  expect(game.last('resultsNeutralized')).toMatchObject({ attack: ['crit'], canceled: ['hit'] });
});
