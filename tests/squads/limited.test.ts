import { describe, expect, test } from 'vitest';
import { excessIn, mayJoin } from '../../src/squads/limited';
import { catalog } from '../support/engine';

const fett = catalog.pilot('pilot:bobafett');
const crew = catalog.upgrade('upgrade:bobafett');
const guard = catalog.pilot('pilot:mandalorianroyalguard');
const pirate = catalog.pilot('pilot:binayrepirate');

describe('names that are there too often', () => {
  test('one bullet, one card of that name, be it pilot or upgrade', () => {
    expect([fett.limited, crew.limited]).toEqual([1, 1]);
    expect(excessIn([fett, pirate, guard])).toEqual([]);
    expect(excessIn([fett, pirate, crew])).toEqual([{ name: 'Boba Fett', most: 1, count: 2 }]);
  });

  test('two bullets, two cards', () => {
    expect(excessIn([guard, guard])).toEqual([]);
    expect(excessIn([guard, guard, guard])).toEqual([{ name: guard.name, most: 2, count: 3 }]);
  });

  test('no bullet, as many as you like', () => {
    expect(excessIn([pirate, pirate, pirate, pirate])).toEqual([]);
  });

  test('where copies differ, the fewest bullets count; a copy without any is counted with them', () => {
    const freer = { ...crew, limited: 2 };
    const free = { ...crew, limited: 0 };
    expect(excessIn([freer, freer])).toEqual([]);
    expect(excessIn([freer, crew])).toEqual([{ name: 'Boba Fett', most: 1, count: 2 }]);
    expect(excessIn([free, free])).toEqual([]);
    expect(excessIn([free, crew])).toEqual([{ name: 'Boba Fett', most: 1, count: 2 }]);
  });

  test('each name by itself', () => {
    expect(excessIn([fett, guard, crew, guard, guard]).map(({ name }) => name)).toEqual(['Boba Fett', guard.name]);
  });
});

describe('who may join', () => {
  test('a name that does not become too many', () => {
    expect(mayJoin([crew], [guard, guard])).toBe(true);
    expect(mayJoin([crew], [guard, fett])).toBe(false);
    expect(mayJoin([guard], [guard])).toBe(true);
    expect(mayJoin([guard], [guard, guard])).toBe(false);
    expect(mayJoin([guard, guard], [guard])).toBe(false);
  });

  test('whatever is wrong with others already is not its doing', () => {
    expect(mayJoin([pirate], [fett, crew])).toBe(true);
  });
});
