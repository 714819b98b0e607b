import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const dropping = (device: string) =>
  flying(
    `upgrade:${device}`,
    { pilot: 'chopper-gauntletfighter', upgrades: ['dropseatbay'], at: [457, 457] },
    { phase: 'system' },
  );

test('Drop-Seat Bay: commandos leave by the 1 banks too, and from the sides by those', () => {
  const ways = dropping('clanwrencommandos')
    .offered()
    .filter(key => !key.endsWith(':turned'));
  const short = ways.map(key => key.replace('drop:device:clanwrencommandos:', ''));
  expect(short.toSorted()).toEqual(
    [
      '1straight',
      '1bankLeft',
      '1bankRight',
      '1bankLeft:left',
      '1bankLeft:right',
      '1bankRight:left',
      '1bankRight:right',
    ].toSorted(),
  );
});
test('Drop-Seat Bay: a bomb does not', () => {
  expect(dropping('protonbombs').offered()).toEqual(['drop:device:protonbomb:1straight']);
});
