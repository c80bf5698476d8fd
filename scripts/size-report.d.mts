export type SizeKey = 'html' | 'css' | 'before' | 'intent';
export type Sizes = Readonly<Record<SizeKey, number>>;

export interface SizeReport {
  readonly page: string;
  readonly words: number;
  /** Bytes of the drawings in the page, which are not in `sizes.html`. */
  readonly drawings: number;
  /** Paths of the published files that each sum is made of. */
  readonly files: Readonly<Record<Exclude<SizeKey, 'html'>, readonly string[]>>;
  /** `all`: every script that the page can come to load. */
  readonly sizes: Sizes & { readonly all: number };
  readonly budgets: Sizes;
}

export interface SizeReportOptions {
  /** Base path of the site. */
  readonly base: string;
  /** Gives the content of a published file by its path. */
  readonly read: (file: string) => Buffer;
}

/** Bytes after brotli, as the design sets them; HTML for a page of 1,000 words. */
export declare const budgets: Sizes;
/** @returns what tells what a reader of one page downloads, by the page's path in the published folder. */
export declare function createSizeReport(options: SizeReportOptions): (page: string) => SizeReport;
/** The keys of a report that are over their budget. */
export declare function overBudget(report: SizeReport): SizeKey[];
