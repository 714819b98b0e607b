import { describe, expect, test } from 'vitest';
import { type Ability, at } from '../../../src/engine/core/ability';
import type { Token } from '../../../src/engine/core/token';
import { inStep } from '../../../src/engine/rules/steps';
import { attack, type Duel, PRIMARY } from '../../support/duel';
import { scenario } from '../../support/scenario';

/** After any attack that is not a bonus attack, whoever made it. */
const afterwards = (token: Token): Ability =>
  at('after:attack', {
    who: { is: 'any' },
    as: 'attacker',
    if: ({ bonus }) => !bonus,
    must: ({ self }) => [{ do: 'gainToken', ship: self.id, token, by: self.player }],
  });
const shootAgain: Ability = at('after:attack', {
  name: 'shootAgain',
  who: { is: 'any' },
  as: 'attacker',
  grantsAttack: true,
  may: ({ self }) => [{ do: 'chooseAttack', ship: self.id, bonus: true }],
});
const onDestruction = (token: Token): Ability =>
  at('after:destroyed', {
    who: { is: 'any' },
    must: ({ self }) => [{ do: 'gainToken', ship: self.id, token, by: self.player }],
  });

/** Who gained which token, in order. */
const story = (game: ReturnType<typeof scenario>) =>
  game.events('tokenGained').map(({ ship, token }) => `${ship.slice(5)} ${token}`);
const miss: Duel['dice'] = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'];

describe('aftermath', () => {
  const both = {
    'pilot:plainace': [shootAgain, afterwards('evade')],
    'pilot:academypilot': [shootAgain, afterwards('focus')],
  };

  test.each(['p1', 'p2'] as const)(
    'four groups: defender, attacker, then the bonus attacks likewise (%s first)',
    first => {
      const game = attack({ dice: miss, abilities: both, firstPlayer: first });
      expect(story(game)).toEqual(['B1 focus', 'A1 evade']);
      expect(game.state.pending[0], "the defender's bonus attack").toMatchObject({
        player: 'p2',
        topic: { kind: 'chooseAttack', ship: 'ship:B1', bonus: true },
      });
      game.choose('p2', 'pass');
      expect(game.state.pending[0], "the attacker's").toMatchObject({
        player: 'p1',
        topic: { kind: 'chooseAttack', ship: 'ship:A1', bonus: true },
      });
    },
  );

  test('comes after the damage', () => {
    const dice: Duel['dice'] = ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'];
    const game = attack({ dice, abilities: { 'pilot:plainace': [afterwards('evade')] } });
    const order = game.happened().filter(type => ['damageSuffered', 'attackPerformed', 'tokenGained'].includes(type));
    expect(order).toEqual(['damageSuffered', 'attackPerformed', 'tokenGained']);
  });

  test('comes after a miss too', () => {
    expect(story(attack({ dice: miss, abilities: { 'pilot:academypilot': [afterwards('focus')] } }))).toEqual([
      'B1 focus',
    ]);
  });
});

describe('bonus attacks', () => {
  const eager = { 'pilot:plainace': [shootAgain] };

  test('are attacks inside the aftermath, with an aftermath of their own', () => {
    const game = attack({ dice: miss, abilities: eager }).choose('p1', PRIMARY);
    expect(game.events('attackDeclared').map(({ bonus }) => bonus)).toEqual([false, true]);
    expect(game.events('attackPerformed').map(({ bonus }) => bonus)).toEqual([false, true]);
  });

  test('one a round', () => {
    const game = attack({ dice: miss, abilities: eager }).choose('p1', PRIMARY);
    expect(game.events('attackDeclined')[0]).toEqual({
      type: 'attackDeclined',
      ship: 'ship:A1',
      why: { kind: 'bonusAttackUsed' },
    });
  });

  test('declining leaves it for later, and a new round brings a new one', () => {
    const declined = attack({ dice: miss, abilities: eager }).choose('p1', 'pass');
    expect(declined.ship('A1').round.bonusAttack).toBe(false);
    const used = attack({ dice: miss, abilities: eager }).choose('p1', PRIMARY);
    expect(used.ship('A1').round.bonusAttack).toBe(true);
    expect(used.passUntil('setDials').ship('A1').round.bonusAttack).toBe(false);
  });
});

describe('what a destruction sets off', () => {
  const dying = { damage: ['-fuelleak', '-fuelleak'] } as const;
  const kill: Duel['dice'] = ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'];
  const enemies = [{ pilot: 'nightbeast', at: [800, 800] }] as const;

  test('in an attack waits for its aftermath', () => {
    const game = attack({
      defender: dying,
      dice: kill,
      enemies,
      abilities: { 'pilot:nightbeast': [onDestruction('focus')] },
    });
    const order = game.happened().filter(type => ['shipDestroyed', 'attackPerformed', 'tokenGained'].includes(type));
    expect(order).toEqual(['shipDestroyed', 'attackPerformed', 'tokenGained']);
  });

  test('and takes its place in the groups there', () => {
    const game = attack({
      defender: dying,
      dice: kill,
      enemies,
      abilities: { 'pilot:plainace': [onDestruction('evade')], 'pilot:nightbeast': [onDestruction('focus')] },
    });
    expect(story(game)).toEqual(['B2 focus', 'A1 evade']);
  });

  test('outside an attack comes at once, before the ship leaves', () => {
    const game = scenario({
      phase: 'end',
      first: [inStep('mishap', null, [{ do: 'sufferDamage', ship: 'ship:B1', hits: 3, crits: 0 }])],
      p1: [{ pilot: 'plainace', at: [457, 100] }],
      p2: [{ pilot: 'academypilot', at: [457, 800] }, ...enemies],
      abilities: { 'pilot:academypilot': [onDestruction('focus')] },
    });
    const order = game.happened().filter(type => ['shipDestroyed', 'tokenGained', 'shipRemoved'].includes(type));
    expect(order).toEqual(['shipDestroyed', 'tokenGained', 'shipRemoved']);
  });

  test('in an aftermath goes in front of what still waits there', () => {
    const killer: Ability = at('after:attack', {
      name: 'kill',
      as: 'attacker',
      must: ({ self }) => [
        { do: 'sufferDamage', ship: 'ship:B2', hits: 3, crits: 0 },
        { do: 'gainToken', ship: self.id, token: 'stress', by: self.player },
      ],
    });
    const game = attack({
      dice: miss,
      enemies,
      abilities: {
        'pilot:plainace': [killer, afterwards('evade')],
        'pilot:academypilot': [onDestruction('focus')],
      },
    });
    game.choose('p1', 'ability:ship:A1:pilot:plainace:kill:after:attack');
    expect(story(game)).toEqual(['A1 stress', 'B1 focus', 'A1 evade']);
  });
});
