import { sideName } from '../../../catalog/sides';
import type { Decision, Option, Topic } from '../../../engine/core/decision';
import type { Trigger, WeaponRef } from '../../../engine/core/frame';
import { isShipId, ownerOf, type UnitId } from '../../../engine/core/ids';
import type { Token } from '../../../engine/core/token';
import { unreachable } from '../../../engine/core/unreachable';
import type { Arc, StandardArc } from '../../../engine/core/vocabulary';
import { profileOf } from '../../../engine/look/ships';
import { capitalized } from '../../text';
import { a, tokenName } from '../log/names';
import { facesInWords } from '../question/attack/dice';
import { actionLabel } from './actions';
import { maneuverName } from './maneuvers';
import { modificationLabel } from './modifications';
import { cardName, type Names, pieceName, shipTag } from './names';
import { poseName } from './poses';
import { dockerIn } from './uses';

/** What an answer is called. */
export function optionLabel(names: Names, option: Option): string {
  const { subject, key } = option;
  switch (subject.kind) {
    case 'pass':
      if (isSuffered(askedBy(names, option))) return 'No: the dice are rolled';
      return priceOfNo(names, option) ?? staysAs(names, option) ?? passLabel(askedBy(names, option)?.topic);
    case 'ready':
      return key === 'ready' ? 'Ready' : 'Not ready yet';
    case 'ship':
      return shipLabel(key, pieceName(names, subject.ship)) + withWhat(names, subject);
    case 'object':
      if (isLeftToFoe(askedBy(names, option))) return `Break the lock on ${pieceName(names, subject.object)}`;
      return key.startsWith('lockOf:')
        ? capitalized(lockOf(names, subject.object as UnitId))
        : objectLabel(key, pieceName(names, subject.object));
    case 'rock':
      return capitalized(pieceName(names, subject.rock));
    case 'marker':
      return capitalized(pieceName(names, subject.marker));
    case 'device':
      return cardName(names, subject.device);
    case 'dial':
      return `${shipTag(subject.ship)}: ${maneuverName(subject.maneuver)}`;
    case 'maneuver':
      return capitalized(maneuverName(subject.maneuver));
    case 'action':
      return actionLabel(names, option, subject.action);
    case 'pose':
      return `${poseName(names, key, subject.name)}${subject.pose ? '' : ' (no room: it will fail)'}${fleeing(option)}`;
    case 'arc':
      return turretLabel(names, option, subject.arc);
    case 'target':
      return `${pieceName(names, subject.target)} with ${weaponName(names, subject.weapon, attackerOf(names, option))}`;
    case 'line':
      return subject.crosses.length === 0
        ? 'The free line'
        : `The line through ${subject.crosses.map(id => pieceName(names, id)).join(' and ')}`;
    case 'die':
      return `Die ${subject.index + 1}`;
    case 'faces':
      return capitalized(facesInWords(subject.faces));
    case 'modification':
      return modificationLabel(names, subject);
    case 'token':
      if (key.startsWith('gain:')) return `Gain ${a(tokenName(subject.token))}`;
      return isLeftToFoe(askedBy(names, option)) ? `Spend ${a(tokenName(subject.token))}` : tokenLabel(subject.token);
    case 'card':
      if (subject.card.startsWith('damage:')) return cardName(names, subject.card);
      if (isSuffered(askedBy(names, option))) return 'Suffer it: no dice are rolled';
      if (isDocking(askedBy(names, option))) return 'Dock';
      if (isPicked(askedBy(names, option), key, subject.card)) return cardName(names, subject.card);
      return subject.card.startsWith('scenario:') ? 'Jettison it' : `Use ${cardName(names, subject.card)}`;
    case 'upgrade':
      return cardName(names, subject.card);
    case 'side':
      return `Flip it: ${sideName(names.rules.catalog.upgrade(subject.card), subject.side)}`;
    case 'choice':
      if (subject.name === 'crit' && !namesResults(askedBy(names, option))) return 'Suffer a critical hit';
      return choiceName(subject.name);
    case 'exchange': {
      const [one, other] = subject.cards.map(
        ({ ship, card }) => `${cardName(names, card)} of ${pieceName(names, ship)}`,
      );
      return `${one} for ${other}`;
    }
    case 'ability':
      return abilityLabel(names, subject.trigger);
    default:
      return unreachable(subject);
  }
}

/** A ship that leaves its carrier may leave the play area too: nobody should do that unawares. */
const fleeing = ({ then }: Option): string =>
  then.some(effect => effect.do === 'launch' && effect.flees) ? ' (outside: it flees)' : '';

/** A jam takes the lock on it. */
const objectLabel = (key: string, name: string): string =>
  key.startsWith('lock:') ? `The lock on ${name}` : capitalized(name);

/** The question that offers it; none where a list only explains what is missing. */
const askedBy = ({ game }: Names, option: Option): Decision | undefined =>
  game.pending.find(({ options }) => options.includes(option));

/** What a weapon's defender is asked once it is declared: to suffer something in place of all dice. */
const isSuffered = (asked: Decision | undefined): boolean => isLeftToFoe(asked) && asked!.options.some(isOnceDeclared);

/** What comes of it if the other player leaves it. */
function priceOfNo(names: Names, option: Option): string | null {
  const asked = askedBy(names, option);
  const gained = isLeftToFoe(asked) ? option.then.find(effect => effect.do === 'gainToken') : null;
  if (gained?.do !== 'gainToken') return null;
  const token = a(tokenName(gained.token));
  return ownerOf(gained.ship) === asked!.player ? `No: gain ${token}` : `No: ${shipTag(gained.ship)} gains ${token}`;
}

