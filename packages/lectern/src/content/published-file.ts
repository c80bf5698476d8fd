/** A file of the published site. */
export interface PublishedFile {
  /** Path below the base path, without a leading slash: `assets/people.json`. */
  path: string;
  /** Content of the file; absent if `json` or `source` is set. */
  content?: string | Uint8Array | undefined;
  /** A value to publish as JSON. It may share parts with other files, because it is serialized when it is written. */
  json?: unknown;
  /** Absolute path of the file to copy. */
  source?: string | undefined;
}
