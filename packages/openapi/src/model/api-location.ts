/** A target of links within the reference. */
export interface ApiTarget {
  route: string;
  anchor?: string | undefined;
}

/** A description in Markdown, which `Text` renders as untrusted. */
export interface ApiText {
  markdown: string;
  /** File relative to the site's folder, and the position at which the Markdown starts. */
  file: string;
  line: number;
  column: number;
}

export interface ApiLocation {
  /** Path relative to the site's folder. */
  file: string;
  line: number;
}
