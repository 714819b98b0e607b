import { describe, expect, test } from 'vitest';
import { acting, blocks } from '../../../support/actions';
import type { Placed } from '../../../support/scenario';

const tempest: Placed = { pilot: 'tempestsquadronpilot', at: [457, 300] };
const wall = (x: number, y: number): Placed => ({ pilot: 'academypilot', at: [x, y], heading: 0 });
const WOUNDED = 'ability:ship:A1:card:p1:';

describe('linked actions', () => {
  test('after the action comes its link, which the player may decline', () => {
    const game = acting(tempest).choose('p1', 'action:focus:white');
    expect(game.state.pending[0]!.topic).toEqual({ kind: 'chooseAction', ship: 'ship:A1', why: 'linked' });
    expect(game.offers('p1')).toEqual(['action:barrelRoll:red', 'pass']);
    game.choose('p1', 'pass');
    expect(game.asked('p1')).toBeNull();
    expect(game.tokens('A1')).toEqual({ focus: 1 });
  });

  test('a red link stresses after it was performed', () => {
    const game = acting(tempest).choose('p1', 'action:focus:white', 'action:barrelRoll:red', 'roll:left:middle');
    expect(game.tokens('A1')).toEqual({ focus: 1, stress: 1 });
    expect(game.last('actionPerformed')).toMatchObject({ action: 'barrelRoll', color: 'red', linked: true });
  });

  test('an action without a link opens none', () => {
    const game = acting(tempest).choose('p1', 'action:barrelRoll:white', 'roll:left:middle');
    expect(game.asked('p1')).toBeNull();
  });

  test('a linked action opens no further link', () => {
    // Rotate is linked to calculate, and calculate (by the crew) to jam: from the bar it opens, as a link it does not.
    const heavy = { pilot: 'caridaacademycadet', at: [457, 300], upgrades: ['targetassistmgk300', 'k2so'] } as const;
    const p2 = [wall(457, 400)];
    const first = acting(heavy, { p2 }).choose('p1', 'action:calculate:white');
    expect(first.offers('p1')).toEqual(['action:jam:white', 'pass']);
    const chain = acting(heavy, { p2 }).choose('p1', 'action:rotate:white');
    expect(chain.offers('p1')).toContain('action:calculate:white');
    chain.choose('p1', 'action:calculate:white');
    expect(chain.tokens('A1')).toEqual({ calculate: 1 });
    expect(chain.asked('p1')).toBeNull();
  });

  test('an action that failed opens none', () => {
    const fang = { pilot: 'zealousrecruit', at: [457, 300] } as const;
    const open = acting(fang).choose('p1', 'action:barrelRoll:white', 'roll:left:middle');
    expect(open.offers('p1')).toEqual(['action:focus:red', 'pass']);
    const shut = acting(fang, { p2: [wall(377, 300)] });
    shut.choose('p1', 'action:barrelRoll:white', 'roll:left:fail');
    expect(shut.asked('p1')).toBeNull();
  });

  test('a ship stressed by the first action is offered no link', () => {
    const lando = { pilot: 'landocalrissian-battleoverendor', at: [457, 300] } as const;
    const friend = { pilot: 'bluesquadronescort', at: [457, 450] } as const;
    const game = acting([lando, friend]).choose('p1', 'action:coordinate:red', 'ship:A2', 'pass');
    expect(game.tokens('A1')).toEqual({ stress: 1 });
    // His ship ability could take the stress away; left alone, it stays.
    game.choose('p1', 'pass');
    expect(game.asked('p1')).toBeNull();
  });

  test('a link that was performed before is not offered again', () => {
    const game = acting(tempest, {
      first: [{ do: 'performAction', ship: 'ship:A1', action: 'barrelRoll', color: 'white', linked: false }],
    }).choose('p1', 'roll:left:middle', 'action:focus:white');
    expect(game.asked('p1')).toBeNull();
  });

  test('an ionized ship has only its focus, and no link from it', () => {
    const game = acting({ ...tempest, tokens: { ion: 1 } }).choose('p1', 'action:focus:white');
    expect(game.tokens('A1')).toEqual({ focus: 1, ion: 1 });
    expect(game.asked('p1')).toBeNull();
  });

  test('an action granted by coordinate has its link', () => {
    const shuttle = { pilot: 'omicrongrouppilot', at: [457, 150] } as const;
    const game = acting([shuttle, tempest]).choose('p1', 'action:coordinate:white', 'ship:A2', 'action:focus:white');
    expect(game.state.pending[0]!.topic).toMatchObject({ ship: 'ship:A2', why: 'linked' });
    expect(game.offers('p1')).toEqual(['action:barrelRoll:red', 'pass']);
  });
});

