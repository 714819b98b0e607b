import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { acting, flying } from '../../../support/flying';
import type { Placed } from '../../../support/scenario';

/** Each has all that its ability costs; what its card asks for besides is missing. */
const SILENT = { tokens: { disarm: 1 } } as const;
const FAR: Placed = { pilot: 'academypilot', at: [860, 60], dial: '4FW', tokens: { stress: 1 } };
const SNAP = 'target:ship:B1:upgrade:snapshot';

describe('in attacks', () => {
  test.each([
    ['sharabey', { locks: ['B1'] }],
    ['wattambor', {}],
    ['kazudaxiono', {}],
    ['fifthbrother', { force: 1 }],
  ] as const)('%s: with Snap Shot, which is no primary attack and whose dice nobody changes', (pilot, attacker) => {
    const told = inDuel(`pilot:${pilot}`, {
      attacker: { ...attacker, upgrades: ['snapshot'] },
      defender: SILENT,
      wingmen: [{ pilot: 'precisehunter', at: [557, 480], tokens: { calculate: 1, disarm: 1 } }],
      rolls: 'hit blank blank / blank blank blank',
    }).attack(SNAP);
    expect(told.offered()).toEqual([]);
  });

  describe('torpedoes are no primary attack', () => {
    const shot = (card: string, on: 'attacker' | 'wingman', torpedoes: string) =>
      inDuel(card, {
        on,
        attacker: {
          locks: ['B1'],
          ...(on === 'wingman' ? { pilot: 'redsquadronveteran', upgrades: [torpedoes] } : {}),
        },
        third: { at: [457, 220], ...SILENT },
        defender: SILENT,
        rolls: 'blank blank blank blank / blank blank blank',
      }).attack(`target:ship:B1:upgrade:${torpedoes}`);
    test('for Yendor', () => {
      expect(shot('pilot:yendor-battleoverendor', 'attacker', 'plasmatorpedoes').offered()).toEqual([]);
    });
    test('for Jan Ors', () => expect(shot('pilot:janors', 'wingman', 'protontorpedoes').offered()).toEqual([]));
    test('for Commander Malarus (Xi)', () => {
      const { game } = shot('pilot:commandermalarus-xiclasslightshuttle', 'wingman', 'protontorpedoes').until();
      expect([game.events('diceRerolled'), game.tokens('A1').strain]).toEqual([[], undefined]);
    });
  });

  test('“Dark Curse”: his own defense dice are modified as ever', () => {
    const told = inDuel('pilot:darkcurse-battleofyavin', {
      on: 'defender',
      defender: { tokens: { focus: 1 } },
      rolls: 'hit hit hit / focus blank blank',
    })
      .attack()
      .until('modifyDice');
    expect(told.game.offers('p2')).toContain('mod:focus');
  });

  test('Magva Yarro: the defender rerolls as many dice as it may', () => {
    const told = inDuel('pilot:magvayarro', {
      on: 'enemy',
      defender: { pilot: 'braylenstramm', tokens: { stress: 1 } },
      rolls: 'hit hit hit / blank',
      third: { at: [520, 520], ...SILENT },
      rocks: [{ is: 'coreasteroid0', at: [457, 400] }],
    }).attack();
    told.until('modifyDice');
    told.game.choose('p2', told.game.offers('p2').find(key => key.includes('braylenstramm'))!);
    expect(told.game.state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 2 });
  });

  test('Rey: defending against who is behind her', () => {
    const shot = (heading: number) =>
      inDuel('pilot:rey', {
        on: 'defender',
        defender: { heading, force: 2 },
        rolls: 'hit hit hit / blank blank blank',
      })
        .attack()
        .offered();
    expect([shot(180).length, shot(0).length]).toEqual([1, 0]);
  });

  test.each([
    ['contrail', '2BB', '2BB', '2FB'],
    ['jangofett', '2FB', '4KR', '1FB'],
  ] as const)('%s: defending, the other maneuver is not as the card asks', (pilot, mine, right, wrong) => {
    const shot = (theirs: typeof right | typeof wrong) =>
      inDuel(`pilot:${pilot}`, {
        on: 'defender',
        attacker: { dial: theirs },
        defender: { dial: mine },
        first: [
          { do: 'revealDial', ship: 'ship:A1' },
          { do: 'revealDial', ship: 'ship:B1' },
        ],
        rolls: 'focus focus hit / blank blank blank',
      })
        .attack()
        .offered();
    expect([shot(right).length, shot(wrong).length]).toEqual([1, 0]);
  });

  test('Fenn Rau (Sheathipede): without a token to spend there is Force, and a reroll of a card', () => {
    const told = inStory('pilot:fennrau-sheathipedeclassshuttle', {
      phase: 'engagement',
      p1: [{ pilot: 'fennrau-sheathipedeclassshuttle', at: [457, 300] }],
      p2: [
        {
          pilot: 'lukeskywalker',
          at: [457, 500],
          heading: 180,
          force: 1,
          tokens: { focus: 1 },
          upgrades: ['predator'],
        },
      ],
      dice: ['focus', 'blank', 'focus'],
    }).use();
    told.until('chooseAttack').game.choose('p2', 'target:ship:A1:primary:0');
    const keys = told.until('modifyDice').game.offers('p2');
    expect(keys).toContain('mod:force');
    expect(keys.some(key => key.includes('predator'))).toBe(true);
    expect(keys).not.toContain('mod:focus');
  });

  test('Kylo Ren (Evacuation of D’Qar): a card that is dealt faceup anyway', () => {
    const shot = (rolls: string) =>
      inDuel('pilot:kyloren-evacuationofdqar', { defender: { shields: 0, ...SILENT }, rolls })
        .attack()
        .offered();
    expect([shot('hit blank blank / blank blank blank').length, shot('crit blank blank / blank blank blank')]).toEqual([
      1,
      [],
    ]);
  });

  test('DGS-047: a defender beside his front arc', () => {
    const shot = (heading: number) =>
      inDuel('pilot:dgs047', {
        attacker: { heading, upgrades: ['protonrockets'] },
        defender: { pilot: 'academypilot', ...SILENT },
        rolls: 'hit blank blank / blank blank blank',
      })
        .attack()
        .until()
        .game.events('tokenGained')
        .filter(({ token }) => token === 'strain').length;
    expect([shot(0), shot(30)]).toEqual([1, 0]);
  });

  test('Captain Oicunn: at range 2 he attacks at range 2', () => {
    const { game } = inDuel('pilot:captainoicunn', { range: 2, attacker: { at: [457, 280], turret: 'front' } })
      .attack()
      .until();
    expect(game.events('diceRolled').find(({ kind }) => kind === 'attack')!.faces).toHaveLength(3);
  });
});

