import { describe, expect, test } from 'vitest';
import type { Reason } from '../../src/engine/core/reason';
import { reasonWords } from '../../src/panels/reasons';

const point = { x: 0, y: 0 };
const plainly = (id: string): string => id.replace(':', ' ');

/** One of each kind: a kind that is missing here does not compile. */
const REASONS: { readonly [K in Reason['kind']]: Extract<Reason, { kind: K }> } = {
  stressed: { kind: 'stressed' },
  redWhileStressed: { kind: 'redWhileStressed' },
  noForce: { kind: 'noForce' },
  ionized: { kind: 'ionized' },
  alreadyThisRound: { kind: 'alreadyThisRound', action: 'focus' },
  noTarget: { kind: 'noTarget' },
  nothingToReload: { kind: 'nothingToReload' },
  nothingToRepair: { kind: 'nothingToRepair' },
  noShieldLost: { kind: 'noShieldLost' },
  noTurret: { kind: 'noTurret' },
  alreadyCloaked: { kind: 'alreadyCloaked' },
  onlyDuringActivation: { kind: 'onlyDuringActivation' },
  noSuchSpeed: { kind: 'noSuchSpeed', speed: 3 },
  noMoreActions: { kind: 'noMoreActions' },
  card: { kind: 'card', ship: 'ship:A1', card: 'damage:damagedsensorarray' },
  ownCondition: { kind: 'ownCondition' },
  nothingLaid: { kind: 'nothingLaid' },
  usedUp: { kind: 'usedUp', limit: 'round' },
  cannotPay: { kind: 'cannotPay', what: 'focus', by: 'self' },
  notItsMoment: { kind: 'notItsMoment', when: 'after:action' },
  onlyInAttack: { kind: 'onlyInAttack' },
  notItsPart: { kind: 'notItsPart', as: 'defender' },
  otherSideUp: { kind: 'otherSideUp' },
  inReserve: { kind: 'inReserve' },
  notMeant: { kind: 'notMeant' },
  alreadyTowing: { kind: 'alreadyTowing' },
  towing: { kind: 'towing' },
  alreadyKnows: { kind: 'alreadyKnows' },
  cacheSpent: { kind: 'cacheSpent', object: 'marker:1' },
  fromRoundTwo: { kind: 'fromRoundTwo' },
  onlyInPerformAction: { kind: 'onlyInPerformAction' },
  notWithinEdge: { kind: 'notWithinEdge', edges: ['left'] },
  notAtObstacle: { kind: 'notAtObstacle' },
  notAtRangeOfCentre: { kind: 'notAtRangeOfCentre' },
  tooCloseToMarker: { kind: 'tooCloseToMarker', object: 'marker:1' },
  notAtRangeOfEdge: { kind: 'notAtRangeOfEdge' },
  notAtRangeOfShip: { kind: 'notAtRangeOfShip' },
  outOfRange: { kind: 'outOfRange', measured: { from: point, to: point, range: 4 }, least: 2, most: 3 },
  notInArc: { kind: 'notInArc', arc: 'front' },
  disarmed: { kind: 'disarmed' },
  cloaked: { kind: 'cloaked' },
  onObstacle: { kind: 'onObstacle', object: 'rock:1' },
  inGas: { kind: 'inGas', object: 'rock:1' },
  requires: { kind: 'requires', oneOf: ['lock'] },
  noCharge: { kind: 'noCharge' },
  bonusAttackUsed: { kind: 'bonusAttackUsed' },
  overlapsShip: { kind: 'overlapsShip', ships: ['ship:B1', 'ship:B2'] },
  meetsObstacle: { kind: 'meetsObstacle', objects: ['rock:1'] },
  leavesPlayArea: { kind: 'leavesPlayArea' },
  notInDeploymentZone: { kind: 'notInDeploymentZone' },
  tooCloseToEdge: { kind: 'tooCloseToEdge' },
  tooCloseToObstacle: { kind: 'tooCloseToObstacle', object: 'rock:1' },
  tooCloseToEnemy: { kind: 'tooCloseToEnemy', object: 'ship:B1' },
  tooCloseToShip: { kind: 'tooCloseToShip', object: 'ship:B1' },
  overlapsMarker: { kind: 'overlapsMarker', object: 'marker:1' },
  noPlace: { kind: 'noPlace' },
  notItsTurn: { kind: 'notItsTurn', initiative: 4 },
  hadItsTurn: { kind: 'hadItsTurn' },
  fullyCharged: { kind: 'fullyCharged' },
  nothingToChange: { kind: 'nothingToChange' },
  attackRangeZero: { kind: 'attackRangeZero' },
  alreadyRerolled: { kind: 'alreadyRerolled' },
  focusModified: { kind: 'focusModified' },
};

describe('the words of reasons', () => {
  test.each(Object.values(REASONS))('$kind has a sentence of its own', reason => {
    const words = reasonWords(reason, plainly);
    expect(words).toMatch(/^[A-Z0-9].+\.$/);
    expect(words).not.toMatch(/undefined|ship:|rock:|marker:/);
    const same = Object.values(REASONS).filter(other => reasonWords(other, plainly) === words);
    expect(same).toEqual([reason]);
  });

  test('pieces are called as the screen calls them', () => {
    expect(reasonWords(REASONS.overlapsShip, id => `<${id}>`)).toBe('It would lie on <ship:B1> and <ship:B2>.');
  });

  test.each([
    [{ kind: 'requires', oneOf: ['lock'] }, 'The weapon needs a lock on this target.'],
    [{ kind: 'requires', oneOf: ['focus', 'calculate'] }, 'The weapon needs a focus token or a calculate token.'],
    [{ kind: 'noSuchSpeed', speed: null }, 'The ship has flown no maneuver whose speed it could match.'],
    [{ ...REASONS.outOfRange, least: 1, most: 1 }, 'At range 4; it needs range 1.'],
    [REASONS.outOfRange, 'At range 4; it needs range 2–3.'],
    [REASONS.onObstacle, 'At range 0 of rock 1 a ship cannot attack.'],
    [REASONS.inGas, 'At range 0 of rock 1 a ship can neither lock nor be locked.'],
    [REASONS.meetsObstacle, 'Rock 1 is in the way.'],
    [{ kind: 'meetsObstacle', objects: ['rock:1', 'rock:2'] }, 'Rock 1 and rock 2 are in the way.'],
    [REASONS.cannotPay, 'Its price is a focus token, and the ship has none.'],
    [{ kind: 'cannotPay', what: 'charge', by: 'self' }, 'Its price is a charge, and there is none left.'],
    [{ kind: 'cannotPay', what: 'charge', by: 'self', count: 3 }, 'Its price is 3 charges, and too few are left.'],
    [{ kind: 'cannotPay', what: 'force', by: 'self', count: 2 }, 'Its price is 2 Force charges, and too few are left.'],
    [{ kind: 'cannotPay', what: 'force', by: 'others' }, 'Its price is a Force charge, and nobody meant can pay it.'],
    [REASONS.notItsMoment, 'It comes in after an action.'],
    [{ kind: 'notInArc', arc: 'fullFront' }, 'Not in the weapon’s arc (full front arc).'],
  ] as const satisfies readonly (readonly [Reason, string])[])('%o', (reason, words) => {
    expect(reasonWords(reason, plainly)).toBe(words);
  });
});
