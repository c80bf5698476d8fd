export type SizeKey = 'html' | 'css' | 'before' | 'intent';
export type Sizes = Readonly<Record<SizeKey, number>>;

export interface SizeReport {
  readonly page: string;
  readonly words: number;
  /** The bytes of inline drawings, which `sizes.html` doesn't include. */
  readonly drawings: number;
  readonly files: Readonly<Record<Exclude<SizeKey, 'html'>, readonly string[]>>;
  /** Sizes by kind. `all` includes every script that the page might load. */
  readonly sizes: Sizes & { readonly all: number };
  /** The size of the HTML after a faster compression. It is never smaller than `sizes.html`. */
  readonly htmlAtMost: number;
  readonly budgets: Sizes;
}

export interface SizeReportOptions {
  readonly base: string;
  readonly read: (file: string) => Buffer;
}

/** Budgets in bytes after Brotli compression. The HTML budget is for a page of 1,000 words. */
export declare const budgets: Sizes;
/** The returned function reports what a reader downloads for a page, given the page's path in the output folder. */
export declare function createSizeReport(options: SizeReportOptions): (page: string) => SizeReport;
export declare function overBudget(report: SizeReport): SizeKey[];
