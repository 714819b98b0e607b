import type { Position } from '../lesson';
import { moving, position, question, shooting, token } from './positions';

const HEADHUNTER = 'pilot:banditsquadronpilot';
const TIE = 'pilot:academypilot';

export const flying: readonly Position[] = [
  position({
    id: 'flying-rock',
    mine: HEADHUNTER,
    theirs: [TIE],
    obstacles: ['obstacle:coreasteroid1'],
    practice: moving('ship:B1'),
    places: { 'ship:A1': [457, 200], 'ship:B1': [800, 850, 180], 'rock:1': [457, 330] },
    says: 'An asteroid lies ahead of your ship. More than one maneuver is good.',
    todo: 'Plan a maneuver that does not touch the asteroid.',
    right: /^dial:ship:A1:(1|[23][TY])/,
    wrong: [
      [/:[234][FK]/, 'Straight ahead leads across the asteroid, and a Koiogran turn is straight ahead, too.'],
      [/:[23][BN]/, 'A bank of that speed is too gentle: it still touches the asteroid.'],
    ],
    praise: 'Past it, or short of it: both are well.',
  }),
  position({
    id: 'flying-edge',
    mine: HEADHUNTER,
    theirs: [TIE],
    practice: moving('ship:B1'),
    places: { 'ship:A1': [457, 800], 'ship:B1': [100, 100, 180] },
    says: 'Your ship is close to the edge of the table, and flies towards it.',
    todo: 'Plan a maneuver that keeps it on the table.',
    right: /^dial:ship:A1:(1F|2[TY])/,
    wrong: [
      [/:\d[BN]/, 'A bank goes too far ahead here: a corner of the base would end beyond the edge.'],
      [/:3[TY]/, 'Sharp enough, but too fast: a corner would end beyond the edge. The same at speed 2?'],
      [/:\dK/, 'It turns only at the end, and the end is far beyond the edge.'],
      [/:[234]F/, 'That ends beyond the edge. The ship would be lost.'],
    ],
    praise: 'On the table. The tight turn also leads back into the game.',
  }),
];

export const stressAndActions: readonly Position[] = [
  position({
    id: 'actions-stress',
    mine: HEADHUNTER,
    theirs: [TIE],
    practice: moving('ship:B1'),
    places: { 'ship:A1': [457, 300], 'ship:B1': [457, 800, 180] },
    lead: [token('ship:A1', 'stress')],
    says: 'Your ship has a stress token.',
    todo: 'Plan a maneuver after which it may act in this very round.',
    right: /^dial:ship:A1:.*B$/,
    wrong: [[/W$/, 'A white maneuver takes no stress away: your ship would skip its action.']],
    praise: 'Blue: the stress goes before the ship would act.',
  }),
  position({
    id: 'actions-defend',
    mine: 'pilot:greensquadronpilot',
    theirs: [TIE, TIE],
    practice: moving('ship:B1', 'ship:B2'),
    places: { 'ship:A1': [457, 400], 'ship:B1': [400, 200], 'ship:B2': [520, 200] },
    lead: ['dial:ship:A1:2FB', 'ready'],
    says: 'Your A-wing has flown. Two TIEs behind it have it in their arcs; nobody is in its own. Two of its actions give a token that helps when it is shot at.',
    todo: 'Choose one of them.',
    right: /^action:(focus|evade)/,
    wrong: [
      [/lock/, 'A lock helps your own attacks alone, and you have nobody to shoot at.'],
      [
        /barrelRoll|boost/,
        'A hop may take you out of one arc, or not. Two actions give a token that helps whoever shoots.',
      ],
      [/^pass$/, 'An action costs nothing here: do not let it pass.'],
    ],
    praise: 'It will help when the shots come.',
  }),
  question({
    id: 'actions-red',
    mine: HEADHUNTER,
    theirs: [TIE],
    practice: moving('ship:B1'),
    places: { 'ship:A1': [457, 300], 'ship:B1': [457, 800, 180] },
    lead: [token('ship:A1', 'stress')],
    says: 'Your ship is stressed. It has blue, white and red maneuvers on its dial.',
    todo: 'What is out of its reach this round? More than one answer is right.',
    answers: [
      ['+A red maneuver', 'Right: a stressed ship may not plan one.'],
      ['+A barrel roll after a white maneuver', 'Right: it is still stressed then, and may not act.'],
      ['A blue maneuver', 'Blue ones are just what it needs.'],
      ['A focus after a blue maneuver', 'The blue maneuver takes the stress away, so it may act.'],
    ],
  }),
];

