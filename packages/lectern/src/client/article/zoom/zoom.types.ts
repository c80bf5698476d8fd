/** The zoom behavior of one kind of element, such as images or diagrams. */
export interface Zoom {
  /** Sets up the elements of the current page. */
  attach(): void;
  /** Reverts the setup, before or after the page is replaced. */
  detach(): void;
}
