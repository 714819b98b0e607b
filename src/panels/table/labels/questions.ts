import type { ActionWhy, Decision, Topic } from '../../../engine/core/decision';
import type { PlayerId } from '../../../engine/core/ids';
import { unreachable } from '../../../engine/core/unreachable';
import { elsewhere } from '../../../engine/look/elsewhere';
import { actionName } from './actions';
import { modifierName } from './modifications';
import { cardName, markerKindName, type Names, pieceName } from './names';
import { rollQuestion } from './rolls';
import { isOwnAbility, useQuestion } from './uses';

/** A card may let a ship be placed farther off. */
function placeShipQuestion({ game, rules }: Names, { options }: Decision): string {
  const farther = options.some(
    ({ subject }) => subject.kind === 'ship' && elsewhere({ state: game, rules }, subject.ship).length > 0,
  );
  return farther
    ? 'Place a ship within range 1 of your edge, or where a card lets it be placed.'
    : 'Place a ship within range 1 of your edge.';
}

type TopicOf<K extends Topic['kind']> = Extract<Topic, { readonly kind: K }>;

/** The question in a sentence, with the card that lets it be asked. */
export function questionOf(names: Names, decision: Decision): string {
  const { by, topic } = decision;
  const asked = plainQuestion(names, decision);
  // What asks for the use of a card names it already; a link is a rule of the game.
  if (!by || topic.kind === 'mayUse' || topic.kind === 'placeDevice' || by.source.startsWith('rule:')) return asked;
  const own = 'ship' in topic && isOwnAbility(names, by.source, topic.ship);
  return `${own ? 'Pilot ability' : cardName(names, by.source)}: ${asked}`;
}

function plainQuestion(names: Names, decision: Decision): string {
  const { topic } = decision;
  const who = 'ship' in topic ? pieceName(names, topic.ship) : '';
  switch (topic.kind) {
    case 'placeObstacle':
      return 'Place an obstacle.';
    case 'placeShip':
      return placeShipQuestion(names, decision);
    case 'placeMarker':
      return `Place a ${markerKindName(names)}.`;
    case 'deploy':
      return `${who} comes back from reserve: place it.`;
    case 'dock':
      return `Does ${who} begin the game docked?`;
    case 'launch':
      return topic.emergency
        ? `${pieceName(names, topic.carrier)} is lost. By which maneuver does ${who} get away?`
        : `Does ${who} leave ${pieceName(names, topic.carrier)}, and by which maneuver?`;
    case 'chooseMarker':
      return markerQuestion(names, topic, who);
    case 'chooseToForget':
      return 'Which of your ships loses its Ancient Knowledge?';
    case 'pointTurret':
      return `Where does the turret of ${who} point?`;
    case 'setDials':
      return dialQuestion(names, decision.player);
    case 'setDial':
      return `Does ${who} set its dial anew?`;
    case 'guessDial':
      return `Which bearing and speed does the dial of ${who} show?`;
    case 'seeDial':
      return `This is what the dial of ${who} shows.`;
    case 'chooseShip':
      return CHOOSE_SHIP[topic.toDo];
    case 'decloak':
      // Some cards make it.
      return decision.options.some(({ subject }) => subject.kind === 'pass')
        ? `Does ${who} decloak?`
        : `How does ${who} decloak?`;
    case 'chooseLanding':
      return `Where does ${who} end its Tallon roll?`;
    case 'chooseAction':
      return actionQuestion(topic.why, who);
    case 'barrelRoll':
      return `Where does ${who} roll to?`;
    case 'boost':
      return `Where does ${who} boost to?`;
    case 'lock':
      return `What does ${who} lock?`;
    case 'breakLock':
      return `Which lock does ${who} give up?`;
    case 'coordinate':
      return `Whom does ${who} coordinate?`;
    case 'jam':
      return `Whom does ${who} jam?`;
    case 'reinforce':
      return `Which side does ${who} reinforce?`;
    case 'reload':
      return `Which card of ${who} recovers a charge?`;
    case 'slam':
      return `Which maneuver does ${who} SLAM with?`;
    case 'chooseAttack':
      return `${who}: ${topic.bonus ? 'bonus attack on whom' : 'attack whom'}, and with what?`;
    case 'chooseLine':
      return `Two lines from ${who} to ${pieceName(names, topic.target)} are equally short. Which one counts?`;
    case 'modifyDice':
      return `Does ${nameOfSide(names, decision.player)} modify the ${topic.dice} dice?`;
    case 'rerollDice':
      return `Which ${topic.dice} dice are rerolled with ${modifierName(names, topic.by)}?`;
    case 'changeDice':
      return `Which ${topic.dice} dice does ${modifierName(names, topic.by)} change?`;
    case 'cancelDice':
      return `Which ${topic.dice} dice does ${modifierName(names, topic.by)} cancel?`;
    case 'enterDice':
      return rollQuestion(topic, who);
    case 'enterFirstDice':
      return `${nameOfSide(names, decision.player)} rolls for first player. What do the ${topic.count} red dice show?`;
    case 'jamLoss':
      return `What does ${who} lose to the jam token?`;
    case 'tractorMove':
      return `Where is ${who} pulled to?`;
    case 'tractorTurn':
      return `Does ${who} turn after the pull, for a stress token?`;
    case 'mayUse':
      return isFlip(decision) ? `${who}: flip ${cardName(names, topic.card)}?` : useQuestion(names, decision, topic);
    case 'placeDevice':
      return decision.ask.kind === 'place'
        ? `${who}: place what ${cardName(names, topic.card)} brings.`
        : `${who}: use ${cardName(names, topic.card)}?`;
    case 'relocate':
      return `Where does ${pieceName(names, topic.token)} go?`;
    case 'detonate':
      return topic.device
        ? `Which ship does ${pieceName(names, topic.device)} strike?`
        : 'Which device takes effect first?';
    case 'chooseObstacle':
      return `Which obstacle does ${pieceName(names, topic.device)} burst?`;
    case 'resultsByHand':
      return `${cardName(names, topic.card)} hits, and the table does not know its rule. What do the results do?`;
    case 'exposeOrStrain':
      return `${who}: turn a damage card faceup, or gain a strain token?`;
    case 'chooseDamage':
      return topic.exposes ? `Which damage card of ${who} is turned faceup?` : `Which damage card is ${who} dealt?`;
    case 'orderAbilities':
      return 'Several things happen at once. Which comes first?';
    default:
      return unreachable(topic);
  }
}

