/**
 * A place to store artifacts for builds on other machines. A `Storage` doesn't parse the artifacts. Its responses are
 * untrusted.
 */
export interface Storage {
  label: string;
  /** Returns the pack with this SHA-256 hash; undefined if it doesn't exist. The caller must verify the hash. */
  getPack(input: { hash: string; size: number; signal: AbortSignal }): Promise<Buffer | undefined>;
  putPack(input: { hash: string; content: Buffer; signal: AbortSignal }): Promise<void>;
  /** Returns the latest index with this name; undefined if it doesn't exist. The name is also a SHA-256 hash. */
  getIndex(input: { name: string; signal: AbortSignal }): Promise<Buffer | undefined>;
  /**
   * Stores an index.
   * @param packs - The packs that the index lists. A `Storage` that deletes unused artifacts must keep these packs.
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

/** A storage error. Its message is a verb phrase about the storage, such as "sent a damaged index". */
export class StorageError extends Error {}
