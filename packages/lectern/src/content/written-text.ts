/** Markdown that a plug-in generated. */
export interface WrittenText {
  text: string;
  /** The file that this is an excerpt of. Errors refer to that file, so that each is reported once. */
  excerptOf?: string | undefined;
}
