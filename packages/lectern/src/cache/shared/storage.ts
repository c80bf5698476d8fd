/**
 * A storage for artifacts of builds on other machines. It does not know their content, and its responses are
 * untrusted.
 */
export interface Storage {
  /** Name shown in messages. */
  label: string;
  /** Returns the pack with this SHA-256; undefined if there is none. The caller verifies the hash. */
  getPack(input: { hash: string; size: number; signal: AbortSignal }): Promise<Buffer | undefined>;
  putPack(input: { hash: string; content: Buffer; signal: AbortSignal }): Promise<void>;
  /** Returns the latest index under this name, which is also a SHA-256; undefined if there is none. */
  getIndex(input: { name: string; signal: AbortSignal }): Promise<Buffer | undefined>;
  /**
   * Stores an index.
   * @param packs - Packs in the index, so that a storage that deletes unused artifacts keeps them.
   */
  putIndex(input: {
    name: string;
    content: Buffer;
    packs: readonly PackReference[];
    signal: AbortSignal;
  }): Promise<void>;
}

export interface PackReference {
  /** SHA-256 hash of the bytes, in hex. */
  hash: string;
  /** Size in bytes. */
  size: number;
}

/** A storage error, whose message is a sentence without a period. */
export class StorageError extends Error {}
