/** Name of the window event that opens the search. Its detail is a `SearchCall`. */
export const searchCallEvent = 'lectern:search';

/**
 * Name of the event for a link that the reader is likely to open, such as the first result. Navigation fetches its
 * page.
 */
export const likelyLinkEvent = 'lectern:likely';

/** A call to the search. The boot script and the button's island share no module, so the call is passed in an event. */
export interface SearchCall {
  /**
   * Returns the text that was typed since the call. The field that takes it must have the focus: from then on, the
   * browser sends keys to it. Undefined if the reader has pressed Escape in the meantime.
   */
  take(): TypedAhead | undefined;
  /** Called when the dialog failed to load. */
  fail(): void;
}

export interface TypedAhead {
  text: string;
  /** Whether Enter was pressed after the text. */
  isSubmitted: boolean;
}
