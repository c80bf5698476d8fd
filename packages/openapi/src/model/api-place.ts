/** A place in the reference. */
export interface ApiTarget {
  route: string;
  /** Without `#`. */
  anchor?: string | undefined;
}

/** A description: Markdown, which `Text` renders as untrusted. */
export interface ApiText {
  markdown: string;
  /** Path relative to the site's folder, and the place where the text begins. */
  file: string;
  line: number;
  column: number;
}

/** Where something is in the document. */
export interface ApiPlace {
  /** Path relative to the site's folder. */
  file: string;
  line: number;
}
