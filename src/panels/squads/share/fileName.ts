/** A name that any file system takes. */
export function fileNameOf(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `${plain || 'squad'}.xws.json`;
}
