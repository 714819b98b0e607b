import { sideName } from '../../../catalog/sides';
import type { ConditionNews, EventOf, GameEvent } from '../../../engine/core/event';
import type { ObjectId, PlayerId, ShipId } from '../../../engine/core/ids';
import type { Reason } from '../../../engine/core/reason';
import type { EndReason, Phase } from '../../../engine/core/state';
import { unreachable } from '../../../engine/core/unreachable';
import { profileOf } from '../../../engine/look/ships';
import { reasonWords } from '../../reasons';
import { capitalized, counted } from '../../text';
import { maneuverName, type Names, pieceName } from '../labels';
import { choiceName } from '../labels/options';
import {
  a,
  actionWords,
  cardName,
  facesWords,
  listed,
  modifierWords,
  nameOf,
  namesOf,
  playerName,
  sourceName,
  tokenName,
  weaponWords,
} from './names';
import { COPIED, refereeWords } from './refereeWords';
import { rollWords } from './rollWords';
import { scoreWords } from './scoreWords';

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  planning: 'Planning Phase',
  system: 'System Phase',
  activation: 'Activation Phase',
  engagement: 'Engagement Phase',
  end: 'End Phase',
  over: 'Game over',
};

/** What happened, as players would tell it; null for what needs no telling. `why` is known where events before it say so. */
export function sentence(names: Names, event: GameEvent, why: string | null = null): string | null {
  const told = tell(names, event, why);
  if (told === null) return null;
  // Some cards have their own mark: Direct Hit!
  const end = /[.!?]$/.test(told) ? '' : '.';
  return `${told}${end}`;
}

