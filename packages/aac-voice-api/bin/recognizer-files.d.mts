/** The `soundswallower` model for each language. */
export declare const MODELS: Readonly<Record<'en' | 'fr', string>>;

/** The files of the recognizer by path, relative to the folder to serve. */
export declare function recognizerFiles(options?: {
  languages?: readonly ('en' | 'fr')[];
}): Map<string, Uint8Array>;

/** A hash of the files, for caching. */
export declare function recognizerHash(): string;
