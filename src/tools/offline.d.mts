import type { Plugin } from 'vite';

export declare function listFiles(folder: string): void;
export declare const offline: Plugin;