/** The sentence without its full stop. */
function tell(names: Names, event: GameEvent, why: string | null): string | null {
  const colon = why ? `: ${why}` : '';
  const of = (id: ObjectId) => nameOf(names, id);
  const player = (id: PlayerId) => playerName(names, id);
  const because = (reason: Reason) => reasonWords(reason, id => of(id as ObjectId)).replace(/\.$/, '');
  // A reason of a card begins with its name.
  const lower = (reason: Reason) => (reason.kind === 'card' ? because(reason) : lowered(because(reason)));
  switch (event.type) {
    case 'gameStarted':
      return 'The game begins';
    case 'firstPlayerRolled':
      return event.first
        ? `${player(event.first)} is the first player: ${rollsWords(names, event)}`
        : `The roll for first player is tied (${rollsWords(names, event)}) and made again`;
    case 'markerPlaced':
      return event.player ? `${player(event.player)} places ${of(event.marker)}` : null;
    case 'obstaclePlaced':
      return `${player(event.player)} places ${of(event.rock)}`;
    case 'obstacleSetAside':
      return `${capitalized(of(event.rock))} is set aside: there is no place left for it`;
    case 'shipPlaced':
      return `${pieceName(names, event.ship)} is placed`;
    case 'turretPointed':
      return `The turret of ${of(event.ship)} points to the ${pointsTo(names, event)}`;
    case 'roundStarted':
      return `Round ${event.round} begins`;
    case 'phaseStarted':
      return `The ${PHASE_NAMES[event.phase]} begins`;
    case 'playerReady':
      return event.ready ? `${player(event.player)} is ready` : `${player(event.player)} is not ready yet`;
    case 'initiativeReached':
      return `Initiative ${event.initiative} engages`;
    case 'dialRevealed':
      return `${pieceName(names, event.ship)} reveals ${maneuverName(event.maneuver)}`;
    case 'dialShown':
      return `${of(event.ship)} shows its dial: ${maneuverName(event.maneuver)}`;
    case 'maneuverReplaced':
      return `${of(event.ship)} flies ${maneuverName(event.maneuver)} instead: ${why ?? REPLACED[event.by]}`;
    case 'maneuverChanged':
      return changedWords(of(event.ship), event);
    case 'shipMoved':
      return movedWords(of(event.ship), event);
    case 'shipsOverlapped':
      return `${of(event.ship)} would end on ${namesOf(names, event.overlapped)} and backs up until it touches ${of(event.touched)}`;
    case 'obstacleMet':
      return `${of(event.ship)} ${event.overlapped ? 'overlaps' : 'moves through'} ${of(event.object)}`;
    case 'obstacleRemoved':
      return `${capitalized(of(event.object))} is removed`;
    case 'maneuverExecuted':
      if (event.kind === 'slam') return `${of(event.ship)} slams: ${maneuverName(event.maneuver)}`;
      return why ? `The maneuver of ${of(event.ship)} is ${why} for it` : null;
    case 'shipFled':
      return `${of(event.ship)} leaves the play area and flees`;
    case 'placedInReserve':
      return `${of(event.ship)} goes into reserve`;
    case 'shipDocked':
      return `${of(event.ship)} docks with ${of(event.carrier)}`;
    case 'shipLaunched':
      return `${of(event.ship)} leaves ${of(event.carrier)} by ${maneuverName(event.maneuver)}${event.emergency ? ', in an emergency' : ''}`;
    case 'shipDeployed':
      return `${of(event.ship)} comes back from reserve`;
    case 'markerMarked':
      return `${player(event.player)} marks ${of(event.marker)}`;
    case 'cacheTowed':
      return `${of(event.ship)} takes ${of(event.marker)} in tow`;
    case 'cacheJettisoned':
      return `${of(event.ship)} jettisons ${of(event.marker)}`;
    case 'knowledgeGained':
      return `${of(event.ship)} gains Ancient Knowledge from ${of(event.marker)}`;
    case 'markerRecharged':
      return `${capitalized(of(event.marker))} is charged again`;
    case 'conditionAssigned':
      return `${of(event.ship)} is assigned ${conditionWords(names, event)}${event.from ? ` by ${of(event.from)}` : ''}`;
    case 'conditionRevealed':
      return `${of(event.ship)} reveals ${conditionWords(names, event)}`;
    case 'conditionLost':
      return `${of(event.ship)} loses ${conditionWords(names, event)}`;
    case 'actionSkipped':
      return `${of(event.ship)} skips its action: ${why ?? SKIPPED[event.why]}`;
    case 'actionPerformed':
      return `${of(event.ship)} performs ${actionWords(names, event.action)}${actionNotes(event)}${colon}`;
    case 'actionFailed':
      return `${of(event.ship)} fails ${actionWords(names, event.action)}${event.reason ? `: ${lower(event.reason)}` : ''}`;
    case 'shipCoordinated':
      return `${of(event.by)} coordinates ${of(event.ship)}`;
    case 'tokenGained':
      return `${of(event.ship)} gains ${a(tokenName(event.token))}${colon}`;
    case 'tokenRemoved':
      return event.for
        ? `${of(event.for)} spends ${a(tokenName(event.token))} of ${of(event.ship)}${colon}`
        : `${of(event.ship)} ${event.spent ? 'spends' : 'removes'} ${a(tokenName(event.token))}${colon}`;
    case 'reinforceTurned':
      return `${of(event.ship)} turns a reinforce token to the other side${colon}`;
    case 'lockAcquired':
      return `${of(event.ship)} locks ${of(event.object)}`;
    case 'lockMoved':
      return `The lock of ${of(event.ship)} goes from ${of(event.from)} to ${of(event.object)}`;
    case 'lockBroken':
      return `${of(event.ship)} ${event.spent ? 'spends' : 'loses'} its lock on ${of(event.object)}`;
    case 'shipRotated':
      return `${of(event.ship)} turns by 90°`;
    case 'moveFailed':
      return `${of(event.ship)} finds no room to ${event.how === 'boost' ? 'boost' : 'barrel roll'} and stays where it is`;
    case 'decloakFailed':
      return `${of(event.ship)} finds no room to decloak and stays cloaked`;
    case 'attackDeclared':
      return attackWords(names, event);
    case 'attackDeclined':
      return `${of(event.ship)} does not attack${declinedWords(event.why && lower(event.why), event.why?.kind)}`;
    case 'diceRolled':
      return rollWords(names, event, why);
    case 'rollRepeated':
      return `${of(event.ship)} rerolls ${counted(event.dice.length, `${event.kind} die`).replace('dies', 'dice')} with ${cardName(names, event.by)}: ${facesWords(event.after)}`;
    case 'diceRerolled':
      return `${counted(event.dice.length, `${event.kind} die`).replace('dies', 'dice')} rerolled with ${modifierWords(names, event.by)}: ${facesWords(event.after)}`;
    case 'diceChanged':
      return `The ${event.kind} dice are changed by ${modifierWords(names, event.by)}: ${facesWords(event.after)}`;
    case 'diceAdded':
      return `${capitalized(modifierWords(names, event.by))} adds ${facesWords(event.faces)} to the ${event.kind} dice`;
    case 'diceCanceled':
      // Its own dice a side gives up for something; the other side's are canceled.
      return SIDE_OF[event.kind].test(event.by)
        ? `The ${event.kind} dice lose ${facesWords(event.faces)} to ${modifierWords(names, event.by)}`
        : `${capitalized(modifierWords(names, event.by))} cancels ${facesWords(event.faces)}`;
    case 'resultsNeutralized':
      return resultWords(event);
    case 'shieldLost':
      return `${of(event.ship)} loses a shield: ${event.left} left`;
    case 'damageDealt':
      return event.card && event.faceup
        ? `${of(event.ship)} is dealt ${cardName(names, event.card)}, faceup`
        : `${of(event.ship)} is dealt a facedown damage card`;
    case 'damageDiscarded':
      return event.card
        ? `${of(event.ship)} discards ${cardName(names, event.card)} instead of being dealt it`
        : `${of(event.ship)} discards a damage card instead of being dealt it`;
    case 'damageExposed':
      return `A damage card of ${of(event.ship)} is exposed: ${cardName(names, event.card)}`;
    case 'damageRepaired':
      return event.card && event.wasFaceup
        ? `${of(event.ship)} repairs ${cardName(names, event.card)}`
        : `${of(event.ship)} repairs a facedown damage card`;
    case 'deckReshuffled':
      return `The damage deck of ${player(event.player)} is shuffled anew from ${counted(event.cards, `${event.from} card`)}`;
    case 'shipDestroyed':
      return `${pieceName(names, event.ship)} is destroyed`;
    case 'shipRestored':
      return `${of(event.ship)} is whole again`;
    case 'devicePlaced':
      return `${event.ship ? of(event.ship) : player(event.owner)} ${PLACED[event.how]} ${a(cardName(names, event.device))}`;
    case 'deviceDetonated':
      return `${cardName(names, event.device)} detonates`;
    case 'fusePlaced':
      return `${of(event.token)} is given a fuse`;
    case 'fuseRemoved':
      return `${of(event.token)} loses a fuse`;
    case 'deviceRemoved':
      return `${of(event.token)} is removed`;
    case 'deviceMoved':
      return `${of(event.token)} moves`;
    case 'deviceChargeSpent':
      return `${of(event.token)} spends a charge`;
    case 'remoteEngaged':
      return `${of(event.remote)} engages`;
    case 'remoteDamaged':
      return `${of(event.remote)} is damaged`;
    case 'remoteDestroyed':
      return `${of(event.remote)} is destroyed`;
    case 'remoteFled':
      return `${of(event.remote)} leaves the play area and flees`;
    case 'shieldRecovered':
      return `${of(event.ship)} recovers a shield: ${event.shields} up`;
    case 'damagePrevented':
      return `${of(event.by)} prevents ${preventedWords(event)} on ${of(event.ship)}`;
    case 'chargeSpent':
      return `${of(event.ship)} spends a charge${ofCard(names, event)}`;
    case 'chargeLost':
      return `${of(event.ship)} loses a charge${ofCard(names, event)}`;
    case 'chargeRecovered':
      return `${of(event.ship)} recovers a charge${ofCard(names, event)}`;
    case 'cardFlipped':
      return `${of(event.ship)} flips ${cardName(names, event.card)}: ${flippedTo(names, event)}`;
    case 'maneuverSkipped':
      return `${of(event.ship)} stays and executes no maneuver`;
    case 'forceSpent':
      return `${of(event.ship)} spends ${counted(event.count, 'Force charge')}${colon}`;
    case 'forceRecovered':
      return `${of(event.ship)} recovers ${counted(event.count, 'Force charge')}`;
    case 'upgradeEquipped':
      return `${of(event.ship)} reveals ${cardName(names, event.card)} and equips it`;
    case 'upgradeMoved':
      return `${of(event.ship)} takes over ${cardName(names, event.card)} from ${of(event.from)}`;
    case 'abilityUsed': {
      const source = sourceName(names, event.ref);
      const how = event.on ? ` on ${of(event.on)}` : event.how ? `: ${lowered(choiceName(event.how))}` : '';
      return source ? `${of(event.ref.ship)} uses ${source}${how}` : null;
    }
    case 'scored':
      return `${player(event.player)} ${event.points < 0 && event.reason.kind === 'card' ? `loses ${-event.points}` : `scores ${event.points}`}: ${scoreWords(names, event.player, event.reason)}`;
    case 'refereed':
      return event.edit.kind === 'copied' ? COPIED : `${player(event.player)} ${refereeWords(names, event.edit)}`;
    case 'gameEnded':
      return `${event.winner ? `${player(event.winner)} wins` : 'The game is a draw'}: ${END_WORDS[event.reason]}`;
    // Hidden, told by what follows, or only a moment for abilities.
    case 'dialSet':
    case 'phaseEnded':
    case 'shipActivated':
    case 'difficultyChecked':
    case 'activationEnded':
    case 'engagementStarted':
    case 'attackPerformed':
    case 'damageSuffered':
    case 'bombFelt':
    case 'shipRemoved':
    case 'systemReached':
    case 'endPhaseReached':
    case 'roundScored':
      return null;
    default:
      return unreachable(event);
  }
}

