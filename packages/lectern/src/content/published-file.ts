/** A file to publish with the site. */
export interface PublishedFile {
  /** Path relative to the base path, without a leading slash: `assets/people.json`. */
  path: string;
  /** The file's content. Don't set it together with `json` or `source`. */
  content?: string | Uint8Array | undefined;
  /**
   * A value to publish as JSON. It is serialized only when the file is written, so several files can share an object
   * without using more memory.
   */
  json?: unknown;
  /** Absolute path of the file to copy. */
  source?: string | undefined;
}
