/** A file of the published site. */
export interface PublishedFile {
  /** Below the base path, without a slash at its start: `assets/people.json`. */
  path: string;
  /** Its content; absent if `json` or `source` says it. */
  content?: string | Uint8Array | undefined;
  /** A value to publish as JSON. It may share parts with other files, because it is serialized when it is written. */
  json?: unknown;
  /** Absolute path of the file to copy. */
  source?: string | undefined;
}