/** Why the game ended, as it follows a colon. */
export const END_WORDS: Readonly<Record<EndReason, string>> = {
  wipedOut: 'no enemy ship is left',
  scoreReached: 'enough points, and more than the opponent',
  lastRound: 'the last round is over',
  conceded: 'the opponent concedes',
  agreedDraw: 'both players agree',
};

const SKIPPED: Readonly<Record<EventOf<'actionSkipped'>['why'], string>> = {
  overlappedShip: 'it overlapped a ship',
  overlappedObstacle: 'it overlapped an obstacle',
  card: 'a card says so',
  stressed: 'it is stressed',
  nothingPossible: 'there is none that it can perform',
};

/** Where what was planned is not on record. */
const REPLACED: Readonly<Record<EventOf<'maneuverReplaced'>['by'], string>> = {
  ion: 'it is ionized',
  stress: 'it cannot fly what its dial shows',
};

/** Of a facedown one, both at the screen are told only that it is there. */
const conditionWords = (names: Names, { condition, faceup }: ConditionNews): string =>
  condition && faceup ? `the condition ${cardName(names, condition)}` : 'a secret condition';

/** Whose ability changes the dice stands in its key. */
const SIDE_OF = { attack: /:attacker\b/, defense: /:defender\b/ } as const;

/** A double one points the opposite way too. */
function pointsTo({ game, rules }: Names, { ship, arc }: EventOf<'turretPointed'>): string {
  if (profileOf({ state: game, rules }, ship).turret !== 'double') return arc;
  return arc === 'front' || arc === 'rear' ? 'front and rear' : 'left and right';
}

