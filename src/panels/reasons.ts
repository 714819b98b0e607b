import type { Reason } from '../engine/core/reason';
import { unreachable } from '../engine/core/unreachable';
import { TOKEN_MEANINGS } from './glossary';
import { whenWords } from './moments';
import { arcName } from './table/labels';
import { band, capitalized } from './text';

/** Names a piece as the rest of the screen does: `asteroid 2`. */
export type NameOf = (id: string) => string;

/** Why something cannot be done, in a sentence. */
export function reasonWords(reason: Reason, nameOf: NameOf): string {
  switch (reason.kind) {
    case 'stressed':
      return 'A stressed ship performs no actions.';
    case 'redWhileStressed':
      return 'A stressed ship cannot set a red maneuver.';
    case 'noForce':
      return 'This is purple: it costs a Force charge, and none is left.';
    case 'ionized':
      return 'An ionized ship performs only the focus action, and has no locks.';
    case 'alreadyThisRound':
      return 'The ship has tried this action already in this round.';
    case 'noTarget':
      return 'Nothing is in reach for it.';
    case 'nothingToReload':
      return 'No torpedo, missile or device of this ship has lost a charge.';
    case 'nothingToRepair':
      return 'The ship has no damage card that this could repair.';
    case 'noShieldLost':
      return 'The ship has lost no shield.';
    case 'noTurret':
      return 'The ship has no turret to rotate.';
    case 'alreadyCloaked':
      return 'The ship is cloaked already.';
    case 'onlyDuringActivation':
      return 'This works only while the ship is activating.';
    case 'noSuchSpeed':
      return reason.speed === null
        ? 'The ship has flown no maneuver whose speed it could match.'
        : `Its dial has no maneuver of speed ${reason.speed}.`;
    case 'noMoreActions':
      return 'The ship has overlapped an enemy: no more actions in this activation.';
    case 'card':
      return `${capitalized(nameOf(reason.card))} forbids it.`;
    case 'ownCondition':
      return 'Something that the card asks for is not so now.';
    case 'nothingLaid':
      return 'Nothing has set it going.';
    case 'usedUp':
      return `It has worked in this ${reason.limit} already.`;
    case 'cannotPay':
      return `Its price is ${priceWords(reason)}, and ${reason.by === 'others' ? 'nobody meant can pay it' : noneLeft(reason)}.`;
    case 'notItsMoment':
      return `It comes in ${whenWords(reason.when)}.`;
    case 'onlyInAttack':
      return 'It works in an attack, and none is under way.';
    case 'notItsPart':
      return reason.as === 'attacker' ? 'Another ship is attacking.' : 'Another ship is defending.';
    case 'otherSideUp':
      return 'The other side of the card is up.';
    case 'inReserve':
      return 'The ship is in reserve.';
    case 'notMeant':
      return 'It is not one of those that the card means.';
    case 'outOfRange':
      return `At range ${reason.measured.range}; it needs range ${band(reason.least, reason.most)}.`;
    case 'notInArc':
      return `Not in the weapon’s arc (${arcName(reason.arc)}).`;
    case 'disarmed':
      return 'A disarmed ship cannot attack.';
    case 'cloaked':
      return 'A cloaked ship cannot attack.';
    case 'onObstacle':
      return `At range 0 of ${nameOf(reason.object)} a ship cannot attack.`;
    case 'inGas':
      return `At range 0 of ${nameOf(reason.object)} a ship can neither lock nor be locked.`;
    case 'requires':
      return `The weapon needs ${reason.oneOf.map(what => (what === 'lock' ? 'a lock on this target' : `a ${what} token`)).join(' or ')}.`;
    case 'noCharge':
      return 'The card has no charge left.';
    case 'bonusAttackUsed':
      return 'The ship has had its bonus attack of this round.';
    case 'overlapsShip':
      return `It would lie on ${named(reason.ships, nameOf)}.`;
    case 'meetsObstacle':
      return `${capitalized(named(reason.objects, nameOf))} ${reason.objects.length > 1 ? 'are' : 'is'} in the way.`;
    case 'leavesPlayArea':
      return 'It would leave the play area.';
    case 'notInDeploymentZone':
      return 'Ships start within range 1 of their own edge.';
    case 'tooCloseToEdge':
      return 'It must lie beyond range 2 of every edge.';
    case 'tooCloseToShip':
      return `It must lie beyond range 2 of ${nameOf(reason.object)}.`;
    case 'tooCloseToEnemy':
      return `It must be farther from ${nameOf(reason.object)}.`;
    case 'tooCloseToObstacle':
      return `It must lie beyond range 1 of ${nameOf(reason.object)}.`;
    case 'overlapsMarker':
      return `It would cover ${nameOf(reason.object)}.`;
    case 'noPlace':
      return 'That is no place on this table.';
    case 'notItsTurn':
      return `Its turn comes at initiative ${reason.initiative}.`;
    case 'hadItsTurn':
      return 'It has had its turn in this phase.';
    case 'fullyCharged':
      return 'The card has all its charges.';
    case 'nothingToChange':
      return 'There is no die that this would change.';
    case 'attackRangeZero':
      return 'At attack range 0 these dice are not yours to change.';
    case 'alreadyRerolled':
      return 'This die has been rerolled once; once is all.';
    case 'focusModified':
      return 'A card lets this ship modify no more focus results in this attack.';
    case 'alreadyTowing':
      return 'This ship already has a supply cache in tow.';
    case 'towing':
      return 'Not with a supply cache in tow.';
    case 'alreadyKnows':
      return 'This ship already has the Ancient Knowledge condition.';
    case 'cacheSpent':
      return `The charge of ${nameOf(reason.object)} is spent until points are scored.`;
    case 'fromRoundTwo':
      return 'The actions of a mission begin with the second round.';
    case 'onlyInPerformAction':
      return 'The action of a mission is for the Perform Action step alone.';
    case 'notAtObstacle':
      return 'It must lie at range 0 of an obstacle.';
    case 'notWithinEdge':
      return `It must lie within range 1 of the edge (${reason.edges.join(' or ')}).`;
    case 'notAtRangeOfCentre':
      return 'It must lie at range 3 of the marker in the centre.';
    case 'tooCloseToMarker':
      return 'It must lie beyond range 2 of the other markers.';
    case 'notAtRangeOfEdge':
      return 'It must lie at range 2–4 of that edge.';
    case 'notAtRangeOfShip':
      return 'It must lie at range 1 of the ship.';
    default:
      return unreachable(reason);
  }
}

type Price = Extract<Reason, { kind: 'cannotPay' }>;

function priceWords({ what, count }: Price): string {
  if (count) return `${count} ${what === 'force' ? 'Force charges' : `${what}s`}`;
  if (what === 'charge') return 'a charge';
  if (what === 'force') return 'a Force charge';
  if (what === 'shield') return 'a shield';
  if (what === 'energy') return 'energy';
  return what === 'lock' ? 'the lock on the defender' : `${withArticle(TOKEN_MEANINGS[what].name.toLowerCase())} token`;
}

function noneLeft({ what, count }: Price): string {
  if (count) return 'too few are left';
  return what === 'charge' || what === 'force' || what === 'shield' ? 'there is none left' : 'the ship has none';
}

const withArticle = (word: string): string => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`);

const named = (ids: readonly string[], nameOf: NameOf): string => ids.map(nameOf).join(' and ');
