import { describe, expect, test } from 'vitest';
import { builderLink } from '../../../src/squads/io/builderLink';
import type { SquadRead } from '../../../src/squads/io/read';
import { readSquad } from '../../../src/squads/io/readSquad';
import { shareHash } from '../../../src/squads/io/shareLink';
import { xwsText } from '../../../src/squads/io/writeXws';
import { problemsOf } from '../../../src/squads/legal';
import { PROBLEM_KINDS } from '../../../src/squads/problem';
import { catalog } from '../../support/engine';
import { asLink, asXws, LISTS } from './lists';

function squadIn(read: SquadRead) {
  if (!read.ok) throw new Error(read.problem);
  return read.squad;
}
const read = (text: string) => squadIn(readSquad(text, catalog));

describe.each(LISTS)('%s', (...list) => {
  const [what, profile, faction, , , problem] = list;

  test('reads the same as XWS and as a link, and the checker finds what is wrong', () => {
    const { ok, ...fromLink } = readSquad(asLink(list), catalog);
    const fromXws = read(asXws(list));
    expect(fromLink).toEqual({ squad: fromXws, profile, warnings: [] });
    expect(ok).toBe(true);
    expect(fromXws).toMatchObject({ name: what, faction });
    expect(problemsOf(catalog, profile, fromXws).map(({ kind }) => kind)).toEqual(problem ? [problem] : []);
  });

  test('goes out and comes back the same, three ways', () => {
    const squad = read(asXws(list));
    expect(read(xwsText(catalog, profile, squad))).toEqual(squad);
    expect(read(builderLink(catalog, profile, squad))).toEqual(squad);
    expect(read(shareHash(catalog, profile, squad))).toEqual(squad);
  });
});

test('the lists break every rule that a list of known cards can break', () => {
  const broken = new Set(LISTS.map(list => list[5]));
  // Obstacles, unknown cards and points of another day have tests of their own.
  expect(PROBLEM_KINDS.filter(kind => !broken.has(kind))).toEqual(['unknownCard', 'obstacles', 'pointsChanged']);
});
