import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../support/card';
import { flying } from '../../../support/flying';

describe('Rey', () => {
  const rolls = 'blank hit hit / blank blank blank';
  test('against an enemy ahead, a Force makes a blank a hit, or an evade', () => {
    const { game } = inDuel('pilot:rey', { attacker: { turret: 'front' }, rolls })
      .attack()
      .use();
    expect([game.last('diceChanged')!.after[0], game.events('forceSpent').length]).toEqual(['hit', 1]);
    const defends = inDuel('pilot:rey', { on: 'defender', rolls: 'blank hit hit / blank' }).attack().use().game;
    expect(defends.last('diceChanged')!.after).toEqual(['evade']);
  });
  test('not behind her, nor without Force', () => {
    expect(
      inDuel('pilot:rey', { attacker: { heading: 180, turret: 'rear' }, rolls })
        .attack()
        .offered(),
    ).toEqual([]);
    expect(
      inDuel('pilot:rey', { attacker: { turret: 'front', force: 0 }, rolls })
        .attack()
        .offered(),
    ).toEqual([]);
  });
});

describe('Poe Dameron (YT-1300)', () => {
  const CARD = 'pilot:poedameron-scavengedyt1300';
  const pilot = 'poedameron-scavengedyt1300';
  const rocks = [{ is: 'coreasteroid0', at: [457, 410] }] as const;
  test('a charge, and obstacles do nothing to the maneuver', () => {
    const ignored = flying(CARD, { pilot, charges: 1 }, { rocks, dice: ['hit'] })
      .use()
      .until('chooseAction').game;
    expect([ignored.ship('A1').charges, ignored.ship('A1').shields]).toEqual([0, 3]);
    expect(ignored.asked('p1')).toBe('chooseAction');
    const met = flying(CARD, { pilot, charges: 0 }, { rocks, dice: ['hit'] }).until().game;
    expect(met.events('shieldLost').length).toBeGreaterThan(0);
  });
  const flown = (charges: number) => flying(CARD, { pilot, charges, damage: ['-fuelleak'] }).leave();
  test('two charges for a white boost', () => {
    const { game } = flown(2).use('boost:after:execute').use('boost:white');
    game.choose('p1', 'boost:straight');
    expect(game.last('actionPerformed')).toMatchObject({ action: 'boost', color: 'white' });
    expect([game.ship('A1').charges, game.damage('A1')]).toEqual([0, ['-fuelleak']]);
  });
  test('or a red barrel roll, which exposes a damage card', () => {
    const { game } = flown(2).use('roll:after:execute').use('barrelRoll:red');
    game.choose('p1', game.offers('p1').find(key => key !== 'pass')!);
    expect(game.last('actionPerformed')).toMatchObject({ action: 'barrelRoll', color: 'red' });
    expect(game.events('damageExposed')).toHaveLength(1);
  });
  test('not with one charge', () => expect(flown(1).offered()).toEqual([]));
});

describe('Lando Calrissian', () => {
  const CARD = 'pilot:landocalrissian-scavengedyt1300';
  const flown = (dial: '4FR' | '2FB', charges = 2) =>
    flying(
      CARD,
      { pilot: 'landocalrissian-scavengedyt1300' },
      {
        p1: [
          { pilot: 'landocalrissian-scavengedyt1300', at: [457, 200], dial, charges },
          { pilot: 'zayversio', at: [560, 420], tokens: { stress: 2 }, dial: '1FB' },
          { pilot: 'covanell', at: [340, 420], dial: '1FB' },
          { pilot: 'covanell', at: [860, 820], dial: '1FB' },
        ],
      },
    );
  test('a charge for each friend at range 0-2, who may act though stressed', () => {
    const told = flown('4FR');
    expect(told.offered().some(key => key.includes('A4'))).toBe(false);
    const { game } = told;
    told.use('ship:A2').use('ship:A3');
    game.choose('p1', 'action:focus:white');
    game.choose('p1', 'action:focus:white');
    expect(game.events('tokenGained').filter(({ token }) => token === 'focus')).toMatchObject([
      { ship: 'ship:A2' },
      { ship: 'ship:A3' },
    ]);
    expect(game.events('chargeSpent')).toHaveLength(2);
  });
  test('after a red action too, and not after a white one', () => {
    const acted = (action: string) => {
      const told = flown('2FB').until('chooseAction');
      // Those of lower initiative go first, and let theirs go.
      for (let i = 0; i < 3 && !told.game.offers('p1').includes('action:boost:red'); i++) {
        told.game.choose('p1', 'pass');
        told.until('chooseAction');
      }
      told.game.choose('p1', action);
      if (told.game.asked('p1') === 'boost') told.game.choose('p1', 'boost:straight');
      return told.offered();
    };
    expect(acted('action:boost:red').some(key => key.includes('A2'))).toBe(true);
    expect(acted('action:focus:white')).toEqual([]);
  });
  test('not after a blue maneuver, nor without charges', () => {
    expect(flown('2FB').offered()).toEqual([]);
    expect(flown('4FR', 0).offered()).toEqual([]);
  });
});
