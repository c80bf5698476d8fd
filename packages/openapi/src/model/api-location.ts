export interface ApiTarget {
  route: string;
  anchor?: string | undefined;
}

/** `Text` sanitizes the Markdown, because the document may be untrusted. */
export interface ApiText {
  markdown: string;
  /** Relative to the site's folder. `line` and `column` are the position in this file where the Markdown starts. */
  file: string;
  line: number;
  column: number;
}

export interface ApiLocation {
  /** Relative to the site's folder. */
  file: string;
  line: number;
}