describe('after maneuvers and actions', () => {
  /** He flies after all others. */
  const soontir = (at: readonly [number, number]): Placed => ({ pilot: 'soontirfel', at, heading: 90, dial: '4FW' });

  test.each([
    ['ahsokatano', { force: 2 }],
    ['ahsokatano-rz1awing', { force: 3 }],
    ['poedameron-scavengedyt1300', { charges: 2 }],
  ] as const)('%s: a maneuver executed partially does not count', (pilot, ship) => {
    const told = flying(`pilot:${pilot}`, { pilot, ...ship }, { p2: [soontir([457, 410])], firstPlayer: 'p1' });
    // Poe has something before he executes it.
    if (pilot === 'poedameron-scavengedyt1300') told.leave();
    expect(told.offered()).toEqual([]);
    expect(told.game.about('A1', 'maneuverExecuted')!.fully).toBe(false);
  });

  test('“Nightfall”: nobody is jammed by a maneuver executed partially', () => {
    const jammed = (...p2: readonly Placed[]) =>
      flying('pilot:nightfall', { pilot: 'nightfall', dial: '4FW' }, { p2 })
        .until()
        .game.events('tokenGained')
        .filter(({ token }) => token === 'jam').length;
    expect(jammed(soontir([457, 380]))).toBe(2);
    expect(jammed(soontir([457, 380]), soontir([457, 520]))).toBe(0);
  });

  test.each([
    ['dutchvander', 'action:focus:white'],
    ['tomaxbren', 'action:focus:white'],
    ['tomaxbren-swz98', 'action:lock:white'],
    ['dbs32c-siegeofcoruscant', 'action:lock:white'],
    ['breach', 'action:focus:white'],
  ] as const)('%s: another action than the one that its card names', (pilot, action) => {
    const told = acting(`pilot:${pilot}`, { pilot }, action, {
      p1: [
        { pilot, at: [457, 300], dial: '2FB' },
        { pilot: 'wedgeantilles', at: [600, 380], dial: '2FB' },
      ],
      p2: [soontir([457, 600])],
    });
    expect(told.offered()).toEqual([]);
    expect(told.game.events('actionPerformed')[0]).toMatchObject({ ship: 'ship:A1' });
  });

  test('Jek Porkins: another token than stress', () => {
    const { game } = inStory('pilot:jekporkins', {
      phase: 'engagement',
      p1: [{ pilot: 'jekporkins', at: [457, 300], tokens: { stress: 1 } }],
      p2: [FAR],
    });
    game.referee('p1', { kind: 'giveToken', ship: 'ship:A1', token: 'strain' });
    expect(game.events('abilityUsed')).toEqual([]);
    expect(game.state.pending.every(({ topic }) => topic.kind !== 'mayUse')).toBe(true);
  });

  test('Cad Bane (Separatist): a ship that falls in another phase', () => {
    const told = inStory('pilot:cadbane-separatistalliance', {
      phase: 'activation',
      p1: [
        { pilot: 'cadbane-separatistalliance', at: [457, 300], charges: 1, dial: '2FB' },
        { pilot: 'tradefederationdrone', at: [520, 300], dial: '2FB' },
      ],
      p2: [FAR],
      first: [{ do: 'destroyShip', ship: 'ship:A2' }],
    });
    expect(told.offered()).toEqual([]);
    expect(told.game.events('shipDestroyed')).toHaveLength(1);
  });
});
