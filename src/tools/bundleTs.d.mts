export declare function bundleTs(home: string, entry: string, outDir: string, file?: string): Promise<string>;
