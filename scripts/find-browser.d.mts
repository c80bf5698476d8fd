export interface FindBrowserOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly platform?: NodeJS.Platform;
  readonly exists?: (file: string) => boolean;
}

/**
 * Returns the path of an installed Chrome or Chromium, or undefined if there is none.
 * @throws Error if CHROMIUM_PATH or CHROME_PATH points to a program that does not exist.
 */
export declare function findBrowser(options?: FindBrowserOptions): string | undefined;
