import type { ActionKey } from '../../engine/core/action';
import type { Decision, Option, Topic } from '../../engine/core/decision';
import type { ObjectId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import type { Rules } from '../../engine/core/table';
import { type Bearing, type ManeuverCode, parseManeuver } from '../../engine/core/vocabulary';

/** What topics, subjects and pieces are called. */
export interface Names {
  readonly game: GameState;
  readonly rules: Rules;
}

export function pieceName({ game, rules }: Names, id: ObjectId): string {
  const ship = game.ships[id as keyof GameState['ships']];
  if (ship) return `${id.slice('ship:'.length)} ${rules.profilesOf(game.setup)[ship.id]?.name ?? ''}`.trim();
  const rock = game.rocks[id as keyof GameState['rocks']];
  if (rock) return `${rules.catalog.obstacle(rock.obstacle).kind} ${id.slice('rock:'.length)}`;
  const device = game.devices[id as keyof GameState['devices']];
  if (device) return rules.catalog.device(device.device).name;
  return `marker ${id.slice('marker:'.length)}`;
}

const ACTION_NAMES: Readonly<Record<string, string>> = {
  barrelRoll: 'Barrel roll',
  slam: 'SLAM',
  'scenario:tow': 'Tow',
  'scenario:scramble': 'Scramble',
  'scenario:transmit': 'Transmit',
};

export function actionName(action: ActionKey): string {
  if (action.startsWith('repair:')) return 'Repair';
  return ACTION_NAMES[action] ?? action.charAt(0).toUpperCase() + action.slice(1);
}

const BEARING_NAMES: Readonly<Record<Bearing, string>> = {
  turnLeft: 'turn left',
  bankLeft: 'bank left',
  straight: 'straight',
  bankRight: 'bank right',
  turnRight: 'turn right',
  koiogranTurn: 'Koiogran turn',
  segnorsLoopLeft: 'Segnor’s loop left',
  segnorsLoopRight: 'Segnor’s loop right',
  tallonRollLeft: 'Tallon roll left',
  tallonRollRight: 'Tallon roll right',
  stationary: 'stop',
  reverseBankLeft: 'reverse bank left',
  reverseStraight: 'reverse straight',
  reverseBankRight: 'reverse bank right',
};

export function maneuverName(code: ManeuverCode): string {
  const { speed, bearing, difficulty } = parseManeuver(code);
  return `${difficulty} ${speed} ${BEARING_NAMES[bearing]}`;
}

/** The question in a sentence. */
export function questionOf(names: Names, { topic }: Decision): string {
  const who = 'ship' in topic ? pieceName(names, topic.ship as ObjectId) : '';
  return QUESTIONS[topic.kind]?.(who, topic) ?? `${who}: choose.`;
}

const QUESTIONS: Partial<Record<Topic['kind'], (who: string, topic: Topic) => string>> = {
  placeObstacle: () => 'Place an obstacle.',
  placeShip: () => 'Place a ship within range 1 of your edge.',
  placeMarker: () => 'Place the marker.',
  pointTurret: who => `Where does the turret of ${who} point?`,
  setDials: () => 'Set a dial for each of your ships.',
  chooseShip: (_, topic) => `Which ship is to ${topic.kind === 'chooseShip' ? CHOOSE[topic.toDo] : 'go'} next?`,
  decloak: who => `Does ${who} decloak?`,
  chooseLanding: who => `Where does ${who} end its roll?`,
  chooseAction: who => `Which action does ${who} perform?`,
  barrelRoll: who => `Where does ${who} roll to?`,
  boost: who => `Where does ${who} boost to?`,
  lock: who => `What does ${who} lock?`,
  coordinate: who => `Whom does ${who} coordinate?`,
  jam: who => `Whom does ${who} jam?`,
  reinforce: who => `Which side does ${who} reinforce?`,
  reload: who => `Which card does ${who} reload?`,
  slam: who => `Which maneuver does ${who} SLAM with?`,
  chooseAttack: who => `Whom does ${who} attack, and with what?`,
  chooseLine: who => `Which of the equally short lines does ${who} measure?`,
  modifyDice: who => `Does ${who} modify the dice?`,
  rerollDice: () => 'Which dice are rerolled?',
  jamLoss: who => `What does ${who} lose to the jam?`,
  tractorMove: who => `Where is ${who} pulled to?`,
  tractorTurn: who => `Does ${who} turn, for a stress token?`,
  mayUse: who => `Does ${who} use this ability?`,
  placeDevice: who => `Does ${who} place a device?`,
  orderAbilities: () => 'Which ability comes first?',
};

const CHOOSE = { system: 'act', activate: 'activate', engage: 'engage' } as const;

export function optionLabel(names: Names, { subject, key }: Option): string {
  switch (subject.kind) {
    case 'pass':
      return 'No';
    case 'ready':
      return key === 'ready' ? 'Ready' : 'Not ready yet';
    case 'ship':
      return key.startsWith('takeBack:') ? `Change ${pieceName(names, subject.ship)}` : pieceName(names, subject.ship);
    case 'object':
      return pieceName(names, subject.object);
    case 'rock':
      return pieceName(names, subject.rock);
    case 'marker':
      return pieceName(names, subject.marker);
    case 'dial':
    case 'maneuver':
      return maneuverName(subject.maneuver);
    case 'action':
      return `${actionName(subject.action)}${key.endsWith(':red') ? ' (red)' : key.endsWith(':purple') ? ' (purple)' : ''}`;
    case 'pose':
      return `${subject.name.replaceAll(':', ' ')}${subject.pose ? '' : ' (will fail)'}`;
    case 'arc':
      return subject.arc;
    case 'target':
      return `${pieceName(names, subject.target)} with ${weaponName(names, subject.weapon)}`;
    case 'line':
      return subject.crosses.length === 0
        ? 'The free line'
        : `Through ${subject.crosses.map(id => pieceName(names, id)).join(', ')}`;
    case 'die':
      return `Die ${subject.index + 1}`;
    case 'modification':
      return `Spend ${subject.name.replaceAll(':', ' on ')}`;
    case 'token':
      return subject.token;
    case 'card':
      return `Use ${cardName(names, subject.card)}`;
    case 'upgrade':
      return cardName(names, subject.card);
    case 'ability':
      return cardName(names, subject.trigger.ref.source);
    default:
      return key;
  }
}

function weaponName({ rules }: Names, ref: string): string {
  return rules.catalog.hasUpgrade(ref) ? rules.catalog.upgrade(ref).name : 'the primary weapon';
}

function cardName({ rules }: Names, id: string): string {
  const { catalog } = rules;
  if (catalog.hasUpgrade(id)) return catalog.upgrade(id).name;
  if (catalog.hasPilot(id)) return catalog.pilot(id).name;
  return id.slice(id.indexOf(':') + 1);
}
