/** Markdown that a plug-in wrote. */
export interface WrittenText {
  text: string;
  /** The file whose beginning this is: errors name it, so that each is reported once. */
  excerptOf?: string | undefined;
}
