import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

const CARD = 'upgrade:cutthroat';
/** B1 shoots A1 down; A2 carries the card. */
const fallen = (attacker: Partial<Placed>, third: Partial<Placed>, first: Parameters<typeof inDuel>[1] = {}) => {
  const told = inDuel(CARD, {
    on: 'wingman',
    attacker: { damage: ['-stunnedpilot', '-stunnedpilot'], pilot: 'academypilot', ...attacker },
    defender: { pilot: 'soontirfel', heading: 180 },
    third: { pilot: 'nightbeast', at: [520, 300], ...third },
    rolls: 'hit hit blank / blank blank blank',
    ...first,
  });
  told.game.choose('p2', 'target:ship:A1:primary:0');
  return told;
};

test('Cutthroat: an orange or red token goes', () => {
  const told = fallen({ pilot: 'nightbeast' }, { tokens: { stress: 1, disarm: 1, focus: 1 } });
  expect(told.offered().map(key => key.split('cutthroat:')[1])).toEqual(['stress', 'disarm']);
  expect(told.use('disarm').game.tokens('A2')).toMatchObject({ stress: 1 });
});
test('Cutthroat: or a charge that does not recur comes back', () => {
  const told = fallen(
    { upgrades: ['cutthroat'] },
    { upgrades: ['crackshot', 'elusive', 'juke'] },
    {
      first: [
        { do: 'loseCharge', ship: 'ship:A2', card: 'upgrade:crackshot' },
        { do: 'loseCharge', ship: 'ship:A2', card: 'upgrade:elusive' },
      ],
    },
  );
  expect(told.offered()).toContain(`use:${CARD}:upgrade:crackshot`);
  const { game } = told.use('upgrade:crackshot');
  expect(game.ship('A2').upgrades.find(({ card }) => card === 'upgrade:crackshot')!.charges).toBe(1);
});
test('Cutthroat: a recurring charge does not; nor one that never comes back', () => {
  const told = fallen(
    { upgrades: ['cutthroat'] },
    { upgrades: ['lonewolf', 'contrabandcybernetics'] },
    {
      first: [
        { do: 'loseCharge', ship: 'ship:A2', card: 'upgrade:lonewolf' },
        { do: 'loseCharge', ship: 'ship:A2', card: 'upgrade:contrabandcybernetics' },
      ],
    },
  );
  expect(told.offered()).toEqual([]);
});
test('Cutthroat: not after any other friend', () => {
  expect(fallen({}, { tokens: { stress: 1 } }).offered()).toEqual([]);
});
