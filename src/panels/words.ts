/** What the screens say: English first, in one place. */
export const WORDS = {
  firstScreen: {
    title: 'Range One',
    lead: 'A table for X-Wing 2.5 in your browser. Two players, one screen, and the table keeps the rules.',
    doorsHeading: 'Doors',
    starter: 'Starter game',
    starterAbout:
      'Starter game: Chance Engagement, four Rebels round Luke Skywalker against Darth Vader’s five TIEs. Up to twelve rounds, about 90 minutes.',
    alone: 'Against the table',
    aloneLevel: 'Its level',
    newGame: 'New game',
    practice: 'Set up practice',
    drills: 'Drills',
    puzzles: 'Puzzles',
    eye: 'Train your eye',
    learn: 'Open the lessons',
    rulebook: 'Rulebook',
    continue: 'Continue',
    squads: 'Squads',
    saved: 'Saved games',
    settings: 'Settings',
    doors: [
      {
        name: 'Play together',
        about: 'Two squads, one screen, a winner.',
      },
      {
        name: 'Play alone',
        about: 'The same game against the table, which sees only what a player sees.',
      },
      {
        name: 'Practice',
        about: 'Fly against targets, take a drill, find the best dial in the puzzle of the day, or train your eye.',
      },
      {
        name: 'Learn',
        about: 'Short lessons on the real table: do the next thing, and see why it works.',
      },
    ],
    notice:
      'An unofficial, free fan project, not affiliated with or endorsed by any rights holder. It uses no art or text of the publisher. The code is under the MIT licence.',
  },
  /** By the name in the address: for the browser's tab and its history. */
  rooms: {
    new: 'New game',
    practice: 'Practice',
    drills: 'Drills',
    puzzles: 'Puzzles',
    eye: 'Train your eye',
    learn: 'Learn',
    rulebook: 'Rulebook',
    squads: 'Squads',
    saves: 'Saved games',
    settings: 'Settings',
    game: 'Game',
    replay: 'Replay',
  },
  /** Said on the first screen to whoever came by an address that leads nowhere. */
  astray: {
    room: 'There is nothing at that address. This is where everything begins.',
    drill: 'There is no drill at that address. The drills are behind “Drills”.',
    puzzle: 'There is no such puzzle. All of them are behind “Puzzles”.',
    entry: 'The rulebook has no such entry. It is behind “Rulebook”.',
    replay: 'There is no replay at that address. Games that were played are behind “Saved games”.',
    lesson: 'There is no lesson at that address. The lessons are behind “Open the lessons”.',
  },
  update: {
    title: 'New version',
    about: 'A newer version of Range One is ready. Your games and squads stay.',
    take: 'Load it now',
    later: 'Later',
  },
  leaving: {
    losing: 'Leave and lose this?',
    lost: 'Whoever leaves now loses it, unless it is in a file.',
    file: 'Save as a file',
    stay: 'Stay',
    anyway: 'Leave anyway',
    visit: 'Leave for a squad?',
    visitAbout: 'A link brought a squad. To look at it you leave this table; it waits for you where it stands.',
    playOn: 'Play on',
    look: 'Look at the squad',
  },
  problem: {
    title: 'Something went wrong',
    about: 'The page met a problem that it could not handle. Loading it again usually helps.',
    details: 'What the program said:',
    reload: 'Load again',
  },
} as const;
