import { expect, test } from 'vitest';
import { packed, unpacked } from '../../../src/store/packed';

test('a text becomes letters that an address may have, and the same text again', async () => {
  const text = JSON.stringify(
    Array.from({ length: 4000 }, (_, at) => ({ decision: `d${at}`, says: 'Tallon’s “roll”' })),
  );
  const code = await packed(text);
  expect(code).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(code.length).toBeLessThan(text.length / 4);
  expect(await unpacked(code)).toBe(text);
});

test.each(['', 'nonsense', '%%%', 'AAAA'])('%j brings nothing', async code => {
  expect((await unpacked(code)) || null).toBeNull();
});
