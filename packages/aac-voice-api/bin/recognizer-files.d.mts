/** Languages and the models of `soundswallower` for them. */
export declare const MODELS: Readonly<Record<'en' | 'fr', string>>;

/** The files of the recognizer by path below the folder to serve. */
export declare function recognizerFiles(options?: {
  languages?: readonly ('en' | 'fr')[];
}): Map<string, Uint8Array>;

/** Changes when the files do: for those who keep them. */
export declare function recognizerHash(): string;
