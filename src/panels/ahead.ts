import { keepOffline } from './offline/update';

/** What a press on the first screen needs, in the order in which it is needed; each is one rest of the page. */
const STEPS: readonly (() => Promise<unknown>)[] = [
  () =>
    import('../squads/starter').then(async ({ starterSetup }) => {
      const { engineFor } = await import('../store/engineFor');
      const engine = await engineFor(starterSetup);
      await rest();
      // A game that nobody plays: what is looked up once for all games is found by now.
      engine.newGame(starterSetup, 1);
    }),
  () => import('./table/Game'),
  () => import('../board/warmUp').then(({ warmUp }) => warmUp()),
  // Letters that come later would have the table laid out twice.
  () => Promise.all(FONTS.map(font => document.fonts.load(font))),
  // Last: the rest of the game comes after what the next press needs.
  keepOffline,
];

const FONTS = [
  ...[400, 500, 600, 700].map(weight => `${weight} 16px "Barlow Semi Condensed"`),
  '600 16px "Saira Variable"',
];

/** Reads the table's code and cards while the first screen rests, so that the press shows a table; the function returned ends it. */
export function readAhead(): () => void {
  let gone = false;
  const go = async () => {
    for (const step of STEPS) {
      await rest();
      if (gone) return;
      // What does not come now is asked for again by the press, which says so if it fails.
      await step().catch(() => undefined);
    }
  };
  // After the first picture: nothing that is seen waits for it.
  const timer = setTimeout(go, BEFORE);
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}

const BEFORE = 400;

const rest = (): Promise<unknown> =>
  new Promise(resolve =>
    // Safari has no idle callback.
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 50),
  );
