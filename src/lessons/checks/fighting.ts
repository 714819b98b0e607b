import type { Position } from '../lesson';
import { moving, position, question, shooting, token } from './positions';

const HEADHUNTER = 'pilot:banditsquadronpilot';
const A_WING = 'pilot:greensquadronpilot';
const TIE = 'pilot:academypilot';

export const attacking: readonly Position[] = [
  position({
    id: 'attacking-target',
    mine: A_WING,
    theirs: [TIE, TIE],
    practice: shooting('ship:B1', 'ship:B2'),
    places: { 'ship:A1': [457, 300], 'ship:B1': [400, 600, 180], 'ship:B2': [490, 400, 180] },
    lead: ['ready'],
    says: 'Both TIEs may be attacked. Neither has a token.',
    todo: 'Attack the one against which your shot is stronger.',
    right: /^target:ship:B2/,
    wrong: [
      [
        /^target:ship:B1/,
        'At range 3 it rolls a green die more. The other one is at range 1, where you roll a red one more.',
      ],
      [/^pass$/, 'A shot costs nothing here: attack one of them.'],
    ],
    praise: 'Range 1: three red dice against three green ones.',
  }),
  position({
    id: 'attacking-spend',
    mine: A_WING,
    theirs: [TIE],
    practice: shooting('ship:B1'),
    places: { 'ship:A1': [457, 300], 'ship:B1': [457, 400, 180] },
    lead: [
      token('ship:A1', 'focus'),
      { kind: 'giveLock', ship: 'ship:A1', object: 'ship:B1' },
      { kind: 'setNextRoll', dice: 'attack', faces: ['focus', 'focus', 'hit'] },
      { kind: 'setNextRoll', dice: 'defense', faces: ['blank', 'focus', 'blank'] },
      'ready',
      'target:ship:B1:primary:0',
    ],
    says: 'You have a focus token and a lock, and rolled two eyes and a hit. Nobody will shoot at you.',
    todo: 'Spend what helps for certain.',
    right: /^mod:focus/,
    wrong: [
      [/^mod:lock/, 'A reroll may go wrong. The focus token turns both eyes into hits for certain.'],
      [/^pass$/, 'Then two of three dice are wasted.'],
    ],
    praise: 'Three hits, and the lock is still there for the next attack.',
  }),
];

export const initiative: readonly Position[] = [
  position({
    id: 'initiative-first',
    mine: [HEADHUNTER, HEADHUNTER],
    theirs: [TIE],
    practice: moving('ship:B1'),
    places: { 'ship:A1': [457, 160], 'ship:A2': [457, 280], 'ship:B1': [457, 800, 180] },
    lead: ['dial:ship:A1:3FB', 'dial:ship:A2:3FB', 'ready'],
    says: 'Two ships of yours with the same initiative, one behind the other. Both will fly straight on at speed 3.',
    todo: 'Choose which one activates first.',
    right: /^ship:A2/,
    wrong: [[/^ship:A1/, 'Then it would end on A2, which has not moved yet, and bump into it.']],
    praise: 'The front one clears the way.',
  }),
  question({
    id: 'initiative-order',
    mine: [HEADHUNTER, 'pilot:lieutenantblount'],
    theirs: ['pilot:obsidiansquadronpilot'],
    practice: shooting('ship:B1'),
    places: { 'ship:A1': [400, 300], 'ship:A2': [520, 300], 'ship:B1': [457, 500, 180] },
    says: 'Initiative 1 (A1), 4 (A2) and 2 (B1).',
    todo: 'What is so? More than one answer is right.',
    answers: [
      ['+A1 moves before B1', 'Yes: lowest first when ships move.'],
      ['+A2 shoots before B1', 'Yes: highest first when ships shoot.'],
      ['B1 shoots before A2', 'No: 4 shoots before 2.'],
      ['A2 sets its dial last', 'Dials have no order: all are set at the same time, in secret.'],
    ],
  }),
];

