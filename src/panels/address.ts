import { create } from 'zustand';
import { asksFirst, leave } from './leaving';
import type { Along } from './rooms';

/** A place in the house, as it stands behind the # of the page's address: `drills`, `drills/joust`, `game/…`. */
interface AddressStore {
  readonly address: string;
  /** Its number among the entries of the browser's history. */
  readonly at: number;
  /** What came along in memory; after a reload the address has to do alone. */
  readonly along: Along;
  /** Why the player stands on the first screen instead, in a sentence. */
  readonly astray: string | null;
}

/** What an entry of the history remembers of itself. */
interface Mark {
  readonly at: number;
  /** The address of the entry below, so that Back on the page and Back of the browser are one. */
  readonly below: string | null;
}

const LINK = '#squad=';
/** Links that somebody sent: what they bring never ends a game unasked. */
const SENT = [LINK, '#replay/link/', '#positions/~'] as const;
const NOTHING: Along = {};
const alongs = new Map<number, Along>();
/** The player has agreed to the step that the browser takes next. */
let agreed = false;

export const useAddress = create<AddressStore>()(() => ({ ...read(location.hash), at: mark()?.at ?? 0, astray: null }));

/** Goes to an address; the one before stays behind the browser's Back. */
export function go(address: string, along: Along = NOTHING): void {
  const now = useAddress.getState();
  if (address === now.address) replace(address, along);
  else enter('pushState', { at: now.at + 1, below: now.address }, address, along);
}

/** In place of the address before: what was only on the way to here. */
export const replace = (address: string, along: Along = NOTHING): void =>
  enter('replaceState', { at: useAddress.getState().at, below: mark()?.below ?? null }, address, along);

/** Back on the page: the browser's, where the player came from there. To nowhere named, it is to wherever they came from. */
export function back(address: string = mark()?.below ?? ''): void {
  if (mark()?.below !== address) go(address);
  else step(-1);
}

/** What came along was taken in: whoever comes by here again finds it where it is kept. */
export function takenIn(): void {
  const { at } = useAddress.getState();
  alongs.delete(at);
  useAddress.setState({ along: NOTHING });
}

/** To the first screen, which says why. */
export function goAstray(sentence: string): void {
  replace('');
  useAddress.setState({ astray: sentence });
}

/** From the first screen drawn: the browser's Back and Forward, and addresses that are typed or followed. */
export function followBrowser(): () => void {
  const { at, address, along } = useAddress.getState();
  enter('replaceState', { at, below: mark()?.below ?? null }, address, along);
  addEventListener('popstate', arrive);
  return () => removeEventListener('popstate', arrive);
}

function enter(how: 'pushState' | 'replaceState', { at, below }: Mark, address: string, along: Along): void {
  history[how]({ at, below }, '', address === '' ? `${location.pathname}${location.search}` : `#${address}`);
  alongs.set(at, along);
  useAddress.setState({ address, at, along, astray: null });
}

function arrive(): void {
  const now = useAddress.getState();
  const { hash } = location;
  const { address, along } = read(hash);
  const entry = mark();
  const isAgreed = agreed;
  agreed = false;
  if (entry?.at === now.at && address === now.address) return;
  // An address that was typed or followed is a new entry above the one before.
  const steps = (entry?.at ?? now.at + 1) - now.at;
  const unbidden = entry === null && SENT.some(link => hash.startsWith(link));
  if (!isAgreed && asksFirst(unbidden)) {
    history.go(-steps);
    leave(() => (entry ? step(steps) : go(address, along)), unbidden);
  } else if (entry) {
    useAddress.setState({ address, at: entry.at, along: alongs.get(entry.at) ?? along, astray: null });
  } else {
    enter('replaceState', { at: now.at + 1, below: now.address }, address, along);
  }
}

function step(steps: number): void {
  agreed = true;
  history.go(steps);
}

/** A squad's link is taken out of the address: once read, it is on the shelf. */
function read(hash: string): { readonly address: string; readonly along: Along } {
  if (hash.startsWith(LINK)) return { address: 'squads', along: { link: hash } };
  return { address: hash.slice(1), along: NOTHING };
}

function mark(): Mark | null {
  const state: unknown = history.state;
  const isOurs = typeof state === 'object' && state !== null && 'at' in state && typeof state.at === 'number';
  return isOurs ? (state as Mark) : null;
}
