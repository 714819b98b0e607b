import { PLAYERS, type PlayerId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import type { Rules } from '../../engine/core/table';
import { questionOf } from '../table/labels';
import { type Moment, momentOf } from './moment';

interface MomentWords {
  readonly step: string;
  /** The rule in a sentence. */
  readonly rule: string;
  /** Why somebody is asked now. */
  readonly asked: string;
  /** Why the other one waits. */
  readonly waits: string;
}

/** What somebody who shows the game would say at this moment. */
export interface DemoWords extends Pick<MomentWords, 'step' | 'rule'> {
  readonly players: Readonly<Record<PlayerId, { readonly may: string; readonly why: string }>>;
}

export const MOMENT_WORDS: Readonly<Record<Moment, MomentWords>> = {
  obstacles: {
    step: 'Place obstacles',
    rule: 'Players take turns to lay an obstacle, beyond range 2 of every edge and beyond range 1 of the others.',
    asked: 'It is their turn to place one.',
    waits: 'The other player places an obstacle.',
  },
  markers: {
    step: 'Place the mission’s markers',
    rule: 'The mission says what lies on the table and who places it.',
    asked: 'It is their turn to place one.',
    waits: 'The other player places a marker.',
  },
  ships: {
    step: 'Place ships',
    rule: 'Ships begin within range 1 of their player’s edge; the lowest initiative is placed first.',
    asked: 'Their ship is next by initiative.',
    waits: 'A ship of the other player is next by initiative.',
  },
  turrets: {
    step: 'Point the turrets',
    rule: 'Before the first round each turret is pointed at one side of its ship.',
    asked: 'Their ship has a turret.',
    waits: 'The other player points a turret.',
  },
  planning: {
    step: 'Planning Phase',
    rule: 'Both players secretly set a dial for each of their ships.',
    asked: 'Every ship that flies needs a dial.',
    waits: 'Their dials are set; the dials are revealed one by one later.',
  },
  system: {
    step: 'System Phase',
    rule: 'Before anybody flies, some cards and devices act, from the lowest initiative to the highest.',
    asked: 'One of their cards can act now.',
    waits: 'None of their cards is next.',
  },
  nextActivation: {
    step: 'Activation Phase',
    rule: 'Every ship flies once, from the lowest initiative to the highest: the best pilots fly last and know most.',
    asked: 'Several of their ships have the same initiative, and they choose the order.',
    waits: 'A ship of the other player is next by initiative.',
  },
  revealDial: {
    step: 'Reveal the dial',
    rule: 'The ship shows what was planned for it. Only cards, stress or ion still change that.',
    asked: 'A card of theirs may be used as the dial is revealed.',
    waits: 'The other player’s ship activates.',
  },
  executeManeuver: {
    step: 'Execute the maneuver',
    rule: 'The ship moves to the far end of the template. Then a blue maneuver removes one stress token, and a red one brings one.',
    asked: 'Their maneuver leaves them a choice.',
    waits: 'The other player’s ship is flying.',
  },
  performAction: {
    step: 'Perform an action',
    rule: 'A ship may perform one action, unless it is stressed by now, has overlapped a ship or has ended on an obstacle.',
    asked: 'Their ship has just flown.',
    waits: 'The other player’s ship is about to act.',
  },
  nextEngagement: {
    step: 'Engagement Phase',
    rule: 'Every ship may attack once, from the highest initiative to the lowest: the best pilots shoot first.',
    asked: 'Several of their ships have the same initiative, and they choose the order.',
    waits: 'A ship of the other player is next by initiative.',
  },
  declareTarget: {
    step: 'Declare a target',
    rule: 'A ship may attack one enemy that is in arc and range of a weapon: range 0 to 3 for a primary one.',
    asked: 'It is their ship’s turn to attack.',
    waits: 'The other player’s ship has its turn to attack.',
  },
  payCosts: {
    step: 'Pay for the attack',
    rule: 'What a weapon costs, most often a charge, is paid before any die is rolled.',
    asked: 'The weapon asks for something of theirs.',
    waits: 'The attacker pays first.',
  },
  rollAttackDice: {
    step: 'Roll attack dice',
    rule: 'The attacker rolls as many red dice as the weapon has; at range 1 one more, if the weapon has a range bonus.',
    asked: 'A card of theirs may be used as the dice are rolled.',
    waits: 'The attacker rolls.',
  },
  defenderModifiesAttackDice: {
    step: 'Defender modifies attack dice',
    rule: 'The defender may change the red dice first, with cards that allow it.',
    asked: 'They defend, and have something that changes red dice.',
    waits: 'The defender goes first.',
  },
  attackerModifiesAttackDice: {
    step: 'Attacker modifies attack dice',
    rule: 'A focus token, spent, turns every eye into a hit; a lock on the defender, spent, lets dice be rerolled.',
    asked: 'They attack, and have something to spend on the red dice.',
    waits: 'The attacker changes the red dice before green ones are rolled.',
  },
  rollDefenseDice: {
    step: 'Roll defense dice',
    rule: 'Green dice: as many as the agility, one more at range 3 if the weapon has a range bonus, one more across an obstacle.',
    asked: 'A card of theirs may be used as the dice are rolled.',
    waits: 'The defender rolls.',
  },
  attackerModifiesDefenseDice: {
    step: 'Attacker modifies defense dice',
    rule: 'The attacker may change the green dice first, with cards that allow it.',
    asked: 'They attack, and have something that changes green dice.',
    waits: 'The attacker goes first.',
  },
  defenderModifiesDefenseDice: {
    step: 'Defender modifies defense dice',
    rule: 'A focus token, spent, turns every eye into an evade; an evade token, spent, turns one blank or eye into one.',
    asked: 'They defend, and have something to spend on the green dice.',
    waits: 'The defender has the last word on the dice.',
  },
  neutralizeResults: {
    step: 'Compare the dice',
    rule: 'Each evade cancels one hit, or a critical one when no hit is left. If anything is left, the attack hits.',
    asked: 'A card of theirs may be used now.',
    waits: 'The other player has a card to use.',
  },
  dealDamage: {
    step: 'Deal damage',
    rule: 'Hits first, then critical ones: each takes a shield or, without any, brings a damage card, faceup for a critical one.',
    asked: 'The damage leaves them a choice.',
    waits: 'The other player’s ship is concerned.',
  },
  aftermath: {
    step: 'After the attack',
    rule: 'When the damage is dealt, cards that speak of the attack are used.',
    asked: 'One of their cards may be used now.',
    waits: 'The other player has a card to use.',
  },
  end: {
    step: 'End Phase',
    rule: 'From round 2 on the mission scores. Then circular tokens such as focus leave, and some charges come back.',
    asked: 'Something of theirs happens at the end of the round.',
    waits: 'The other player has a choice.',
  },
  over: {
    step: 'The game is over',
    rule: 'Whoever alone has ships left wins; if both have, whoever has more points does.',
    asked: 'Nothing is left to decide.',
    waits: 'Nothing is left to decide.',
  },
};

/** The current step, its rule, and what each player may do now and why. */
export function demoWords(game: GameState, rules: Rules): DemoWords {
  const { step, rule, asked, waits } = MOMENT_WORDS[momentOf(game)];
  const wordsFor = (player: PlayerId) => {
    const decision = game.pending.find(one => one.player === player);
    if (!decision || game.outcome) return { may: game.outcome ? 'Nothing more.' : 'Waits.', why: waits };
    if (decision.topic.kind === 'setDials' && game.ready[player]) return { may: 'Is ready.', why: waits };
    return { may: questionOf({ game, rules }, decision), why: asked };
  };
  const [p1, p2] = PLAYERS.map(wordsFor);
  return { step, rule, players: { p1: p1!, p2: p2! } };
}
