/** A target of links in the reference. */
export interface ApiTarget {
  route: string;
  /** Without `#`. */
  anchor?: string | undefined;
}

/** A description: Markdown, which `Text` renders as untrusted. */
export interface ApiText {
  markdown: string;
  /** Path relative to the site's folder, and the position where the Markdown starts. */
  file: string;
  line: number;
  column: number;
}

/** A source location in the document. */
export interface ApiPlace {
  /** Path relative to the site's folder. */
  file: string;
  line: number;
}
