import { expect, test } from 'vitest';
import { squadsOn } from '../../../src/panels/practice/shelf';
import { catalog } from '../../support/engine';

const own = (name: string, ...pilots: readonly string[]) => ({
  id: name,
  profile: 'xwa50' as const,
  changed: 0,
  tags: [],
  squad: {
    name,
    faction: 'rebelalliance' as const,
    ships: pilots.map(pilot => ({ pilot: `pilot:${pilot}` as const, upgrades: [] })),
    obstacles: [],
  },
});
const readyMade = [{ squad: own('Starter', 'wedgeantilles').squad, about: 'Flies.' }];
const namesOn = (...squads: readonly ReturnType<typeof own>[]) =>
  squadsOn({ own: squads, readyMade }, catalog).map(({ squad }) => squad.name);

test('one’s own squads come before the ready-made ones', () => {
  expect(namesOn(own('Mine', 'wedgeantilles'))).toEqual(['Mine', 'Starter']);
});

test('an unknown pilot stays at home; a squad of nobody else does too', () => {
  const [mixed] = squadsOn({ own: [own('Mixed', 'nobody', 'wedgeantilles')], readyMade }, catalog);
  expect(mixed!.squad.ships).toEqual([{ pilot: 'pilot:wedgeantilles', upgrades: [] }]);
  expect(namesOn(own('Ghosts', 'nobody'))).toEqual(['Starter']);
});
