import { expect, test } from 'vitest';
import type { ManeuverCode } from '../../../src/engine/core/vocabulary';
import { dialRows } from '../../../src/panels/table/question/dial/rows';
import { catalog } from '../../support/engine';

const read = (dial: readonly ManeuverCode[]) =>
  dialRows(dial).map(({ speed, cells }) => `${speed}: ${cells.map(code => code ?? '-').join(' ')}`);

test('plain maneuvers stand by speed and bearing, fastest first, a stop in the middle', () => {
  expect(read(['0OR', '1BB', '1FB', '2TW', '2YW'])).toEqual(['2: 2TW - - - 2YW', '1: - 1BB 1FB - -', '0: - - 0OR - -']);
});

test('those that end facing elsewhere, and reverse ones, have rows of their own in the columns of their templates', () => {
  expect(read(['3FW', '3KR', '3ER', '3RR', '2LR', '2PR', '1SR', '1AR'])).toEqual([
    '3: - - 3FW - -',
    '3: 3ER - 3KR - 3RR',
    '2: - 2LR - 2PR -',
    '1: - 1AR 1SR - -',
  ]);
});

test('no maneuver of any dial is lost', () => {
  const lost = catalog.shipTypes.filter(({ dial }) => {
    const shown = dialRows(dial).flatMap(({ cells }) => cells.filter(code => code !== null));
    return shown.length !== dial.length;
  });
  expect(lost.map(({ id }) => id)).toEqual([]);
});
