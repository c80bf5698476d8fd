/** Markdown that a plug-in generates. */
export interface WrittenText {
  text: string;
  /**
   * The file that the Markdown is an excerpt from. Errors are reported in this file, so that the same error isn't
   * reported twice.
   */
  excerptOf?: string | undefined;
}
