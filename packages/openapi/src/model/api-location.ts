export interface ApiTarget {
  route: string;
  anchor?: string | undefined;
}

/** A description in Markdown. It may come from an untrusted document, so `Text` sanitizes it. */
export interface ApiText {
  markdown: string;
  /**
   * The file that contains the Markdown, relative to the site's folder. `line` and `column` are the position where the
   * Markdown starts.
   */
  file: string;
  line: number;
  column: number;
}

export interface ApiLocation {
  /** The path, relative to the site's folder. */
  file: string;
  line: number;
}
