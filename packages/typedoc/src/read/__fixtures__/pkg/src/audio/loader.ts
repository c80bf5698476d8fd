/** The loaded module. */
export interface LoaderModule {
  /**
   * Starts it.
   *
   * @param path - Where the model is.
   * @returns A handle, 0 for failure.
   */
  init(path: string): number;
  /** Frees a handle. */
  free: (index: number) => void;
}

/**
 * Loads the module.
 *
 * @returns The module, ready for {@link LoaderModule.init}.
 */
export default function createLoader(): Promise<LoaderModule> {
  return Promise.resolve({ init: () => 1, free: () => undefined });
}
