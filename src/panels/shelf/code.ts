/** Texts as links: pressed flat, in letters that an address may have. The browser does it itself; no library is needed. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'));
  let letters = '';
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null where it is no such text. */
export async function unpacked(code: string): Promise<string | null> {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

async function through(from: Blob, by: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(from.stream().pipeThrough(by)).arrayBuffer());
}