describe('several links', () => {
  const rogue: Placed = { pilot: 'outerrimhunter', at: [457, 300] };

  test('an action that stands twice on the bar is offered once, both its links after it, of which one is chosen', () => {
    const game = acting(rogue);
    expect(game.offers('p1').filter(key => key.startsWith('action:focus'))).toEqual(['action:focus:white']);
    game.choose('p1', 'action:focus:white');
    expect(game.offers('p1')).toEqual(['action:boost:red', 'action:barrelRoll:red', 'pass']);
    game.choose('p1', 'action:boost:red', 'boost:straight');
    expect(game.asked('p1')).toBeNull();
    expect(game.tokens('A1')).toEqual({ focus: 1, stress: 1 });
  });

  test('a droid’s links start from calculate', () => {
    const game = acting({ ...rogue, pilot: 'ig101' }).choose('p1', 'action:calculate:white');
    expect(game.offers('p1')).toEqual(['action:boost:red', 'action:barrelRoll:red', 'pass']);
  });

  test('a card may bring an action with its link', () => {
    const gunship = { pilot: '212thbattalionpilot', at: [457, 300] } as const;
    const friend = { pilot: 'jediknight', at: [457, 450] } as const;
    expect(acting([gunship, friend]).choose('p1', 'action:focus:white').asked('p1')).toBeNull();
    const aboard = { ...gunship, upgrades: ['aaylasecura'] };
    const game = acting([aboard, friend]).choose('p1', 'action:focus:white');
    expect(game.offers('p1')).toEqual(['action:coordinate:purple', 'pass']);
    game.choose('p1', 'action:coordinate:purple', 'ship:A2', 'pass');
    expect(game.ship('A1').force).toBe(0);
    const spent = acting([{ ...aboard, force: 0 }, friend]).choose('p1', 'action:focus:white');
    expect(spent.asked('p1')).toBeNull();
  });

  test('the same link from ship and card is one choice', () => {
    const fortress = { pilot: 'vennie-evacuationofdqar', at: [457, 300], upgrades: ['ghostcompany'] } as const;
    const game = acting(fortress).choose('p1', 'action:rotate:white');
    expect(game.offers('p1')).toEqual(['action:focus:red', 'pass']);
  });

  test('an action on ship and card in two colours is two choices', () => {
    const game = acting({ pilot: 'caridaacademycadet', at: [457, 300], upgrades: ['maneuverassistmgk300'] });
    expect(game.offers('p1')).toEqual(expect.arrayContaining(['action:barrelRoll:red', 'action:barrelRoll:white']));
  });
});

describe('a link in the ability queue', () => {
  const hurt = { ...tempest, damage: ['woundedpilot'] };

  test('stands beside what else triggers after the action, and the player orders them', () => {
    const game = acting(hurt).choose('p1', 'action:focus:white');
    expect(game.asked('p1')).toBe('orderAbilities');
    const keys = game.offers('p1');
    expect(keys.filter(key => key.startsWith(WOUNDED))).toHaveLength(1);
    expect(keys).toContain('ability:ship:A1:rule:linkedAction:after:action:after:action');
  });

  test('a stress gained before it takes it away', () => {
    const game = acting(hurt, { dice: ['hit'] }).choose('p1', 'action:focus:white');
    game.choose('p1', game.offers('p1').find(key => key.startsWith(WOUNDED))!);
    expect(game.tokens('A1')).toEqual({ focus: 1, stress: 1 });
    expect(game.asked('p1')).toBeNull();
  });

  test('a lucky roll does not', () => {
    const game = acting(hurt, { dice: ['blank'] }).choose('p1', 'action:focus:white');
    game.choose('p1', game.offers('p1').find(key => key.startsWith(WOUNDED))!);
    expect(game.offers('p1')).toEqual(['action:barrelRoll:red', 'pass']);
  });

  test('put first, the link is performed first, and what it triggers comes before the rest', () => {
    const game = acting(hurt, { dice: ['blank', 'blank'] }).choose('p1', 'action:focus:white');
    game.choose(
      'p1',
      'ability:ship:A1:rule:linkedAction:after:action:after:action',
      'action:barrelRoll:red',
      'roll:left:middle',
    );
    expect(game.events('diceRolled')).toHaveLength(2);
    expect(blocks(game)).toMatchObject({ 'focus:white': 'stressed' });
  });
});
