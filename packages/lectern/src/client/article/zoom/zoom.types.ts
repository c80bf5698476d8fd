/** The zoom behavior of one kind of element, such as images or diagrams. */
export interface Zoom {
  /** Sets up the elements on the current page. */
  attach(): void;
  /** Reverts the setup. Can be called before or after navigation replaces the page. */
  detach(): void;
}
