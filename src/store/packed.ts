/** Longer addresses are cut by some programs that carry them. */
export const MOST_LETTERS = 16_000;
/** What nobody packs by playing: a small address must not fill the memory. */
const MOST_BYTES = 5_000_000;

/** Text as letters that stand in an address. The browser packs by itself: no library is needed. */
export async function packed(text: string): Promise<string> {
  const bytes = await allOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  let letters = '';
  for (const byte of bytes!) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text again; null for letters that are none of ours, or that somebody cut. */
export async function unpacked(letters: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0));
    const text = await allOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
    return text && new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return null;
  }
}

/** Null where it is more than anybody sends. */
async function allOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
