import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { SETTINGS_VERSION, storedSettings, useSettings } from '../../src/store/settings';

const KEY = 'range-one settings';

beforeEach(() => localStorage.clear());

/** Settings as versions of Range One wrote them that players have had. Never written anew. */
const RELEASED = {
  /** The first that were kept (429b98b). */
  first: { camera: 'follow', steady: true, byNumber: false },
  /** With a camera, and with presses that come too soon swallowed (1da792e). */
  withCamera: { byNumber: false },
  /** With ships that fly by number (ce0e920): the last without a version. */
  withOrder: {},
} as const;

test.each(Object.entries(RELEASED))(
  'settings of %s are as they were; what came later has its usual value',
  (name, later) => {
    const text = readFileSync(`tests/store/released/settings/${name}.json`, 'utf8');
    localStorage.setItem(KEY, text);
    expect(storedSettings()).toMatchObject({ ...JSON.parse(text), ...later });
  },
);

test('what is kept today names its version, and is no setting', () => {
  useSettings.getState().change({ sounds: false });
  expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject({ version: SETTINGS_VERSION, sounds: false });
  expect(storedSettings()).not.toHaveProperty('version');
  expect(storedSettings().sounds).toBe(false);
  useSettings.getState().change({ sounds: true });
});
