/** Where builds on other machines find artifacts. It knows nothing of what they hold, and nobody trusts what it returns. */
export interface Storage {
  /** How messages call it. */
  label: string;
  /** The pack with this SHA-256; undefined if there is none. Whoever asks compares the hash. */
  getPack(input: { hash: string; size: number; signal: AbortSignal }): Promise<Buffer | undefined>;
  putPack(input: { hash: string; content: Buffer; signal: AbortSignal }): Promise<void>;
  /** The index that was written last under this name, which is a SHA-256 too; undefined if there is none. */
  getIndex(input: { name: string; signal: AbortSignal }): Promise<Buffer | undefined>;
  /** @param packs - Those that the index names: a storage that deletes what is not used then knows what is. */
  putIndex(input: {
    name: string;
    content: Buffer;
    packs: readonly PackReference[];
    signal: AbortSignal;
  }): Promise<void>;
}

export interface PackReference {
  /** SHA-256 of the bytes, in hex. */
  hash: string;
  /** In bytes. */
  size: number;
}

/** What went wrong with a storage, in a sentence without a period. */
export class StorageError extends Error {}