export const arcs: readonly Position[] = [
  question({
    id: 'arcs-which',
    mine: A_WING,
    theirs: [TIE, TIE, TIE],
    practice: shooting('ship:B1', 'ship:B2', 'ship:B3'),
    places: {
      'ship:A1': [457, 250],
      'ship:B1': [540, 340, 90],
      'ship:B2': [620, 260, 0],
      'ship:B3': [430, 640, 180],
    },
    says: 'Your A-wing and three TIEs. No ruler, no arcs: use your eyes.',
    todo: 'Name a TIE that it may attack.',
    answers: [
      ['+B1', 'Yes: it is in the front arc, and near.'],
      ['B2', 'No: it is at your side, outside the front arc.'],
      ['B3', 'In arc, but too far: the nearest point is beyond range 3.'],
    ],
  }),
  question({
    id: 'arcs-dice',
    mine: A_WING,
    theirs: [TIE],
    practice: shooting('ship:B1'),
    places: { 'ship:A1': [457, 250], 'ship:B1': [457, 540, 180] },
    says: 'Your A-wing (2 attack dice) shoots at the TIE (agility 3) at range 3, with nothing between them.',
    todo: 'What is so? More than one answer is right.',
    answers: [
      ['+You roll 2 red dice', 'Yes: the extra red die belongs to range 1.'],
      ['+It rolls 4 green dice', 'Yes: one more at range 3.'],
      ['You roll 3 red dice', 'Only at range 1.'],
      ['It rolls 3 green dice', 'At range 1 or 2 it would. At range 3 it rolls one more.'],
    ],
  }),
];

export const allActions: readonly Position[] = [
  position({
    id: 'allActions-rotate',
    mine: 'pilot:rebelscout',
    theirs: [TIE],
    practice: { drill: 'both', still: ['ship:B1'], peaceful: ['ship:B1'], endless: [] },
    places: { 'ship:A1': [457, 300], 'ship:B1': [640, 390, 180] },
    lead: ['dial:ship:A1:1FB', 'ready'],
    says: 'Your HWK-290 points its turret forward. The TIE is on its right.',
    todo: 'Choose an action that lets it shoot at the TIE this round.',
    right: /^action:(rotate|focus|lock)/,
    wrong: [
      [/^action:boost/, 'A short hop ahead leaves the TIE on the right, where the turret does not point.'],
      [/^pass$/, 'The turret points forward, and the TIE is on the right.'],
    ],
    praise: 'Rotate turns the turret; focus and lock have a rotate linked to them, in red.',
  }),
  question({
    id: 'allActions-colours',
    mine: A_WING,
    theirs: [TIE],
    practice: moving('ship:B1'),
    places: { 'ship:A1': [457, 300], 'ship:B1': [457, 700, 180] },
    says: 'Your A-wing is not stressed, and performs a red boost after its focus.',
    todo: 'What is so afterwards?',
    answers: [
      ['+It has a focus token', 'Yes, and a stress token with it.'],
      ['+It has a stress token', 'Yes: that is what red means.'],
      ['It may perform one more action', 'No: it is stressed now.'],
      ['It may focus again next to it', 'No: the same action only once a round, and it is stressed.'],
    ],
  }),
];

export const damage: readonly Position[] = [
  question({
    id: 'damage-order',
    mine: 'pilot:goldsquadronveteran',
    theirs: [TIE],
    practice: shooting('ship:B1'),
    places: { 'ship:A1': [457, 300], 'ship:B1': [457, 480, 180] },
    says: 'Your Y-wing has its 2 shields. A hit and two critical hits get through.',
    todo: 'What is so afterwards? More than one answer is right.',
    answers: [
      ['+It has no shield left', 'Yes: the hit and one critical hit took them.'],
      ['+It has one faceup damage card', 'Yes: the second critical hit met no shield.'],
      ['It has two faceup damage cards', 'No: shields stop critical hits as well, as long as there are any.'],
      ['It has a facedown damage card', 'No: the hit came first, and met a shield.'],
    ],
  }),
  question({
    id: 'damage-equal',
    mine: 'pilot:phoenixsquadronpilot',
    theirs: [TIE],
    practice: shooting('ship:B1'),
    places: { 'ship:A1': [457, 300], 'ship:B1': [457, 480, 180] },
    says: 'Both have initiative 1. Your A-wing shoots first, and destroys the TIE, which has not shot yet.',
    todo: 'What now?',
    answers: [
      ['+The TIE still shoots, then it is removed', 'Yes: same initiative, simultaneous fire.'],
      ['The TIE is removed at once', 'Not within the same initiative: first all of them shoot.'],
    ],
  }),
];

