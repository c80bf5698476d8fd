/** Markdown that a plug-in generated. */
export interface WrittenText {
  text: string;
  /**
   * The file that the Markdown is an excerpt from. Errors refer to that file, so that each error is reported only
   * once.
   */
  excerptOf?: string | undefined;
}
