import type { Lesson } from './lesson';
import { lessonSetup } from './setup';

const ME = 'ship:A1';
const OTHER = 'ship:B1';

/** The second lesson: actions, and the stress that keeps a ship from them. */
export const stressAndActions: Lesson = {
  id: 'actions',
  name: 'Stress and actions',
  about: 'What a ship may do after its move, what red maneuvers cost, and how to calm down again.',
  minutes: 4,
  seed: 2,
  setup: lessonSetup({
    mine: 'pilot:banditsquadronpilot',
    theirs: ['pilot:academypilot'],
    practice: { drill: 'move', still: [OTHER], peaceful: [OTHER], endless: [] },
  }),
  places: {
    [ME]: { x: 457, y: 260, heading: 0 },
    [OTHER]: { x: 457, y: 90, heading: 0 },
  },
  steps: [
    {
      title: 'After the move, an action',
      says: 'Each round a ship flies its maneuver, and then may perform one action. Let us fly first. A ship of the other side is right behind you; it only watches.',
      todo: 'Set your dial to straight ahead at speed 2.',
      task: {
        kind: 'answer',
        right: /^dial:ship:A1:2F/,
        wrong: [
          [/^dial:ship:A1:.*R$/, 'The red ones come in a minute. Now take the straight arrow in row 2.'],
          [/^dial:/, 'That would do in a game. Here take the straight arrow in row 2.'],
        ],
      },
      light: { option: 'dial:ship:A1:2FB' },
      sees: [OTHER],
    },
    {
      title: 'Fly',
      says: 'As in the first lesson.',
      todo: 'Press Ready.',
      task: { kind: 'answer', right: /^ready$/, wrong: [] },
      light: { region: 'ready' },
      praise: 'Your ship has flown. Now the table asks which action it performs.',
    },
    {
      title: 'Focus',
      says: 'The most useful action is Focus: the pilot takes a deep breath, and will make more of the next dice.',
      todo: 'Choose Focus.',
      task: {
        kind: 'answer',
        right: /^action:focus/,
        wrong: [
          [/^action:lock/, 'A lock is for shooting: the third lesson uses one. Choose Focus.'],
          [/^action:barrelRoll/, 'A barrel roll slides the ship sideways; you will do one at the end. Choose Focus.'],
          [/^pass$/, 'You may do without, but this one costs nothing. Choose Focus.'],
        ],
      },
      light: { option: 'action:focus:white' },
      praise:
        'Your ship gained a focus token: the round green one. Nobody was there to use it on, so when the round ended it was put away again.',
    },
    {
      title: 'Blue, white and red',
      says: 'Look at the colours on the dial. White is ordinary, blue is easy. Red is hard on pilot and ship: whoever flies it is stressed afterwards.',
      task: { kind: 'read' },
      light: { region: 'dial' },
    },
    {
      title: 'Turn right round',
      says: 'The other ship is behind you. One maneuver turns a ship round where it ends: the Koiogran turn, the arrow that comes back. It is red.',
      todo: 'Choose the Koiogran turn.',
      task: {
        kind: 'answer',
        right: /^dial:ship:A1:\dK/,
        wrong: [[/^dial:/, 'That keeps the other ship behind you. Take the red arrow that comes back.']],
      },
      light: { option: 'dial:ship:A1:4KR' },
      sees: [OTHER],
    },
    {
      title: 'Hold on',
      says: 'It will fly straight ahead and end facing the other way.',
      todo: 'Press Ready.',
      task: { kind: 'answer', right: /^ready$/, wrong: [] },
      light: { region: 'ready' },
      sees: [OTHER],
      praise: 'You are facing the other ship now. And your ship gained a stress token.',
    },
    {
      title: 'Stress',
      says: 'A stressed ship may not perform actions: that is why you were not asked for one. Nor may it fly red maneuvers: they are crossed out on your dial. The token stays until you get rid of it.',
      task: { kind: 'read' },
      light: { region: 'rail' },
      sees: [OTHER],
    },
    {
      title: 'Calm down',
      says: 'Blue maneuvers are easy: flying one takes a stress token away, before the ship would act.',
      todo: 'Choose any blue arrow.',
      task: {
        kind: 'answer',
        right: /^dial:ship:A1:.*B$/,
        wrong: [
          [
            /^dial:ship:A1:.*W$/,
            'White brings no stress, but takes none away either: you would stay stressed. Choose a blue arrow.',
          ],
          [/^dial:ship:A1:.*R$/, 'A stressed ship may not fly red maneuvers. Choose a blue arrow.'],
        ],
      },
      light: { region: 'dial' },
    },
    {
      title: 'Fly it',
      says: 'Watch the token beside your ship.',
      todo: 'Press Ready.',
      task: { kind: 'answer', right: /^ready$/, wrong: [] },
      light: { region: 'ready' },
      praise: 'The stress is gone, and in time: your ship may act again, in this very round.',
    },
    {
      title: 'Barrel roll',
      says: 'Some actions move the ship. A barrel roll slides it to one side; it keeps facing the same way. For this ship it is a red action: look what that brings.',
      todo: 'Choose Barrel roll.',
      task: {
        kind: 'answer',
        right: /^action:barrelRoll/,
        wrong: [
          [/^action:focus/, 'You know that one. Try something new: Barrel roll.'],
          [/^action:lock/, 'The third lesson uses locks. Try Barrel roll.'],
          [/^pass$/, 'Do not let it pass: choose Barrel roll.'],
        ],
      },
      light: { option: 'action:barrelRoll:red' },
    },
    {
      title: 'Where to?',
      says: 'Each outline on the board is a place where your ship could end. You may pick there or in the list.',
      todo: 'Choose one of the places.',
      task: { kind: 'answer', right: /^(?!pass$)/, wrong: [[/^pass$/, 'Choose one of the places.']] },
      light: { region: 'question' },
      praise: 'A small step to the side can bring an enemy into your sights, or you out of theirs.',
    },
    {
      title: 'Red actions',
      says: 'It cost something: your ship is stressed again. A red action brings a stress token, just like a red maneuver. The card of a ship shows which of its actions are red.',
      task: { kind: 'read' },
      light: { region: 'rail' },
    },
  ],
  done: 'You know what an action is, what stress does, and how a blue maneuver takes it away. Next: shooting.',
};
