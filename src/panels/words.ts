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
    learn: 'Open the lessons',
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
        about: 'Fly against targets that do what you set, or take a drill: a goal, a par, your best.',
      },
      {
        name: 'Learn',
        about: 'Short lessons on the real table: do the next thing, and see why it works.',
      },
    ],
    notice:
      'An unofficial, free fan project, not affiliated with or endorsed by any rights holder. It uses no art or text of the publisher. The code is under the MIT licence.',
  },
  problem: {
    title: 'Something went wrong',
    about: 'The page met a problem that it could not handle. Loading it again usually helps.',
    details: 'What the program said:',
    reload: 'Load again',
  },
} as const;
