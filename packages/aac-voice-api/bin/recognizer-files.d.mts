export declare const MODELS: Readonly<Record<'en' | 'fr', string>>;

/** Returns the recognizer's files by path, relative to the folder to serve. */
export declare function recognizerFiles(options?: {
  languages?: readonly ('en' | 'fr')[];
}): Map<string, Uint8Array>;

/** Returns a hash of everything that the files are made from, for use in a cache key. */
export declare function recognizerHash(): string;