export const advanced: readonly Position[] = [
  position({
    id: 'advanced-behind',
    mine: 'pilot:greensquadronpilot',
    theirs: [TIE],
    practice: moving('ship:B1'),
    places: { 'ship:A1': [457, 450], 'ship:B1': [457, 330] },
    says: 'A TIE sits behind your A-wing. It does not move in this position.',
    todo: 'Plan a maneuver that brings it into your front arc.',
    right: /^dial:ship:A1:(3[LP]|5K)/,
    wrong: [
      [/:\d[TY]/, 'A turn leaves the TIE at your side. You have to come right round.'],
      [/./, 'That keeps the TIE behind you. You have to come right round.'],
    ],
    praise: 'Round it came, and the TIE is in arc and in range.',
  }),
  question({
    id: 'advanced-blocked',
    mine: HEADHUNTER,
    theirs: [TIE],
    practice: moving('ship:B1'),
    places: { 'ship:A1': [457, 200], 'ship:B1': [457, 360, 180] },
    says: 'Your ship flies a Koiogran turn of speed 4. The TIE stands where it would end.',
    todo: 'What comes of it? More than one answer is right.',
    answers: [
      ['+It stops short, touching the TIE', 'Yes, and it still faces ahead, stressed.'],
      ['+It still faces ahead', 'Yes: it turns only at the end of a whole maneuver.'],
      ['+It gains a stress token', 'Yes: the maneuver was red, whole or not.'],
      ['It turns round where it stops', 'No: without a whole maneuver it does not turn.'],
    ],
  }),
];

export const overlapping: readonly Position[] = [
  position({
    id: 'overlapping-clear',
    mine: HEADHUNTER,
    theirs: [TIE, TIE],
    practice: moving('ship:B1', 'ship:B2'),
    places: { 'ship:A1': [457, 200], 'ship:B1': [457, 320, 180], 'ship:B2': [540, 300, 180] },
    says: 'Two TIEs are close ahead. Flying across them is allowed.',
    todo: 'Plan a maneuver that does not bump into either.',
    right: /^dial:ship:A1:(1F|2[TB]|3[TBFN]|4F|[34]K)/,
    wrong: [[/./, 'At its end a TIE is in the way: your ship would stop short and lose its action.']],
    praise: 'Clear of both at its end; what lies under the template does not matter.',
  }),
  question({
    id: 'overlapping-enemy',
    mine: HEADHUNTER,
    theirs: [TIE],
    practice: moving('ship:B1'),
    places: { 'ship:A1': [457, 280], 'ship:B1': [457, 320, 180] },
    says: 'Your ship has just bumped into the TIE. It is not stressed.',
    todo: 'What may it do now? More than one answer is right.',
    answers: [
      ['+A focus action, as a red one', 'Yes. It brings a stress token.'],
      ['+Nothing at all', 'Yes: it need not take the red focus.'],
      ['Any of its actions', 'No: its own action is lost. Only focus or calculate, in red.'],
      ['An evade action', 'No: after bumping into an enemy only focus or calculate is open to it.'],
    ],
  }),
];

export const obstacles: readonly Position[] = [
  position({
    id: 'obstacles-clear',
    mine: 'pilot:goldsquadronveteran',
    theirs: [TIE],
    obstacles: ['obstacle:coreasteroid1', 'obstacle:yt2400debris1', 'obstacle:gascloud2'],
    practice: moving('ship:B1'),
    places: {
      'ship:A1': [457, 200],
      'ship:B1': [800, 850, 180],
      'rock:1': [380, 330],
      'rock:2': [560, 330],
      'rock:3': [457, 480],
    },
    says: 'Asteroid on the left, debris on the right, gas ahead.',
    todo: 'Plan a maneuver that touches none of them.',
    right: /^dial:ship:A1:(1|2[TFY]|3F|4)/,
    wrong: [
      [/:[23][BT]/, 'That touches the asteroid on the left.'],
      [/:[23][NY]/, 'That touches the debris on the right.'],
    ],
    praise: 'Nothing touched.',
  }),
  question({
    id: 'obstacles-gas',
    mine: 'pilot:goldsquadronveteran',
    theirs: [TIE],
    obstacles: ['obstacle:gascloud2'],
    practice: shooting('ship:B1'),
    places: { 'ship:A1': [457, 300], 'ship:B1': [457, 500, 180], 'rock:1': [457, 330] },
    says: 'Your ship lies on a gas cloud. The TIE is ahead of it, in arc, at range 2.',
    todo: 'Name something that is not possible. More than one answer is right.',
    answers: [
      ['+Your ship attacks', 'Right: at range 0 of asteroid, debris or gas a ship cannot attack.'],
      ['+The TIE gets a lock on your ship', 'Right: in gas, nobody can lock you.'],
      [
        'The TIE attacks your ship',
        'It can. Where the shot is measured through the cloud, you roll one green die more.',
      ],
    ],
  }),
];
