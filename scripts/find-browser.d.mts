export interface FindBrowserOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly platform?: NodeJS.Platform;
  readonly exists?: (file: string) => boolean;
}

/**
 * Finds the path of an installed Chrome or Chromium, or undefined.
 * @throws when CHROMIUM_PATH or CHROME_PATH points to a program that does not exist.
 */
export declare function findBrowser(options?: FindBrowserOptions): string | undefined;
