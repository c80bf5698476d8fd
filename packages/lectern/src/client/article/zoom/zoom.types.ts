/** What the reader may look at more closely. */
export interface Zoom {
  /** Looks at the page that is open now. */
  attach(): void;
  /** The page is about to go, or has gone. */
  detach(): void;
}