const PLACED = { drop: 'drops', launch: 'launches', place: 'places' } as const;

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

function rollsWords(names: Names, { rolls }: EventOf<'firstPlayerRolled'>): string {
  return listed((['p1', 'p2'] as const).map(one => `${playerName(names, one)} rolled ${facesWords(rolls[one])}`));
}

/** Maneuvers and actions tell of their own moves. */
function changedWords(ship: string, { maneuver, slips, loopsBy }: EventOf<'maneuverChanged'>): string {
  const will = `${ship} will fly ${maneuverName(maneuver)}`;
  if (slips) return `${will} as a sideslip`;
  return loopsBy ? `${will} with the ${loopsBy} template` : `${will} instead`;
}

function movedWords(ship: string, { how }: { readonly how: EventOf<'shipMoved'>['how']; readonly ship: ShipId }) {
  if (how === 'decloak') return `${ship} decloaks`;
  return how === 'tractor' ? `${ship} is pulled by the tractor beam` : null;
}

function actionNotes({ color, linked }: EventOf<'actionPerformed'>): string {
  const notes = [...(color === 'white' ? [] : [color]), ...(linked ? ['linked'] : [])];
  return notes.length > 0 ? ` (${notes.join(', ')})` : '';
}

function attackWords(names: Names, event: EventOf<'attackDeclared'>): string {
  const { attacker, defender, weapon, range, obstructedBy, bonus } = event;
  const how = `with ${weaponWords(names, weapon)} at range ${range}`;
  const through = obstructedBy.length > 0 ? `, obstructed by ${namesOf(names, obstructedBy)}` : '';
  return `${nameOf(names, attacker)} attacks ${nameOf(names, defender)} ${how}${through}${bonus ? ' (bonus attack)' : ''}`;
}

const declinedWords = (why: string | null, kind: string | undefined): string =>
  why === null ? '' : kind === 'noTarget' ? ': no target in arc and range' : `: ${why}`;

function resultWords({ attack, canceled, reinforced, hit }: EventOf<'resultsNeutralized'>): string {
  const notes = [
    ...(canceled.length > 0 ? [`canceled: ${facesWords(canceled)}`] : []),
    ...(reinforced > 0 ? ['reinforced'] : []),
  ];
  const after = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  // No dice were rolled: its defender suffered something instead.
  if (hit && attack.length === 0) return 'The attack counts as a hit';
  return hit ? `The attack hits with ${facesWords(attack)}${after}` : `The attack misses${after}`;
}

const preventedWords = ({ hits, crits }: EventOf<'damagePrevented'>): string =>
  listed([...(hits > 0 ? [counted(hits, 'hit')] : []), ...(crits > 0 ? [counted(crits, 'crit')] : [])]);

const flippedTo = ({ rules }: Names, { card, side }: EventOf<'cardFlipped'>): string =>
  `${sideName(rules.catalog.upgrade(card), side)} is up`;

const ofCard = (names: Names, { card }: Pick<EventOf<'chargeSpent'>, 'card'>): string =>
  card ? ` of ${cardName(names, card)}` : '';
