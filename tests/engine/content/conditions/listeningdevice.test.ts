import { expect, test } from 'vitest';
import { viewFor } from '../../../../src/engine/surface/views';
import { scenario } from '../../../support/scenario';

const heard = (y: number) =>
  scenario({
    phase: 'system',
    p1: [{ pilot: 'omicrongrouppilot', upgrades: ['informant'], at: [400, 300], dial: '1FW' }],
    p2: [
      {
        pilot: 'academypilot',
        at: [400, y],
        dial: '2FB',
        conditions: [{ is: 'listeningdevice', from: 'A1', by: 'upgrade:informant' }],
      },
    ],
  });

test('Listening Device: the dial lies faceup, with Informant at range 2', () => {
  const game = heard(500);
  expect(game.last('dialShown')).toMatchObject({ ship: 'ship:B1', maneuver: '2FB' });
  const shown = game.happened().indexOf('dialShown');
  expect(shown).toBeLessThan(game.happened().indexOf('dialRevealed'));
});

test('Listening Device: not at range 3, and then nobody sees it', () => {
  const game = heard(660);
  expect(game.events('dialShown')).toEqual([]);
  expect(viewFor(game.state, 'p1').ships['ship:B1']!.dial).toBeNull();
});
