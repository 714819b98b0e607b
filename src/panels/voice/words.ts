/** The voice in the margin. */
export const VOICE_WORDS = {
  coach: { name: 'Coach', ask: 'What matters here?', fold: 'Understood', off: 'No more coaching' },
  hints: { name: 'Hint', ask: 'What matters here?', fold: 'Understood', off: 'Hints off' },
  menu: { title: 'Hints', label: 'At each choice', off: 'Off', hints: 'All hints', coach: 'A coach: less every round' },
} as const;