const CHOOSE_SHIP: Readonly<Record<TopicOf<'chooseShip'>['toDo'], string>> = {
  system: 'Which ship acts next in the System Phase?',
  activate: 'Which ship activates next?',
  engage: 'Which ship engages next?',
};

const nameOfSide = ({ game }: Names, player: PlayerId): string => game.setup.players[player].name;

function dialQuestion({ game }: Names, player: PlayerId): string {
  if (game.ready[player]) return 'You are ready. The other player sets dials.';
  if (game.practice?.drill === 'shoot') return 'Ready for the next attacks?';
  const waits = Object.values(game.ships).some(
    ship => ship.player === player && ship.where === 'table' && ship.dial === null,
  );
  return waits ? 'Set your dials.' : 'All your dials are set.';
}

function actionQuestion(why: ActionWhy, who: string): string {
  switch (why) {
    case 'activation':
      return `Which action does ${who} perform?`;
    case 'linked':
      return `Does ${who} perform the linked action?`;
    case 'overlap':
      return `${who} has overlapped an enemy ship. A red focus or calculate action all the same?`;
    case 'coordinated':
      return `${who} is coordinated. Which action does it perform?`;
    case 'card':
      return `Which action does ${who} perform?`;
    default:
      return unreachable(why);
  }
}

function markerQuestion(names: Names, { action }: TopicOf<'chooseMarker'>, who: string): string {
  return `Which ${markerKindName(names)} does ${who} ${MARKER_VERBS[action] ?? actionName(action, names).toLowerCase()}?`;
}

const MARKER_VERBS: Readonly<Record<string, string>> = { 'scenario:transmit': 'learn from' };

/** Whether nothing but the other side of a card is offered. */
const isFlip = ({ options }: Decision): boolean =>
  options.every(({ subject }) => subject.kind === 'side' || subject.kind === 'pass');

/** The card that a question is about, whose words help to answer it. */
export function askedCard({ topic, by }: Decision): string | null {
  if (by) return by.source.startsWith('rule:') ? null : by.source;
  return topic.kind === 'mayUse' || topic.kind === 'placeDevice' || topic.kind === 'resultsByHand' ? topic.card : null;
}
