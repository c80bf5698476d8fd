export interface FindBrowserOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly platform?: NodeJS.Platform;
  /** Whether there is a program at this path. */
  readonly exists?: (file: string) => boolean;
}

/**
 * The path of an installed Chrome or Chromium, or undefined.
 * @throws when CHROMIUM_PATH or CHROME_PATH names a program that is not there.
 */
export declare function findBrowser(options?: FindBrowserOptions): string | undefined;
