import { describe, expect, it } from 'vitest';
import { FAR, gained, offered, on, removed, use } from '../../support/argument';
import { inDuel } from '../../support/card';
import { scenario } from '../../support/scenario';

// Glossary, Paying Costs: a cost that is replaced is paid, and the effect follows.
describe('Zuckuss is stressed for a reroll, and Seventh Sister turns the stress into a jam token', () => {
  const shot = () =>
    inDuel('upgrade:zuckuss', {
      range: 1,
      defender: { upgrades: ['seventhsister'], force: 1 },
      attacker: { pilot: 'redsquadronveteran' },
      rolls: 'hit hit hit hit / evade evade blank / blank',
    })
      .attack()
      .use().game;

  it('the defender rerolls the die all the same', () => {
    const game = use(shot(), 'upgrade:seventhsister', 'jam');
    game.pick('p1', ['die:1']);
    expect(gained(game, 'A1')).toEqual(['jam']);
    expect(game.last('diceRerolled')!.after).toEqual(['evade', 'blank', 'blank']);
  });
});

// Glossary, Replacement Effects: each gaining is replaced by itself; what was replaced has not happened.
describe('Jyn Erso beside a Perceptive Copilot', () => {
  const focuses = (jam = 0) => {
    const game = scenario({
      p1: [
        { pilot: 'redsquadronveteran', at: [300, 300], dial: '2FB', upgrades: ['perceptivecopilot'], tokens: { jam } },
        { pilot: 'outerrimsmuggler', at: [400, 300], dial: '2FB', upgrades: ['jynerso'], tokens: { stress: 2 } },
      ],
      p2: [FAR],
    });
    on(game, 'chooseAction');
    return game.choose('p1', 'action:focus:white');
  };

  it('the token of the action becomes an evade, that of the Copilot stays a focus', () => {
    const game = use(focuses(), 'upgrade:jynerso');
    game.choose('p1', 'pass');
    expect(gained(game, 'A1')).toEqual(['evade', 'focus']);
  });
  it('the focus action was performed though no focus token came: the Copilot still gives', () => {
    const game = use(use(focuses(), 'upgrade:jynerso'), 'upgrade:jynerso');
    expect(gained(game, 'A1')).toEqual(['evade', 'evade']);
  });
  it('a jammed ship loses the evade token in its place', () => {
    const game = use(focuses(1), 'upgrade:jynerso');
    game.choose('p1', 'pass');
    expect(removed(game, 'A1').slice(0, 2)).toEqual(['evade', 'jam']);
  });
});

// Glossary, Replacement Effects: of several that could replace an effect only one does.
describe('a faceup damage card for a ship with Impervium Plating and Beskar Reinforced Plating', () => {
  const hit = () =>
    inDuel('upgrade:imperviumplating', {
      on: 'defender',
      attacker: { pilot: 'redsquadronveteran' },
      defender: { pilot: 'outerrimenforcer', shields: 0, upgrades: ['beskarreinforcedplating'] },
      deck: { p2: ['fuelleak'] },
      rolls: 'crit blank blank / blank blank',
    })
      .attack()
      .until('mayUse').game;

  it('is offered both, and takes one of them', () => {
    const game = hit();
    const charges = () =>
      ['upgrade:imperviumplating', 'upgrade:beskarreinforcedplating'].map(
        card => game.ship('B1').upgrades.find(one => one.card === card)!.charges,
      );
    const [before] = [charges()];
    const keys = game.offers('p2');
    expect(keys.filter(key => key.includes('impervium'))).toHaveLength(1);
    expect(keys.filter(key => key.includes('beskar'))).toHaveLength(2);
    game.choose('p2', keys.find(key => key.includes('impervium'))!);
    expect(game.damage('B1')).toEqual([]);
    expect(charges()).toEqual([before![0]! - 1, before![1]!]);
  });
});

// Glossary, Replacement Effects: what was handed on to another ship comes upon it as upon anybody.
describe('an ion token between two ships with Static Discharge Vanes', () => {
  const ionized = () =>
    scenario({
      alone: true,
      first: [{ do: 'gainToken', ship: 'ship:A1', token: 'ion', by: 'p2' }],
      p1: [
        { pilot: 'redsquadronveteran', at: [300, 300], upgrades: ['staticdischargevanes'] },
        { pilot: 'redsquadronveteran', at: [400, 300], upgrades: ['staticdischargevanes'] },
      ],
      p2: [FAR],
    });

  it('is handed on, and may be handed on once more, but not back to a stressed ship for ever', () => {
    const game = ionized();
    game.choose('p1', game.offers('p1').find(key => key.endsWith('ship:A2'))!);
    expect(game.tokens('A1')).toEqual({ stress: 1 });
    game.choose('p1', game.offers('p1').find(key => key.endsWith('ship:A1'))!);
    expect([game.tokens('A1'), game.tokens('A2')]).toEqual([{ stress: 1, ion: 1 }, { stress: 1 }]);
    expect([game.ship('A1').shields, game.ship('A2').shields]).toEqual([1, 1]);
  });
});

// Glossary, Damage: excess and order; Ablative Plating prevents one damage of the rock, and the die is another.
describe('Ablative Plating over an asteroid', () => {
  const flies = () =>
    scenario({
      rocks: [{ is: 'coreasteroid0', at: [300, 290] }],
      p1: [{ pilot: 'redsquadronveteran', at: [300, 150], dial: '3FW', upgrades: ['ablativeplating'] }],
      p2: [FAR],
      dice: ['hit'],
    });
  it('a charge for each damage, as it comes', () => {
    const game = flies();
    use(game, 'upgrade:ablativeplating');
    expect(offered(game, 'upgrade:ablativeplating')).toHaveLength(1);
    use(game, 'upgrade:ablativeplating');
    expect(game.ship('A1').shields).toBe(2);
  });
});
