import { expect, test } from 'vitest';
import { byHand } from '../../../../src/engine/content';
import { engine } from '../../../support/engine';
import { flying } from '../../../support/flying';

test.each(['lockedandloaded', 'tailgun', 'commsshuttle', 'copilot', 'pursuitcraft', 'riggedenergycells'])(
  '%s says what is left to the players’ hands while ships do not dock',
  id => {
    expect(byHand[`shipAbility:${id}`]).toMatch(/dock/);
  },
);

test('what needs docking altogether counts as by hand; what does something without it, as half written', () => {
  expect(engine.rules.automationOf('shipAbility:tailgun').is).toBe('byHand');
  expect(engine.rules.automationOf('shipAbility:riggedenergycells').is).toBe('partly');
});

const deployed = (upgrades: readonly string[]) =>
  flying(
    'shipAbility:pursuitcraft',
    { pilot: 'bossk-z95af4headhunter' },
    {
      p1: [
        { pilot: 'bossk-z95af4headhunter', at: [457, 300] },
        { pilot: 'bossk', at: [600, 300], upgrades, locks: ['B1'] },
      ],
      first: [{ do: 'openWindow', moment: { at: 'after:deploy', ship: 'ship:A1' } }],
    },
  );

test('Pursuit Craft: deployed, it may lock what the Hound’s Tooth has locked', () => {
  const told = deployed(['houndstooth']);
  expect(told.offered()).toEqual(['ship:B1']);
  expect(told.use().game.ship('A1').locks).toEqual(['ship:B1']);
});

test('Pursuit Craft: not what any other friend has locked', () => {
  expect(deployed([]).offered()).toEqual([]);
});
