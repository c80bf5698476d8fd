export interface Cache {
  /** Returns the cached result or, if there is none, computes and caches the result. Errors are not cached. */
  get<T>(input: { step: string; key: readonly unknown[]; make: () => Promise<T> }): Promise<T>;
}
