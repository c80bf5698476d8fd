/** The window event that opens the search; its detail is a `SearchCall`. */
export const searchCallEvent = 'lectern:search';

/** The event of a link that the reader is likely to open, such as the first result. Navigation fetches its page. */
export const likelyLinkEvent = 'lectern:likely';

/**
 * One call of the search. The boot script and the island of the button have no module in common, so it travels with an
 * event.
 */
export interface SearchCall {
  /**
   * Passes on what was typed since the call. The field that takes it must have the focus: from here on the browser
   * brings the keys there. Undefined when the reader has pressed Escape meanwhile.
   */
  take(): TypedAhead | undefined;
  /** Called when the dialog failed to load. */
  fail(): void;
}

export interface TypedAhead {
  text: string;
  /** Enter was pressed after the text. */
  isSubmitted: boolean;
}
