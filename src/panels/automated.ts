/** Cards that do something, and how many of them the table plays whole. `npm run cards` counts, a test holds this to it. */
export const AUTOMATED = { whole: 1215, all: 1215 } as const;

const number = new Intl.NumberFormat('en');

export const automatedWords = ({ whole, all }: { readonly whole: number; readonly all: number }): string =>
  whole === all
    ? `The table plays all ${number.format(all)} cards that do something.`
    : `Of the ${number.format(all)} cards that do something the table plays ${number.format(whole)}; the others carry the mark “by hand”.`;
