/** Results by the hash of all that they were made from. */
export interface Cache {
  /** Returns the kept result, or makes it and keeps it. What throws is not kept. */
  get<T>(input: { step: string; key: readonly unknown[]; make: () => Promise<T> }): Promise<T>;
}
