/** Caches results under the hash of all their inputs. */
export interface Cache {
  /** Returns the cached result. If there is none, computes the result and caches it. Errors are not cached. */
  get<T>(input: { step: string; key: readonly unknown[]; make: () => Promise<T> }): Promise<T>;
}
