const HUGE = 'printed on loadouts of huge ships only, which are out of scope';
const ENERGY = 'all that it does takes or brings energy, which huge ships alone have';

/** Written cards that no random game can use, and why. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  'condition:trialsofthedarksaber': 'no card in scope assigns it',
  'upgrade:bloodcrow-title': ENERGY,
  'upgrade:ga75-crew': 'it asks for a Wing Leader card, and those are for epic games',
  'upgrade:hosnianlament-title': ENERGY,
  'upgrade:infernosquad-crew': HUGE,
  'upgrade:malefactor-title': HUGE,
  'upgrade:precursor-title': ENERGY,
  'upgrade:spectreofnayr-title': ENERGY,
};
