/** Name of the window event that opens the search. Its detail is a `SearchCall`. */
export const searchCallEvent = 'lectern:search';

/**
 * Name of the event for a link that the reader is likely to open, such as the first result. The navigation script
 * prefetches its page.
 */
export const likelyLinkEvent = 'lectern:likely';

/** A call to the search. The boot script and the button's island share no module, so the call is passed in an event. */
export interface SearchCall {
  /**
   * Returns the text that was typed since the call. The field that takes the text must already have the focus: from
   * then on, the browser sends keys to it. Returns undefined if the reader has pressed Escape in the meantime.
   */
  take(): TypedAhead | undefined;
  /** Call this if the dialog failed to load. */
  fail(): void;
}

export interface TypedAhead {
  text: string;
  /** Whether Enter was pressed after the text. */
  isSubmitted: boolean;
}
