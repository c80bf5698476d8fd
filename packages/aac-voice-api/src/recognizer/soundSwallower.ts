/**
 * The functions of `soundswallower` 0.6 that the recognizer uses. They are declared here, because the types in the
 * package lack the scores of a result.
 */
export interface SoundSwallower {
  readonly Decoder: new (config: Readonly<Record<string, string | number | boolean>>) => Decoder;
  readonly Endpointer: new (options: {
    samprate: number;
    window?: number;
    ratio?: number;
    mode?: number;
  }) => Endpointer;
  readonly HEAP32: Int32Array;
  _malloc(bytes: number): number;
  _free(address: number): void;
  /** Returns the address of the recognized text, and writes the score of the best path to the address in `score`. */
  _decoder_hyp(decoder: number, score: number): number;
}

export interface Decoder {
  readonly cdecoder: number;
  initialize(): Promise<unknown>;
  reinitialize_audio(): Promise<void>;
  set_config(key: string, value: string | number): boolean;
  add_words(...words: readonly (readonly [string, string])[]): void;
  /** A grammar in JSGF. Each of its words must be in the dictionary. */
  set_grammar(grammar: string): void;
  start(): void;
  process_audio(samples: Float32Array, noSearch: boolean, wholeUtterance: boolean): number;
  stop(): void;
  get_text(): string;
  /** The recognized words, with their durations in seconds. `t` is `<sil>` for silence. */
  get_alignment(): { readonly w?: readonly { readonly t: string; readonly d: number }[] };
  delete(): void;
}

/** Times are in seconds since the first frame. */
export interface Endpointer {
  get_frame_size(): number;
  get_in_speech(): boolean;
  get_speech_start(): number;
  get_speech_end(): number;
  process(frame: Float32Array): Float32Array | null;
}

export type CreateSoundSwallower = (module: object) => Promise<unknown>;
