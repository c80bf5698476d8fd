/** Markdown that a plug-in generates. */
export interface WrittenText {
  /** The Markdown. */
  text: string;
  /**
   * Path of the file that the Markdown is an excerpt from, relative to the site's folder. Errors are reported in this
   * file, so that the same error isn't reported twice.
   */
  excerptOf?: string | undefined;
}
