export declare function editionOf(folder: string): string;
export declare function defineEdition(root: string): { readonly __EDITION__: string };
