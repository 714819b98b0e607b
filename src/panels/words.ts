/** What the screens say: English first, in one place. */
export const WORDS = {
  firstScreen: {
    title: 'Range One',
    lead: 'A table for X-Wing 2.5 in your browser. Two players, one screen, and the table keeps the rules.',
    doorsHeading: 'Three doors',
    notBuiltYet: 'Not built yet',
    starter: 'Starter game',
    newGame: 'New game',
    continue: 'Continue',
    saved: 'Saved games',
    settings: 'Settings',
    doors: [
      {
        name: 'Play together',
        about: 'Two squads, twelve rounds, a winner. You take turns at one screen.',
        waitsFor: null,
      },
      {
        name: 'Practice',
        about: 'Fly alone against targets that do what you set. Undo anything.',
        waitsFor: 'Waits for targets with a will of their own.',
      },
      {
        name: 'Learn',
        about: 'Short lessons on the real table. Each lets you do the next thing and says why it works.',
        waitsFor: 'Waits for the lessons to be written.',
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
