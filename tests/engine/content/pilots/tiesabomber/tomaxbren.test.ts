import { describe, expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { about } from '../../../../support/card';

const spent = (card: 'elusive' | 'barragerockets') =>
  ({ do: 'spendCharge', ship: 'ship:A1', card: `upgrade:${card}` }) as const;

describe.each(['tomaxbren', 'tomaxbren-swz105'])('%s', pilot => {
  const reloaded = (...first: readonly ReturnType<typeof spent>[]) => {
    const upgrades = pilot === 'tomaxbren' ? ['elusive', 'barragerockets'] : [];
    const game = acting({ pilot, at: [400, 400], upgrades }, { first: [...first, spent('barragerockets')] });
    return about(`pilot:${pilot}`, game.choose('p1', 'action:reload:red'));
  };
  test('a reload brings back the charge of a talent as well', () => {
    const { game } = reloaded(spent('elusive')).use('elusive');
    expect(game.ship('A1').upgrades.find(({ card }) => card === 'upgrade:elusive')?.charges).toBe(1);
  });
  test('not of one that has it', () => expect(reloaded().offered()).toEqual([]));
});

describe('tomaxbren-swz98', () => {
  const rolled = (charges: number) => {
    const game = acting({ pilot: 'tomaxbren-swz98', at: [400, 400], charges });
    game.choose('p1', 'action:barrelRoll:white');
    return about('pilot:tomaxbren-swz98', game.choose('p1', game.offers('p1')[0]!));
  };
  test('two charges after a barrel roll are a focus token', () => {
    expect(rolled(2).use().game.tokens('A1')).toEqual({ focus: 1 });
  });
  test('not with one', () => expect(rolled(1).offered()).toEqual([]));
});
