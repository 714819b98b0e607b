import { describe, expect, test } from 'vitest';
import { at, cannot, dice } from '../../../src/engine/core/ability';
import { attack, type Duel, duel, PRIMARY } from '../../support/duel';

const EVADE = { kind: 'cancel', dice: 'defense', faces: ['evade'], most: 1 } as const;
const cancels = (name: string, shares?: string) =>
  dice({ as: 'attacker', at: 'before:neutralize', name, ...(shares ? { shares } : {}), does: EVADE });

const shot = (given: Duel) => attack({ dice: ['hit', 'hit', 'hit', 'evade', 'evade', 'evade'], ...given });

describe('changes of dice between the steps', () => {
  test('to cancel is not to modify', () => {
    const game = shot({
      abilities: {
        'pilot:plainace': [cancels('one')],
        'pilot:academypilot': [cannot('modify', { as: 'defender' })],
      },
    });
    expect(game.offers('p1')).toContain('mod:ship:A1:pilot:plainace:one');
  });

  test('but of the defense dice at range 0 an enemy cancels nothing', () => {
    const game = shot({ range: 0, abilities: { 'pilot:plainace': [cancels('one')] } });
    expect(game.events('diceCanceled')).toEqual([]);
    expect(game.offers('p1')).not.toContain('mod:ship:A1:pilot:plainace:one');
  });

  test('of those that share a name, one an attack', () => {
    const both = (shares?: string) =>
      shot({ abilities: { 'pilot:plainace': [cancels('one', shares), cancels('two', shares)] } });
    const key = (name: string) => `mod:ship:A1:pilot:plainace:${name}`;
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
    abilities: { 'pilot:plainace': [cannot('cancel', { as: 'attacker', if: ({ result }) => result === 'crit' })] },
  });
  expect(game.last('resultsNeutralized')).toMatchObject({ attack: ['crit'], canceled: ['hit'] });
});

test('an attack that hits without dice opens none of their moments, and deals no more damage', () => {
  const lays = (on: 'after:rollAttack' | 'before:rollDefense' | 'after:neutralize') =>
    at(on, { as: 'attacker', must: ({ self }) => [{ do: 'gainToken', ship: self.id, token: 'focus', by: 'p1' }] });
  const game = attack({
    abilities: {
      'pilot:plainace': [
        at('after:declare', { as: 'attacker', must: () => [{ do: 'hitWithoutDice' }] }),
        lays('after:rollAttack'),
        lays('before:rollDefense'),
        lays('after:neutralize'),
      ],
    },
  });
  expect(game.events('tokenGained')).toHaveLength(1);
  expect(game.events('damageSuffered')).toEqual([]);
  expect(game.events('attackPerformed')[0]).toMatchObject({ hit: true });
});

test('a card may forbid an attack, by weapon and target', () => {
  const given = (weapon: string) => ({
    abilities: { 'pilot:plainace': [cannot('attack', { if: scene => scene.weapon === weapon })] },
  });
  expect(duel(given('primary:0')).offers('p1')).toEqual([]);
  expect(duel(given('primary:1')).offers('p1')).toContain(PRIMARY);
});
