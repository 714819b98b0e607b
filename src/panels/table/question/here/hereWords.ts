import type { ActionWhy, Topic } from '../../../../engine/core/decision';

/** What a question is about, for somebody who meets it for the first time. */
export interface HereWords {
  /** What is being decided. */
  readonly about: string;
  /** What somebody with many games behind them looks at. */
  readonly look: string;
  /** Where the rulebook tells of it. */
  readonly entries: readonly string[];
}

const here = (about: string, look: string, ...entries: readonly string[]): HereWords => ({ about, look, entries });

export const HERE_WORDS: Readonly<Record<Topic['kind'], HereWords>> = {
  placeObstacle: here(
    'You lay one rock, wreck or cloud on the table. It stays for the whole game.',
    'Fast, nimble squads like a crowded table; large ships like room. Think of where your ships will enter.',
    'place-obstacles',
    'obstacle',
  ),
  placeShip: here(
    'You put one of your ships down near your edge, facing as you like.',
    'Leave room between ships for their first two moves, and do not face a rock.',
    'place-ships',
    'initiative',
  ),
  placeMarker: here(
    'You lay out what this mission is about.',
    'Near you it is easy to hold; near rocks it is hard to reach for both.',
    'mission-marker',
    'mission',
  ),
  deploy: here('A ship comes back to the table.', 'Where will it have somebody in its arc next round?', 'reserve'),
  dock: here('Does this ship begin the game on its carrier?', 'Docked it is safe, but it does not fight.', 'dock'),
  launch: here(
    'The ship may leave its carrier, by a maneuver.',
    'Does it have a target from there this round?',
    'dock',
  ),
  chooseMarker: here(
    'One of several markers in reach.',
    'The one that the other side can reach least easily.',
    'mission-marker',
  ),
  chooseToForget: here(
    'The mission takes knowledge from one of your ships.',
    'The one that is furthest from the fight.',
    'ancient-knowledge',
  ),
  pointTurret: here(
    'The turret shoots only to the side at which it points.',
    'Where will the enemy be when you have flown past each other?',
    'turret',
    'rotate',
  ),
  setDials: here(
    'You choose in secret how each of your ships will fly. All are revealed one by one later.',
    'Where can the enemy be after their move? Be where they are in your arc and you are in few of theirs. Keep your ships out of each other’s way.',
    'planning',
    'dial',
    'maneuver',
    'difficulty',
  ),
  setDial: here('The dial of this ship may be set anew.', 'You know more now than when you planned.', 'dial'),
  guessDial: here('Say what the other player has planned.', 'What would you fly in their place?', 'dial'),
  seeDial: here('You may look at this dial.', 'Plan around it from now on.', 'dial'),
  chooseShip: here(
    'Several of your ships have the same initiative: you choose which goes first.',
    'First fly the one that would be in the others’ way. First fire with the one whose target may be gone later.',
    'initiative',
    'activation',
    'engagement',
  ),
  decloak: here(
    'The ship may give up its cloak and slip aside or ahead.',
    'Cloaked it cannot shoot. Which place leaves it out of enemy arcs?',
    'decloak',
    'cloak',
  ),
  chooseLanding: here(
    'A Tallon roll may end in three places.',
    'A few millimetres decide about range and arcs.',
    'tallon',
  ),
  chooseAction: here(
    'Your ship has flown. It may do one thing more.',
    'Will you be shot at? Focus or evade. Can you leave every enemy arc by a roll or boost? Often better than any token. A clear shot for rounds to come? Lock.',
    'action',
    'focus',
    'evade',
    'lock',
    'barrel-roll',
  ),
  barrelRoll: here(
    'Where the ship slides to.',
    'Count who has you in arc at each place, and whom you have.',
    'barrel-roll',
  ),
  boost: here('Where the ship moves on to.', 'Range 1 is a die more for you, and for whoever shoots back.', 'boost'),
  lock: here('Whom the computer aims at.', 'Whom will you attack this round and the next?', 'lock'),
  breakLock: here('One lock has to go.', 'Keep the one you will shoot at sooner.', 'lock', 'break-lock'),
  coordinate: here('A friend may act right now.', 'Whoever fires next, or is about to be shot at.', 'coordinate'),
  jam: here('An enemy loses a green token or a lock.', 'The enemy that will attack or be attacked next.', 'jam'),
  reinforce: here(
    'Front or rear half of the ship.',
    'From which side do most attacks come? They must be wholly in that half.',
    'reinforce',
  ),
  reload: here('A card gets back a charge.', 'Reloading means no attack this round.', 'reload', 'charges'),
  slam: here(
    'A second maneuver of the same speed.',
    'You cannot attack this round: get away, or get behind them.',
    'slam',
  ),
  chooseAttack: here(
    'Your ship may attack one enemy that is in arc and range.',
    'Finish a hurt ship before you start on a fresh one. Near and without tokens is best; range 3 and rocks help them. The odds beside each say how likely a hit is.',
    'declare-target',
    'range-bonus',
    'obstructed',
  ),
  chooseLine: here(
    'Two lines are equally short.',
    'Take the one that is not obstructed.',
    'obstructed',
    'attack-range',
  ),
  modifyDice: here(
    'You may change dice with what you have, or leave them.',
    'Spend what changes the result, keep what does not. A token kept now may save you when you defend.',
    'modify',
    'focus',
    'reroll',
  ),
  rerollDice: here(
    'Some dice may be rolled again, once each.',
    'Blanks always; eyes only if no focus will turn them.',
    'reroll',
  ),
  changeDice: here('Some dice get another face.', 'Make of them what is missing.', 'modify'),
  cancelDice: here('Some dice are taken away.', 'Those that count most.', 'neutralize'),
  enterDice: here(
    'You roll real dice: say what fell.',
    'Press each face once for every die that shows it, or type its letter.',
    'attack-dice',
    'defense-dice',
  ),
  enterFirstDice: here(
    'Both players roll three red dice: most crits go first, then most focus, then most hits.',
    'Type what lies on the table; a tie is rolled again.',
    'first-player',
  ),
  jamLoss: here(
    'A jam token takes something from this ship.',
    'A lock lasts; a green token is gone when the round ends anyway.',
    'jam',
  ),
  tractorMove: here(
    'A tractored ship may be pulled aside.',
    'Where does it lose its target, stand before your guns, or have a rock in its way next round?',
    'tractor',
  ),
  tractorTurn: here('A ship that was pulled may turn.', 'A stress token for a better arc.', 'tractor', 'stress'),
  mayUse: here(
    'A card may be used now, or not.',
    'What does it cost, and will there be a better moment this round?',
    'ability',
    'charges',
  ),
  placeDevice: here('A device may be laid out.', 'Where will they have to fly? Mind your own ships.', 'device', 'drop'),
  relocate: here('A piece on the table moves.', 'Towards those it can hurt.', 'remote'),
  detonate: here('A device goes off.', 'The order can matter for who is still there.', 'detonate'),
  chooseObstacle: here('An obstacle takes the effect.', 'The one with most enemies around it.', 'obstacle'),
  resultsByHand: here(
    'This card is played by your own hands.',
    'Read the card, then say what its results do.',
    'ability',
  ),
  exposeOrStrain: here(
    'The lesser of two evils.',
    'Strain leaves with a blue maneuver; a faceup card may stay.',
    'strain',
    'damage-card',
  ),
  chooseDamage: here('One of several damage cards.', 'The one whose text hurts least.', 'damage-card'),
  orderAbilities: here(
    'Several things happen at once, and you order your own.',
    'First what gives, then what spends.',
    'ability-queue',
  ),
};

/** Whence an action comes: only in its own activation has the ship just flown. */
const ACTION_ABOUT: Readonly<Record<ActionWhy, string>> = {
  activation: HERE_WORDS.chooseAction.about,
  linked: 'A second action is joined to the one that your ship has just performed: take it or leave it.',
  overlap:
    'Your ship bumped into an enemy, and its usual action is lost. What is left is red: it brings a stress token.',
  coordinated: 'A friend lends this ship an action, though it is not its turn.',
  card: 'A card lets this ship perform an action now.',
};

export const hereFor = (topic: Topic): HereWords =>
  topic.kind === 'chooseAction'
    ? { ...HERE_WORDS.chooseAction, about: ACTION_ABOUT[topic.why] }
    : HERE_WORDS[topic.kind];
