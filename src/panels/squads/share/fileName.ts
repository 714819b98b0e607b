/** A name that any file system takes. */
const plainOf = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '') || 'squad';

export const fileNameOf = (name: string): string => `${plainOf(name)}.xws.json`;
export const pictureNameOf = (name: string): string => `${plainOf(name)}.svg`;
