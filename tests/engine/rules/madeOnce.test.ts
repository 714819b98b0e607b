import { expect, test } from 'vitest';
import { hashOfData } from '../../../src/engine/rules/hash';
import { isMadeOnce, madeOnce } from '../../../src/engine/rules/madeOnce';

const option = () => ({
  key: 'dial:ship:A1:2TW',
  subject: { ship: 'ship:A1', kind: 'dial' },
  then: [{ do: 'setDial' }],
});

test('an option made once has the hash of any copy of it, in whatever order its fields stand', () => {
  const made = madeOnce(option());
  const { then, subject, key } = option();
  expect(hashOfData([made, 'ready', made])).toBe(hashOfData([option(), 'ready', { then, subject, key }]));
});

test('another option has another hash', () => {
  expect(hashOfData([madeOnce(option())])).not.toBe(hashOfData([madeOnce({ ...option(), key: 'dial:ship:A1:2FB' })]));
});

test('nobody can write into it, and a copy counts as made anew', () => {
  const made = madeOnce(option());
  expect(() => Object.assign(made.then[0]!, { do: 'flee' })).toThrow(TypeError);
  expect([isMadeOnce(made), isMadeOnce({ ...made })]).toEqual([true, false]);
});
