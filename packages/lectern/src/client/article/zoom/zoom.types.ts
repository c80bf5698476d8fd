/** A kind of element that readers can enlarge. */
export interface Zoom {
  /** Sets up the current page. */
  attach(): void;
  /** The page is about to be replaced, or was replaced. */
  detach(): void;
}
