/** Results by the hash of all their inputs. */
export interface Cache {
  /** Returns the cached result, or computes and caches it. Errors are not cached. */
  get<T>(input: { step: string; key: readonly unknown[]; make: () => Promise<T> }): Promise<T>;
}
