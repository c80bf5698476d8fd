/** Markdown that a plug-in wrote. */
export interface WrittenText {
  text: string;
  /** The file that this is an excerpt of. Errors name that file, so that each is reported once. */
  excerptOf?: string | undefined;
}
