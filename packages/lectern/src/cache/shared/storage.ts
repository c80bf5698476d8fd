/**
 * Storage for artifacts that builds share between machines. It doesn't interpret the artifacts, and its responses are
 * untrusted.
 */
export interface Storage {
  label: string;
  /** Returns the pack with this SHA-256 hash; undefined if there is none. The caller verifies the hash. */
  getPack(input: { hash: string; size: number; signal: AbortSignal }): Promise<Buffer | undefined>;
  putPack(input: { hash: string; content: Buffer; signal: AbortSignal }): Promise<void>;
  /** Returns the latest index with this name, which is also a SHA-256 hash; undefined if there is none. */
  getIndex(input: { name: string; signal: AbortSignal }): Promise<Buffer | undefined>;
  /**
   * Stores an index.
   * @param packs - The packs that the index lists. Storage that deletes unused artifacts must keep them.
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
  size: number;
}

/** An error in storage. Its message completes a sentence about the storage: "sent a damaged index". */
export class StorageError extends Error {}
