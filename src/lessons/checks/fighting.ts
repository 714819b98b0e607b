import type { Position } from '../lesson';
import { moving, position, question, shooting, token } from './positions';

const HEADHUNTER = 'pilot:banditsquadronpilot';
const A_WING = 'pilot:greensquadronpilot';
const TIE = 'pilot:academypilot';

export const attacking: readonly Position[] = [
  position({
    id: 'attacking-target',
    mine: A_WING,
    theirs: [TIE, TIE, TIE],
    practice: shooting('ship:B1', 'ship:B2', 'ship:B3'),
    places: {
      'ship:A1': [457, 300],
      'ship:B1': [350, 590, 180],
      'ship:B2': [500, 400, 180],
      'ship:B3': [430, 400, 180],
    },
    lead: ['ready'],
    says: 'All three TIEs may be attacked. None has a token. Two targets are equally good.',
    todo: 'Attack one against which your shot is strongest.',
    right: /^target:ship:B[23]/,
    wrong: [
      [
        /^target:ship:B1/,
        'At range 3 it rolls a green die more. The others are at range 1, where you roll a red one more.',
      ],
      [/^pass$/, 'A shot costs nothing here: attack one of them.'],
    ],
    praise: 'Range 1: three red dice against three green ones.',
  }),
  position({
    id: 'attacking-save',
    mine: A_WING,
    theirs: [TIE],
    practice: { drill: 'shoot', still: [], peaceful: ['ship:A1'], endless: [] },
    places: { 'ship:A1': [457, 300], 'ship:B1': [457, 480, 180] },
    lead: [
      token('ship:A1', 'focus'),
      token('ship:A1', 'evade'),
      { kind: 'setNextRoll', dice: 'attack', faces: ['hit', 'blank'] },
      { kind: 'setNextRoll', dice: 'defense', faces: ['focus', 'blank', 'blank'] },
      'ready',
    ],
    says: 'A TIE has shot at you: one hit. You rolled an eye and two blanks, and have a focus and an evade token.',
    todo: 'Spend one token, so that the shot misses.',
    right: /^mod:(focus|evade)/,
    wrong: [[/^pass$/, 'Then the hit gets through. Either token makes an evade of a die.']],
    praise: 'One evade against one hit: it missed. The other token waits for the next shot.',
  }),
];

export const initiative: readonly Position[] = [
  position({
    id: 'initiative-first',
    mine: [HEADHUNTER, HEADHUNTER, HEADHUNTER],
    theirs: [TIE],
    practice: moving('ship:B1'),
    places: { 'ship:A1': [457, 140], 'ship:A2': [457, 280], 'ship:A3': [600, 160], 'ship:B1': [457, 800, 180] },
    lead: ['dial:ship:A1:3FB', 'dial:ship:A2:3FB', 'dial:ship:A3:3FB', 'ready'],
    says: 'Three ships of yours with the same initiative. All will fly straight on at speed 3, A1 right behind A2.',
    todo: 'Choose one that may go first without a bump.',
    right: /^ship:A[23]/,
    wrong: [[/^ship:A1/, 'Then it would end on A2, which has not moved yet, and bump into it.']],
    praise: 'Nobody is in its way. A1 should only go once A2 has.',
  }),
  question({
    id: 'initiative-order',
    mine: [HEADHUNTER, 'pilot:lieutenantblount'],
    theirs: ['pilot:obsidiansquadronpilot'],
    practice: shooting('ship:B1'),
    places: { 'ship:A1': [400, 300], 'ship:A2': [520, 300], 'ship:B1': [457, 500, 180] },
    says: 'Initiative 1 (A1), 4 (A2) and 2 (B1).',
    todo: 'Which of these are true? More than one answer is right.',
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
    theirs: [TIE, TIE, TIE, TIE],
    practice: shooting('ship:B1', 'ship:B2', 'ship:B3', 'ship:B4'),
    places: {
      'ship:A1': [457, 250],
      'ship:B1': [540, 340, 90],
      'ship:B2': [620, 260, 0],
      'ship:B3': [430, 640, 180],
      'ship:B4': [370, 460, 180],
    },
    says: 'Your A-wing and four TIEs. No ruler, no arcs: use your eyes. More than one answer is right.',
    todo: 'Name a TIE that it may attack.',
    answers: [
      ['+B1', 'Yes: a part of it is in the front arc, and it is near.'],
      ['+B4', 'Yes: it is in the front arc, at range 2.'],
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
    todo: 'Which of these are true? More than one answer is right.',
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
    todo: 'What is true afterwards? More than one answer is right.',
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
    todo: 'What is true afterwards? More than one answer is right.',
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
    todo: 'Which of these are true? More than one answer is right.',
    answers: [
      ['+The TIE still shoots', 'Yes: same initiative, simultaneous fire.'],
      ['+It is removed when all of initiative 1 have shot', 'Yes: until then it stays, and its shot counts.'],
      ['The TIE is removed at once', 'Not within the same initiative: first all of them shoot.'],
      ['It shoots, but can do no damage', 'Its shot is like any other: it may even destroy your A-wing.'],
    ],
  }),
];

export const equipment: readonly Position[] = [
  position({
    id: 'equipment-weapon',
    mine: { pilot: 'pilot:wardensquadronpilot', upgrades: ['upgrade:protontorpedoes', 'upgrade:homingmissiles'] },
    theirs: [TIE, TIE],
    practice: shooting('ship:B1', 'ship:B2'),
    places: { 'ship:A1': [457, 300], 'ship:B1': [420, 500, 180], 'ship:B2': [500, 390, 180] },
    lead: [{ kind: 'giveLock', ship: 'ship:A1', object: 'ship:B1' }, 'ready'],
    says: 'Your K-wing has Proton Torpedoes, Homing Missiles, and a lock on B1.',
    todo: 'Make an attack with the most dice.',
    right: /^target:ship:B1:.*(protontorpedoes|homingmissiles)/,
    wrong: [
      [/^target:ship:B1/, 'That is the primary weapon with 2 dice. Torpedoes and missiles have 4, and B1 is locked.'],
      [/^target:ship:B2/, 'At range 1 the primary weapon has 3 dice. Your cards have 4, and B1 is locked.'],
      [/^pass$/, 'Attack: there is a lock, and each card has charges.'],
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
    todo: 'Which of these are true? More than one answer is right.',
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
    todo: 'What now? More than one answer is right.',
    answers: [
      ['+The game ends', 'Yes: somebody has 20 or more, and more than the other.'],
      ['+You have won', 'Yes: the game ends now, and more points win.'],
      [
        'Twelve rounds are played in any case',
        'No: whoever reaches the goal and is ahead at the end of a round ends the game.',
      ],
      ['The enemy has one round left', 'No: it is looked at when the round ends, and then it is over.'],
    ],
  }),
];
