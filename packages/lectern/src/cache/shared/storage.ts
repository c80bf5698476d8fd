/** The responses of a storage are untrusted. */
export interface Storage {
  label: string;
  /** The caller must verify the hash. */
  getPack(input: { hash: string; size: number; signal: AbortSignal }): Promise<Buffer | undefined>;
  putPack(input: { hash: string; content: Buffer; signal: AbortSignal }): Promise<void>;
  getIndex(input: { name: string; signal: AbortSignal }): Promise<Buffer | undefined>;
  /** @param packs - The packs that the index lists. A `Storage` that deletes unused artifacts must keep these packs. */
  putIndex(input: {
    name: string;
    content: Buffer;
    packs: readonly PackReference[];
    signal: AbortSignal;
  }): Promise<void>;
}

export interface PackReference {
  /** SHA-256, in hex. */
  hash: string;
  size: number;
}

/** A storage error. Its message is a verb phrase about the storage, such as "sent a damaged index". */
export class StorageError extends Error {}
