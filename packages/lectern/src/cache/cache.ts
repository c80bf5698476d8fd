/** Stores results on disk, for later builds. */
export interface Cache {
  /**
   * Returns the cached result or, if there is none, computes and caches the result. Errors are not cached.
   * @param input.step - The name of the computation, unique among all plug-ins.
   * @param input.key - Everything that the result depends on, as plain data.
   * @param input.make - Computes the result.
   */
  get<T>(input: { step: string; key: readonly unknown[]; make: () => Promise<T> }): Promise<T>;
}
