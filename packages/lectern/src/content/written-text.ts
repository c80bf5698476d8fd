/** Markdown that a plug-in generated. */
export interface WrittenText {
  text: string;
  /**
   * The file from which the Markdown is an excerpt. Errors refer to this file, so that each error is reported only
   * once.
   */
  excerptOf?: string | undefined;
}
