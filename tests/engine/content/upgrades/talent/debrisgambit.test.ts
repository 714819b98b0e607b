import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:debrisgambit';
const evades = (y: number) =>
  flying(CARD, { pilot: 'wedgeantilles' }, { rocks: [{ is: 'coreasteroid1', at: [457, y] }] })
    .until('chooseAction')
    .game.offers('p1')
    .filter(key => key.includes('evade'));

test('Debris Gambit: white with an obstacle at range 1', () => expect(evades(520)).toEqual(['action:evade:white']));
test('Debris Gambit: red without', () => expect(evades(700)).toEqual(['action:evade:red']));
