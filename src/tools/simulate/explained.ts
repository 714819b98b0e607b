const HUGE = 'printed on loadouts of huge ships only, which are out of scope';

/** Written cards that no random game can use, and why. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  'condition:trialsofthedarksaber': 'no card in scope assigns it',
  'upgrade:aqseriesbattledroids-crew': HUGE,
  'upgrade:bloodcrow-title': `${HUGE}, and nobody else has energy`,
  'upgrade:ga75-crew': HUGE,
  'upgrade:infernosquad-crew': HUGE,
  'upgrade:malefactor-title': HUGE,
};
