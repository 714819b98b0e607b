import { expect, test } from 'vitest';
import { acting, blocks } from '../../../../support/actions';

const stressed = (stress: number) =>
  blocks(
    acting([
      { pilot: 'omicrongrouppilot', upgrades: ['larmadacy'], at: [300, 300], tokens: { stress } },
      { pilot: 'wedgeantilles', at: [300, 430] },
    ]),
  );

test('Larma D’Acy: stressed, coordinates all the same, as a red action', () => {
  const found = stressed(2);
  expect(found['coordinate:red']).toBeNull();
  expect(found['coordinate:white']).toBeUndefined();
});

test('Larma D’Acy: unstressed it stays as it is; with three stress tokens it does not help, nor does it for a focus', () => {
  expect(stressed(0)['coordinate:white']).toBeNull();
  expect(stressed(3)['coordinate:red']).toBe('stressed');
  expect(stressed(1)['focus:white']).toBe('stressed');
});
