import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/engine/core/effect';
import { inStep } from '../../../src/engine/rules/steps';
import { acting, bystander } from '../../support/actions';
import { leave, offered, on, use } from '../../support/argument';
import { inDuel } from '../../support/card';
import { type Placed, scenario, shipId } from '../../support/scenario';
import { farAway, towedBy, towing } from '../../support/towing';

const X = 'redsquadronveteran';
const salvage = { scenario: 'salvagemission', round: 2 } as const;
const TOWS = { markers: [{ at: [0, 0], on: 'B1' }] } as const;
const knows = (...names: readonly string[]) =>
  ({
    scenario: 'ancientknowledge',
    profile: 'xwa50',
    round: 2,
    markers: names.map((_, index) => ({ at: [850, 100 + 150 * index] as const })),
    first: names.map((name, index): Effect => ({ do: 'transmit', ship: shipId(name), marker: `marker:${index + 2}` })),
  }) as const;

// The mission: in tow there is no boost and no barrel roll action, whatever grants it; a move that is no action is free.
describe('a ship with a cache in tow', () => {
  it('a Jedi has no Fine-Tuned Controls; without the cache he has', () => {
    const jedi = { pilot: 'jediknight', dial: '2FB', force: 1 } as const;
    expect(offered(towing(jedi), 'shipAbility:finetunedcontrols')).toEqual([]);
    expect(offered(towing(jedi, [farAway], { markers: [] }), 'shipAbility:finetunedcontrols')).not.toEqual([]);
  });
  it('a Striker boosts by its Adaptive Ailerons all the same: that is no action', () => {
    const game = towing({ pilot: 'blacksquadronscout', dial: '1FB' });
    expect(game.offers('p1')).toEqual(['boost:left', 'boost:straight', 'boost:right']);
    game.choose('p1', 'boost:straight');
    expect(towedBy(game)).toBe('ship:A1');
  });
  it('tractored it is rolled by the enemy, and keeps the cache', () => {
    const game = inDuel('upgrade:tractorbeam', { ...salvage, ...TOWS, rolls: 'hit hit hit / blank blank blank' }).game;
    game.choose('p1', game.offers('p1').find(key => key.endsWith('tractorbeam'))!);
    on(game, 'tractorMove').choose('p1', 'roll:left:middle');
    expect(game.events('shipMoved')).toHaveLength(1);
    expect(towedBy(game)).toBe('ship:B1');
  });
  it('its Cloaking Device stays off: it could not perform the cloak action', () => {
    const device = { pilot: X, dial: '2FB', upgrades: ['cloakingdevice'] } as const;
    const actions = (game: ReturnType<typeof towing>) =>
      game.offers('p1').filter(key => key.includes('cloakingdevice'));
    expect(actions(towing(device))).toEqual([]);
    expect(actions(towing(device, [farAway], { markers: [] }))).toHaveLength(1);
  });
});

// The mission: the ship that suffers the crit loses its cache, and nobody else.
describe('a crit for a ship with a cache in tow', () => {
  const shot = (enemies: readonly Placed[], defender: Partial<Placed> = {}, markers: readonly string[] = ['B1']) =>
    inDuel('upgrade:marksmanship', {
      ...salvage,
      markers: markers.map(ship => ({ at: [0, 0], on: ship })),
      defender: { pilot: 'obsidiansquadronpilot', ...defender },
      enemies,
      rolls: 'crit blank blank / blank blank blank',
    }).attack().game;
  const losing = (game: ReturnType<typeof shot>) =>
    on(game, 'placeMarker')
      .events('cacheJettisoned')
      .map(({ ship }) => ship);
  const iden: Placed = { pilot: 'idenversio', at: [520, 500], heading: 180 };

  it('it is shaken loose', () => expect(losing(shot([]))).toEqual(['ship:B1']));
  it('prevented by Iden Versio, it is not suffered: the cache stays', () => {
    expect(losing(use(shot([iden]), 'pilot:idenversio'))).toEqual([]);
  });
  it('suffered by a friend with Selfless, it is the friend’s cache that is lost', () => {
    const selfless: Placed = { pilot: X, at: [470, 580], heading: 180, upgrades: ['selfless'] };
    const game = shot([selfless], { pilot: X }, ['B1', 'B2']);
    expect(losing(use(game, 'upgrade:selfless'))).toEqual(['ship:B2']);
  });
  it('that shields take counts as suffered', () => {
    expect(losing(shot([], { pilot: X }))).toEqual(['ship:B1']);
  });
});

