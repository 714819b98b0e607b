import { describe, expect, it } from 'vitest';
import { gained, offered, on, use } from '../../support/argument';
import { inDuel } from '../../support/card';
import { scenario } from '../../support/scenario';

// FAQ, Engagement: its initiative has come, so it engages before it is removed.
describe('Feedback Array destroys an enemy at range 0 before the two have engaged', () => {
  const clash = (pilot: string) => {
    const game = inDuel('upgrade:feedbackarray', {
      range: 0,
      attacker: { pilot: 'academypilot' },
      defender: { pilot, damage: ['-fuelleak', '-fuelleak'] },
    }).game;
    use(game, 'upgrade:feedbackarray');
    expect(game.ship('B1').destroyed).toBe(true);
    on(game);
    return game.events('engagementStarted').map(({ ship }) => ship);
  };
  it('at the same initiative it still engages', () => {
    expect(clash('academypilot')).toEqual(['ship:A1', 'ship:B1']);
  });
  it('at a lower one it is gone by then', () => {
    const game = inDuel('upgrade:feedbackarray', {
      range: 0,
      attacker: { pilot: 'sabersquadronace' },
      defender: { damage: ['-fuelleak', '-fuelleak'] },
    }).game;
    use(game, 'upgrade:feedbackarray');
    on(game);
    expect(game.events('engagementStarted').map(({ ship }) => ship)).toEqual(['ship:A1']);
  });
});

// Glossary, Attack: destruction in an attack is answered in its Aftermath, the defender's side first.
describe('the last shot at a ship with Deadman’s Switch, Admiral Sloane beside it', () => {
  it('the Switch hits the attacker and Sloane stresses it twice, in the order that their player likes', () => {
    const game = inDuel('upgrade:deadmansswitch', {
      on: 'defender',
      range: 1,
      attacker: { pilot: 'redsquadronveteran' },
      defender: { damage: ['-fuelleak', '-fuelleak'] },
      enemies: [{ pilot: 'omicrongrouppilot', at: [457, 700], upgrades: ['admiralsloane'] }],
      rolls: 'hit hit hit hit / blank blank blank',
    }).attack().game;
    on(game, 'orderAbilities');
    expect(game.offers('p2')).toHaveLength(2);
    on(game);
    expect(game.ship('A1').shields).toBe(1);
    expect(gained(game, 'A1')).toEqual(['stress', 'stress']);
  });
});

// Glossary, Destroying Ships: abilities stay active until the ship is removed.
it('a destroyed wingman with Selfless still takes a crit for its friend at the same initiative', () => {
  const game = scenario({
    phase: 'engagement',
    p1: [
      { pilot: 'redsquadronveteran', at: [430, 300] },
      { pilot: 'redsquadronveteran', at: [500, 300] },
    ],
    p2: [
      { pilot: 'academypilot', at: [430, 460], upgrades: ['selfless'], damage: ['-fuelleak', '-fuelleak'] },
      { pilot: 'academypilot', at: [500, 460] },
    ],
    dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'crit', 'blank', 'blank', 'blank', 'blank', 'blank'],
  });
  game.choose('p1', 'ship:A1', 'target:ship:B1:primary:0');
  on(game, 'chooseAttack').choose('p1', 'target:ship:B2:primary:0');
  expect(game.ship('B1')).toMatchObject({ destroyed: true, where: 'table' });
  use(game, 'upgrade:selfless');
  expect(game.ship('B1').damage).toHaveLength(6);
  expect(on(game).ship('B2').damage).toEqual([]);
});

// Glossary, Simultaneous Fire: who has yet to engage at this initiative is a friend like any other until then.
describe('Garven Dreis spends a focus token, and a friend has been destroyed', () => {
  const story = (friend: string) => {
    const game = scenario({
      phase: 'engagement',
      firstPlayer: 'p2',
      p1: [
        { pilot: 'garvendreis-t65xwing', at: [430, 300], tokens: { focus: 1 } },
        { pilot: friend, at: [560, 300], shields: 0, damage: ['-fuelleak'] },
      ],
      p2: [
        { pilot: 'sabersquadronace', at: [560, 400], heading: 180 },
        { pilot: 'sabersquadronace', at: [430, 480], heading: 180 },
      ],
      dice: ['hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'hit', 'blank', 'blank', 'focus', 'blank'],
    });
    game.choose('p2', 'ship:B1', 'target:ship:A2:primary:0');
    on(game, 'chooseAttack').choose('p2', 'target:ship:A1:primary:0');
    on(game, 'modifyDice').choose('p1', 'mod:focus');
    expect(game.ship('A2')).toMatchObject({ destroyed: true, where: 'table' });
    return offered(game, 'pilot:garvendreis-t65xwing');
  };
  it('at its own initiative, still to engage: it may have one for its last shot', () => {
    expect(story('jekporkins')).toEqual(['use:pilot:garvendreis-t65xwing:ship:A2']);
  });
  it('at a lower one it will not engage any more', () => {
    expect(story('bluesquadronescort')).toEqual([]);
  });
});

// Glossary, Destroying Ships: until it is removed it is there, and suffers for others what it is asked to.
it('Prince Xizor and a wingman destroyed at this initiative: it takes one more hit for him', () => {
  const game = scenario({
    phase: 'engagement',
    p1: [
      { pilot: 'sabersquadronace', at: [430, 300] },
      { pilot: 'sabersquadronace', at: [500, 300] },
    ],
    p2: [
      { pilot: 'princexizor', at: [430, 460], heading: 180 },
      {
        pilot: 'blacksunenforcer',
        at: [500, 460],
        heading: 180,
        shields: 0,
        damage: ['-fuelleak', '-fuelleak', '-stunnedpilot'],
      },
    ],
    dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'hit', 'blank', 'blank', 'blank', 'blank', 'blank'],
  });
  game.choose('p1', 'ship:A2', 'target:ship:B2:primary:0');
  on(game, 'chooseAttack').choose('p1', 'target:ship:B1:primary:0');
  expect(game.ship('B2')).toMatchObject({ destroyed: true, where: 'table' });
  use(game, 'pilot:princexizor');
  expect(game.ship('B2').damage).toHaveLength(5);
  expect(on(game).ship('B1').shields).toBe(1);
});
