/** The window event that opens the search; its detail is a `SearchCall`. */
export const searchCallEvent = 'lectern:search';

/** The event of a link that the reader is likely to open, such as the first result. Navigation fetches its page. */
export const likelyLinkEvent = 'lectern:likely';

/**
 * One call to the search. The boot script and the button's island share no module, so the call is passed in an event.
 */
export interface SearchCall {
  /**
   * Passes on what was typed since the call. The field that takes it must have the focus: from then on, the browser
   * sends keys to it. Undefined when the reader has pressed Escape meanwhile.
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
