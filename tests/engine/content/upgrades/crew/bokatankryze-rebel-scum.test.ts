import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const felled = (rolls: string, locks: readonly string[] = [], third: object = {}) =>
  inDuel('upgrade:bokatankryze-rebel-scum', {
    attacker: { tokens: { stress: 1, jam: 1 } },
    third: { tokens: { strain: 1 }, ...third },
    defender: { damage: ['-fuelleak', '-fuelleak'] },
    enemies: [{ pilot: 'academypilot', at: [860, 860], locks }],
    rolls,
  }).attack();

test('Bo-Katan Kryze (rebel and scum): the defender destroyed, each friend at range 0-2 may remove a red or orange token', () => {
  const told = felled('hit hit hit / blank blank blank', ['A1']);
  expect(told.offered()).toEqual(['stress', 'jam', 'lockOf:ship:B2']);
  told.use('lockOf:ship:B2');
  expect(told.game.ship('B2').locks).toEqual([]);
  expect(told.use('strain').game.tokens('A2')).toEqual({});
  expect(told.game.events('tokenRemoved')[0]).toMatchObject({ ship: 'ship:A2', token: 'strain' });
});

test('Bo-Katan Kryze (rebel and scum): not if it lives, nor a friend at range 3', () => {
  const far = felled('hit hit hit / blank blank blank', [], { at: [760, 300] });
  expect(far.use('stress').offered()).toEqual([]);
  expect(felled('hit blank blank / evade blank blank').offered()).toEqual([]);
});

/** A1 snaps at B1 as it flies past; the troopers are at range 1. */
const snapped = (troops: readonly string[]) =>
  inStory('upgrade:bokatankryze-rebel-scum', {
    phase: 'activation',
    p1: [
      { pilot: 'wedgeantilles', at: [457, 300], dial: '1FB', upgrades: ['snapshot'], tokens: { stress: 1, jam: 1 } },
    ],
    p2: [
      { pilot: 'academypilot', at: [457, 620], heading: 180, dial: '2FB', damage: ['-fuelleak', '-fuelleak'] },
      { pilot: 'omicrongrouppilot', at: [580, 300], dial: '1FB', upgrades: troops },
    ],
    dice: ['hit', 'hit', 'blank', 'blank', 'blank'],
  });

test('Bo-Katan Kryze (rebel and scum): no stress token that Death Troopers keep there', () => {
  const offers = (troops: readonly string[]) => {
    const told = snapped(troops);
    for (let i = 0; i < 40 && !told.game.offers('p1').includes('target:ship:B1:upgrade:snapshot'); i++) {
      const [pending] = told.game.state.pending;
      told.game.choose(
        pending!.player,
        pending!.options.find(({ key }) => key === 'pass')?.key ?? pending!.options[0]!.key,
      );
    }
    told.game.choose('p1', 'target:ship:B1:upgrade:snapshot');
    return told.offered();
  };
  expect(offers([])).toEqual(['stress', 'jam']);
  expect(offers(['deathtroopers'])).toEqual(['jam']);
});
