/** A kind of element that readers can enlarge. */
export interface Zoom {
  /** Sets up the elements of the current page. */
  attach(): void;
  /** Removes the setup, before or after the page is replaced. */
  detach(): void;
}
