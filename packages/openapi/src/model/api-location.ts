export interface ApiTarget {
  route: string;
  anchor?: string | undefined;
}

/** A description in Markdown, which `Text` renders as untrusted. */
export interface ApiText {
  markdown: string;
  /** The file, relative to the site's folder, and the position where the Markdown starts. */
  file: string;
  line: number;
  column: number;
}

export interface ApiLocation {
  /** The path, relative to the site's folder. */
  file: string;
  line: number;
}
