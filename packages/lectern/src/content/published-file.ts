/** A file to publish with the site. */
export interface PublishedFile {
  /** Path relative to the base path, without a leading slash: `assets/people.json`. */
  path: string;
  /** The file's content. Leave it out if you set `json` or `source`. */
  content?: string | Uint8Array | undefined;
  /**
   * A value to publish as JSON. It is serialized only when the file is written, so an object that several files share
   * takes memory only once.
   */
  json?: unknown;
  /** Absolute path of the file to copy. */
  source?: string | undefined;
}
