import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const decloaking = (pilot: string, first = true) =>
  flying('upgrade:manualailerons-modification', { pilot, tokens: { cloak: 1 } }, { phase: 'system' })
    .until('decloak')
    .game.offers('p1')
    .filter(key => key.includes('bank') === first);

test('Manual Ailerons: decloaks by the 2 banks for a charge', () => {
  const told = flying(
    'upgrade:manualailerons-modification',
    { pilot: 'imdaartestpilot', tokens: { cloak: 1 } },
    { phase: 'system' },
  );
  const { game } = told.until('decloak');
  game.choose('p1', 'boost:2bankLeft');
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
  expect(game.tokens('A1')).toEqual({});
  expect(game.ship('A1').pose.x).toBeLessThan(457);
});
test('Manual Ailerons: the usual ways cost nothing; larger ships have no 2 straight to replace', () => {
  const told = flying(
    'upgrade:manualailerons-modification',
    { pilot: 'imdaartestpilot', tokens: { cloak: 1 } },
    { phase: 'system' },
  );
  const { game } = told.until('decloak');
  expect(game.choose('p1', 'boost:straight').ship('A1').upgrades[0]!.charges).toBe(2);
  expect(decloaking('omicrongrouppilot')).toEqual([]);
});
