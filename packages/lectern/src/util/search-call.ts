/** The event's detail is a `SearchCall`. */
export const searchCallEvent = 'lectern:search';

/** Name of an event on a link that the reader is likely to open, such as the first result, to prefetch the page. */
export const likelyLinkEvent = 'lectern:likely';

/** A request to open search, sent in an event, because the boot script and the button's island share no module. */
export interface SearchCall {
  /**
   * Returns the text typed since the request; undefined after Escape. The search field must already have the focus, so
   * that further keys go to it.
   */
  take(): TypedAhead | undefined;
  fail(): void;
}

export interface TypedAhead {
  text: string;
  isSubmitted: boolean;
}