const isDocking = (asked: Decision | undefined): boolean => asked !== undefined && dockerIn(asked) !== null;

/** A critical hit is a result that is named where a hit may be named too. */
const namesResults = (asked: Decision | undefined): boolean =>
  asked?.options.some(({ subject }) => subject.kind === 'choice' && subject.name === 'hit') ?? false;

/** A card that another one is used on. */
const isPicked = (asked: Decision | undefined, key: string, card: string): boolean =>
  asked?.topic.kind === 'mayUse' && asked.topic.card !== card && key.startsWith(`use:${asked.topic.card}:`);

/** Some cards ask the other player. */
const isLeftToFoe = (asked: Decision | undefined): boolean =>
  asked?.topic.kind === 'mayUse' && asked.player !== ownerOf(asked.topic.ship);

const isOnceDeclared = ({ then }: Option): boolean =>
  then.some(effect => effect.do === 'useAbility' && effect.moment.at === 'after:declare');

/** Of a card that may be flipped, the side that is up. */
function staysAs(names: Names, option: Option): string | null {
  const flips = askedBy(names, option)?.options.find(({ subject }) => subject.kind === 'side')?.subject;
  if (flips?.kind !== 'side') return null;
  return `Leave it: ${sideName(names.rules.catalog.upgrade(flips.card), flips.side === 0 ? 1 : 0)}`;
}

function passLabel(topic: Topic | undefined): string {
  switch (topic?.kind) {
    case 'chooseAction':
      return 'No action';
    case 'chooseAttack':
      return 'No attack';
    case 'dock':
      return 'No: it is placed like the others';
    case 'launch':
      return 'Stay docked';
    case 'decloak':
      return 'Stay cloaked';
    case 'modifyDice':
      return 'Leave the dice as they are';
    case 'tractorMove':
      return 'Leave it where it is';
    case 'tractorTurn':
      return 'Keep its facing';
    case 'lock':
      return 'No lock';
    case 'placeDevice':
      return 'Not now';
    case 'relocate':
      return 'It stays';
    default:
      return 'No';
  }
}

function shipLabel(key: string, name: string): string {
  if (key.startsWith('dock:')) return `Docked with ${name}`;
  if (key.startsWith('takeBack:')) return `Change ${name}`;
  return key === 'expose' ? 'Turn a damage card faceup' : name;
}

/** Which of several ways a ship is picked in. */
function withWhat(names: Names, { token, card, way, holder }: Extract<Option['subject'], { kind: 'ship' }>): string {
  const parts = [
    way,
    token && tokenLabel(token).toLowerCase(),
    card && cardName(names, card),
    holder && lockOf(names, holder),
  ].filter(Boolean);
  return parts.length > 0 ? `: ${parts.join(' ')}` : '';
}

const lockOf = (names: Names, holder: UnitId): string => `the lock of ${pieceName(names, holder)}`;

const tokenLabel = (token: Token): string => TOKEN_LABELS[token] ?? `${capitalized(token)} token`;

const TOKEN_LABELS: Partial<Record<Token, string>> = {
  reinforceFore: 'The front (reinforce fore)',
  reinforceAft: 'The rear (reinforce aft)',
};

/** Where a card names one of several by a word that alone says too little. */
const CHOICES: Readonly<Record<string, string>> = {
  crit: 'Critical hit',
  expose: 'Turn a damage card faceup',
  facedown: 'A facedown damage card',
  rotate: 'Rotate the turret',
  shield: 'A shield',
};

export const choiceName = (name: string): string => CHOICES[name] ?? capitalized(name);

const ARC_NAMES: Readonly<Record<Arc, string>> = {
  front: 'front arc',
  rear: 'rear arc',
  left: 'left arc',
  right: 'right arc',
  bullseye: 'bullseye arc',
  fullFront: 'full front arc',
  fullRear: 'full rear arc',
  singleTurret: 'turret',
  doubleTurret: 'double turret',
};
export const arcName = (arc: Arc): string => ARC_NAMES[arc];

/** A double indicator points the opposite way too. */
function turretLabel(names: Names, { then }: Option, arc: StandardArc): string {
  const pointing = then.find(effect => effect.do === 'pointTurret');
  const turret = pointing && profileOf({ state: names.game, rules: names.rules }, pointing.ship).turret;
  if (turret === 'double') return arc === 'front' || arc === 'rear' ? 'Front and rear' : 'Left and right';
  return capitalized(arc);
}

function attackerOf(names: Names, option: Option): UnitId | undefined {
  const topic = askedBy(names, option)?.topic;
  return topic?.kind === 'chooseAttack' ? topic.ship : undefined;
}

/** A special weapon by its card; a primary weapon by its arc, if the ship has several. */
export function weaponName({ game, rules }: Names, ref: WeaponRef, attacker?: UnitId): string {
  if (rules.catalog.hasUpgrade(ref)) return rules.catalog.upgrade(ref).name;
  const weapons = attacker && isShipId(attacker) ? profileOf({ state: game, rules }, attacker).weapons : [];
  const primaries = weapons.filter(({ card }) => card === null);
  const one = primaries.find(weapon => weapon.ref === ref);
  return one && primaries.length > 1 ? `its primary weapon (${arcName(one.arc)})` : 'its primary weapon';
}

function abilityLabel(names: Names, { ref }: Trigger): string {
  const tag = shipTag(ref.ship);
  if (ref.source === 'rule:linkedAction') return `The linked action of ${tag}`;
  if (ref.source === 'rule:decloak') return `${tag} may decloak`;
  if (ref.source.startsWith('scenario:')) return `The mission, for ${tag}`;
  return `${cardName(names, ref.source)} (${tag})`;
}