export const equipment: readonly Position[] = [
  position({
    id: 'equipment-weapon',
    mine: { pilot: 'pilot:graysquadronbomber', upgrades: ['upgrade:protontorpedoes'] },
    theirs: [TIE, TIE],
    practice: shooting('ship:B1', 'ship:B2'),
    places: { 'ship:A1': [457, 300], 'ship:B1': [420, 500, 180], 'ship:B2': [500, 390, 180] },
    lead: [{ kind: 'giveLock', ship: 'ship:A1', object: 'ship:B1' }, 'ready'],
    says: 'Your Y-wing has Proton Torpedoes, and a lock on B1.',
    todo: 'Make the attack with the most dice.',
    right: /^target:ship:B1:.*protontorpedoes/,
    wrong: [
      [/^target:ship:B1/, 'That is the primary weapon with 2 dice. The torpedoes have 4, and B1 is locked.'],
      [/^target:ship:B2/, 'At range 1 the primary weapon has 3 dice. The torpedoes have 4, and B1 is locked.'],
      [/^pass$/, 'Attack: there is a lock and a charge for it.'],
    ],
    praise: 'Four dice, no dice for range.',
  }),
  question({
    id: 'equipment-cards',
    mine: { pilot: 'pilot:graysquadronbomber', upgrades: ['upgrade:protontorpedoes', 'upgrade:protonbombs'] },
    theirs: [TIE],
    practice: shooting('ship:B1'),
    places: { 'ship:A1': [457, 300], 'ship:B1': [457, 500, 180] },
    says: 'Torpedoes and bombs, two charges each. Open the card of the ship, if you like.',
    todo: 'What is so? More than one answer is right.',
    answers: [
      ['+A bomb hurts friends, too', 'Yes: every ship at range 0 or 1 of it.'],
      ['+Torpedoes get no extra die at range 1', 'Yes. They cannot even be fired at range 1.'],
      ['The charges come back each round', 'Only where the card shows an arrow; these do not.'],
      ['Bombs are dropped after moving', 'These are dropped in the System Phase, before anybody moves.'],
    ],
  }),
];

export const missions: readonly Position[] = [
  position({
    id: 'missions-control',
    mine: HEADHUNTER,
    theirs: [TIE],
    scenario: 'assaultatthesatellitearray',
    practice: moving('ship:B1'),
    places: {
      'marker:1': [457, 457],
      'marker:2': [150, 700],
      'marker:3': [764, 700],
      'marker:4': [150, 300],
      'marker:5': [764, 200],
      'ship:A1': [330, 240],
      'ship:B1': [800, 850, 180],
    },
    says: 'Five satellites. In this mission you control one with more ships at range 0 or 1 than the enemy.',
    todo: 'Plan a maneuver that takes you to range 1 of the middle one.',
    right: /^dial:ship:A1:(2N|3[NYFK]|2Y|4)/,
    wrong: [[/./, 'From there the satellite is still beyond range 1.']],
    praise: 'Near enough: yours, unless an enemy comes.',
  }),
  question({
    id: 'missions-end',
    mine: HEADHUNTER,
    theirs: [TIE],
    practice: moving('ship:B1'),
    places: { 'ship:A1': [457, 300], 'ship:B1': [457, 700, 180] },
    says: 'A game for 20 points. After round 7 you have 21 points, your opponent 18; both have ships.',
    todo: 'What now?',
    answers: [
      ['+The game ends, and you have won', 'Yes: 20 or more, and more than the other.'],
      [
        'Twelve rounds are played in any case',
        'No: whoever reaches the goal and is ahead at the end of a round ends the game.',
      ],
      ['The enemy has one round left', 'No: it is looked at when the round ends, and then it is over.'],
    ],
  }),
];
