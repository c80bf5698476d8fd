export interface Cache {
  /** Returns the cached result, or computes the result and caches it. Errors are not cached. */
  get<T>(input: { step: string; key: readonly unknown[]; make: () => Promise<T> }): Promise<T>;
}