// Scenario actions belong to the Perform Action step: nothing grants them, and what forbids actions forbids them.
describe('a satellite within reach', () => {
  const mission = { scenario: 'scramblethetransmissions', round: 2 } as const;
  const flies = (ship: Partial<Placed>) =>
    scenario({ ...mission, p1: [{ pilot: X, at: [457, 280], dial: '1FB', ...ship }], p2: [bystander] });
  const SCRAMBLE = 'action:scenario:scramble:white';

  it('is scrambled in its own step, and not on the word of a coordinating friend', () => {
    expect(flies({}).offers('p1')).toContain(SCRAMBLE);
    const game = acting(
      [
        { pilot: 'omicrongrouppilot', at: [350, 300] },
        { pilot: X, at: [457, 360] },
      ],
      mission,
    ).choose('p1', 'action:coordinate:white', 'ship:A2');
    expect(game.offers('p1')).toContain('action:focus:white');
    expect(game.offers('p1')).not.toContain(SCRAMBLE);
  });
  it('ionized, a ship has its focus action and no other', () => {
    expect(flies({ tokens: { ion: 1 } }).offers('p1')).toEqual(['action:focus:white', 'pass']);
  });
  it('stressed, one with Chopper (crew) scrambles at the price of a damage', () => {
    expect(flies({ dial: '1FW' as never, tokens: { stress: 2 } }).asked('p1')).not.toBe('chooseAction');
    const game = flies({ tokens: { stress: 2 }, upgrades: ['chopper-crew'] }).choose('p1', SCRAMBLE);
    expect(game.last('actionPerformed')).toMatchObject({ action: 'scenario:scramble' });
    expect(game.ship('A1').shields).toBe(1);
  });
});

// The mission: knowledge changes one result of the ship that knows; it is a dice modification like any other.
describe('Ancient Knowledge in an attack', () => {
  const shot = (defender: Partial<Placed>, weapon = 'primary:0') =>
    inDuel('upgrade:snapshot', {
      ...knows('A1'),
      defender,
      rolls: 'blank blank blank / blank blank blank',
    }).attack(`target:ship:B1:${weapon}`).game;
  const uses = (game: ReturnType<typeof shot>) => offered(game, 'condition:ancientknowledge');
  it('makes a result a hit', () => expect(uses(shot({})).length).toBeGreaterThan(0));
  it('not against “Midnight” with a lock on the ship', () => {
    expect(uses(shot({ pilot: 'midnight', locks: ['A1'] }))).toEqual([]);
    expect(uses(shot({ pilot: 'midnight' })).length).toBeGreaterThan(0);
  });
  it('not with Snap Shot, whose dice cannot be modified', () => {
    expect(uses(shot({}, 'upgrade:snapshot'))).toEqual([]);
  });
});

// The mission: who leaves the play area forgets, by whichever way.
it('Moralo Eval flees into reserve, and comes back without his knowledge', () => {
  const { first, ...mission } = knows('A1');
  const game = scenario({
    ...mission,
    first,
    p1: [{ pilot: 'moraloeval', at: [457, 850], dial: '3FW' }],
    p2: [{ ...bystander, at: [60, 100] }],
  });
  expect(game.ship('A1').conditions).toHaveLength(1);
  use(game, 'pilot:moraloeval');
  expect(game.ship('A1')).toMatchObject({ where: 'reserve', conditions: [] });
});

// Scoring: half of a ship is scored once; what is repaired is not given back, and lost again scores nothing.
it('R2-D2 brings a shield back to a ship that has scored by half, and an asteroid takes it again', () => {
  const game = scenario({
    scenario: 'chanceengagement',
    p1: [{ pilot: X, at: [300, 150], dial: '3FW', shields: 1, damage: ['-fuelleak'], upgrades: ['r2d2'] }],
    p2: [bystander],
    rocks: [{ is: 'coreasteroid0', at: [300, 290] }],
    first: [inStep('test', null, [{ do: 'sufferDamage', ship: 'ship:A1', hits: 2, crits: 0 }])],
    dice: ['blank'],
  });
  const scores = () => game.events('scored').map(({ reason }) => reason.kind);
  expect([game.ship('A1').shields, scores()]).toEqual([0, ['half']]);
  use(game, 'upgrade:r2d2');
  expect(game.about('A1', 'shieldRecovered')).toBeDefined();
  expect([game.ship('A1').shields, scores()]).toEqual([0, ['half']]);
});

// The missions: who goes into reserve leaves its cache behind; only who is destroyed scores whole.
describe('Tel Trevura escapes his destruction', () => {
  const hurt = ['fuelleak', 'panickedpilot', 'directhit', 'blindedpilot', 'woundedpilot'].map(card => `-${card}`);
  const shot = (mission: object, uses: boolean) => {
    const { game } = inDuel('pilot:teltrevura', {
      on: 'defender',
      range: 1,
      defender: { shields: 0, charges: 1, damage: hurt },
      rolls: 'hit hit hit hit / blank blank blank',
      ...mission,
    }).attack();
    return uses ? use(game, 'pilot:teltrevura') : leave(game, 'pilot:teltrevura');
  };
  const reasons = (game: ReturnType<typeof shot>) => game.events('scored').map(({ reason }) => reason.kind);
  it('with a cache in tow: it is left behind, and nothing is scored for him', () => {
    const game = shot({ ...salvage, ...TOWS }, true);
    expect([game.ship('B1').where, game.events('cacheJettisoned').length, reasons(game)]).toEqual(['reserve', 1, []]);
  });
  it('where halves count, his five damage score the half of him', () => {
    expect(reasons(shot({ scenario: 'chanceengagement' }, true))).toEqual(['half']);
  });
  it('kept his charge, he scores whole', () => {
    expect(reasons(shot({ ...salvage, ...TOWS }, false))).toEqual(['destroyed']);
  });
});
